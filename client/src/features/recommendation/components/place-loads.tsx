import { css } from '@emotion/react';
import { memo } from 'react';
import { formatNumber } from '../../../shared/lib/format';
import { space } from '../../../shared/theme/theme';
import type { PlaceLoads as Loads } from '../../../shared/widgets/training-preferences/training-preferences.api';
import { RadioChips } from '../../../shared/ui/radio-chips';
import { LOAD_NAMES } from '../lib/place-choices';

const SETTINGS: readonly { setting: keyof typeof LOAD_NAMES; options: readonly number[] }[] = [
  { setting: 'dumbbellStepKg', options: [1, 2, 2.5, 5] },
  { setting: 'heaviestDumbbellKg', options: [5, 10, 20, 30, 40] },
  { setting: 'smallestPlateKg', options: [0.5, 1.25, 2.5, 5] },
  { setting: 'stackStepKg', options: [2.5, 5, 7, 10] },
];
const DUMBBELLS = [
  { value: false, label: '둘 이상' },
  { value: true, label: '하나뿐' },
];

const SETTINGS_GRID = css({ display: 'grid', gap: space(4) });

interface PlaceLoadsProps {
  loads: Loads;
  /** Whether the place has any. */
  hasDumbbells: boolean;
  onChange: (loads: Loads) => void;
}

/** The loads at the member's own place: recommended weights can then be loaded there. */
export const PlaceLoads = memo(function PlaceLoads({ loads, hasDumbbells, onChange }: PlaceLoadsProps) {
  return (
    <div css={SETTINGS_GRID}>
      {hasDumbbells && (
        <RadioChips
          legend="덤벨 개수"
          options={DUMBBELLS}
          value={loads.singleDumbbell ?? false}
          onChange={singleDumbbell => onChange({ ...loads, singleDumbbell })}
        />
      )}
      {SETTINGS.map(({ setting, options }) => (
        <RadioChips
          key={setting}
          legend={LOAD_NAMES[setting]}
          options={[
            { value: null, label: '보통' },
            ...options.map(value => ({ value, label: `${formatNumber(value)}kg` })),
          ]}
          value={loads[setting]}
          onChange={next => onChange({ ...loads, [setting]: next })}
        />
      ))}
    </div>
  );
});
