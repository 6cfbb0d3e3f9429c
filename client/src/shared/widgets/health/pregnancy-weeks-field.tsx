import { space } from '../../theme/theme';
import { Checkbox } from '../../ui/checkbox';
import { Stepper } from '../../ui/stepper';
import { MOST_PREGNANCY_WEEKS, USUAL_PREGNANCY_WEEKS } from './health-options';

interface PregnancyWeeksFieldProps {
  /** null = not told. */
  weeks: number | null;
  onChange: (weeks: number | null) => void;
}

/** How far a pregnancy is. Without an answer the most careful rules apply. */
export function PregnancyWeeksField({ weeks, onChange }: PregnancyWeeksFieldProps) {
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <Checkbox
        label="임신 주수를 알고 있어요 (모르면 가장 조심스럽게 골라요)"
        checked={weeks !== null}
        onChange={event => onChange(event.target.checked ? USUAL_PREGNANCY_WEEKS : null)}
      />
      {weeks !== null && (
        <Stepper
          label="임신 주수"
          unit="주"
          min={0}
          max={MOST_PREGNANCY_WEEKS}
          step={1}
          value={weeks}
          onChange={onChange}
          hint="오늘 기준으로 적어 주세요. 그다음부터는 저절로 세요."
        />
      )}
    </div>
  );
}
