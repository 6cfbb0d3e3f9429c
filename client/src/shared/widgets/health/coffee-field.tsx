import { space, text } from '../../theme/theme';
import { Checkbox } from '../../ui/checkbox';
import { Stepper } from '../../ui/stepper';
import { DEFAULT_COFFEE_CUPS, MOST_COFFEE_CUPS } from './health-options';

interface CoffeeFieldProps {
  /** null = not answered. */
  cups: number | null;
  onChange: (cups: number | null) => void;
}

/** Cups of coffee per day, which count towards the caffeine limit. */
export function CoffeeField({ cups, onChange }: CoffeeFieldProps) {
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <h3 css={text.title}>하루에 마시는 커피</h3>
      <Checkbox
        label={`그날그날 달라요 (하루 ${DEFAULT_COFFEE_CUPS}잔으로 계산)`}
        checked={cups === null}
        onChange={event => onChange(event.target.checked ? null : DEFAULT_COFFEE_CUPS)}
      />
      {cups !== null && (
        <Stepper
          label="하루에"
          unit="잔"
          min={0}
          max={MOST_COFFEE_CUPS}
          step={1}
          value={cups}
          onChange={onChange}
          hint="한 잔에 카페인 100mg쯤으로 계산해요. 에너지 음료도 함께 세어 주세요."
        />
      )}
    </div>
  );
}
