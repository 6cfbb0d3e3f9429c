import { css } from '@emotion/react';
import { memo } from 'react';
import { formatNumber } from '../../../shared/lib/format';
import { space } from '../../../shared/theme/theme';
import type { PlaceLoads as Loads } from '../../../shared/widgets/training-preferences/training-preferences.api';
import { RadioChips } from '../../../shared/ui/radio-chips';

type Steps = Omit<Loads, 'singleDumbbell'>;

const SETTINGS: readonly { setting: keyof Steps; legend: string; options: readonly number[] }[] = [
  { setting: 'dumbbellStepKg', legend: '덤벨 간격', options: [1, 2, 2.5, 5] },
  { setting: 'heaviestDumbbellKg', legend: '가장 무거운 덤벨', options: [5, 10, 20, 30, 40] },
  { setting: 'smallestPlateKg', legend: '가장 작은 원판 (한 장)', options: [0.5, 1.25, 2.5, 5] },
  { setting: 'stackStepKg', legend: '머신 무게 한 칸', options: [2.5, 5, 7, 10] },
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
      {SETTINGS.map(({ setting, legend, options }) => (
        <RadioChips
          key={setting}
          legend={legend}
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
