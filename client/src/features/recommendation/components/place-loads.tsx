import { css } from '@emotion/react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import type { PlaceLoads as Loads } from '../../../shared/widgets/training-preferences/training-preferences.api';

type Steps = Omit<Loads, 'singleDumbbell'>;

const SETTINGS: readonly { setting: keyof Steps; legend: string; options: readonly number[] }[] = [
  { setting: 'dumbbellStepKg', legend: '덤벨 간격', options: [1, 2, 2.5, 5] },
  { setting: 'heaviestDumbbellKg', legend: '가장 무거운 덤벨', options: [5, 10, 20, 30, 40] },
  { setting: 'smallestPlateKg', legend: '가장 작은 원판 (한 장)', options: [0.5, 1.25, 2.5, 5] },
  { setting: 'stackStepKg', legend: '머신 무게 한 칸', options: [2.5, 5, 7, 10] },
];

const SETTINGS_GRID = css({ display: 'grid', gap: space(4) });
const LEGEND = css(text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) });
const ROW = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

interface PlaceLoadsProps {
  loads: Loads;
  /** Whether there are any to count. */
  hasDumbbells: boolean;
  onChange: (loads: Loads) => void;
}

/** What loads exist at an own place: recommended weights are ones that can be put on. */
export const PlaceLoads = memo(function PlaceLoads({ loads, hasDumbbells, onChange }: PlaceLoadsProps) {
  return (
    <div css={SETTINGS_GRID}>
      {hasDumbbells && (
        <Setting legend="덤벨 개수">
          {[false, true].map(single => (
            <ChipButton
              key={String(single)}
              selected={(loads.singleDumbbell ?? false) === single}
              onClick={() => onChange({ ...loads, singleDumbbell: single })}
            >
              {single ? '하나뿐' : '둘 이상'}
            </ChipButton>
          ))}
        </Setting>
      )}
      {SETTINGS.map(({ setting, legend, options }) => (
        <Setting key={setting} legend={legend}>
          <ChipButton
            selected={loads[setting] === null}
            onClick={() => onChange({ ...loads, [setting]: null })}
          >
            보통
          </ChipButton>
          {options.map(kg => (
            <ChipButton
              key={kg}
              selected={loads[setting] === kg}
              onClick={() => onChange({ ...loads, [setting]: kg })}
            >
              {formatNumber(kg)}kg
            </ChipButton>
          ))}
        </Setting>
      ))}
    </div>
  );
});

function Setting({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend css={LEGEND}>{legend}</legend>
      <div css={ROW}>{children}</div>
    </fieldset>
  );
}
