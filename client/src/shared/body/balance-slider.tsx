import { color, radius, space, text } from '../theme/theme';
import { Slider } from '../ui/slider';
import { balanceDescription, balanceLabel } from './body-types';

/** Balance of upper and lower body: 1 (all lower) to 9 (all upper), in words below. */
export function BalanceSlider({ value, onChange }: { value: number; onChange: (position: number) => void }) {
  return (
    <div>
      <Slider
        label="상·하체 균형"
        value={value}
        onChange={onChange}
        min={1}
        max={9}
        marks
        ends={['하체 발달', '상체 발달']}
        valueText={`${value}, ${balanceLabel(value)}`}
      />
      <p
        css={[
          text.body2,
          {
            marginTop: space(3),
            padding: space(3, 4),
            borderRadius: radius.control,
            background: color('surface-2'),
          },
        ]}
      >
        <strong>{balanceLabel(value)}</strong>
        <span css={{ color: color('text-2') }}> ·&nbsp;{balanceDescription(value)}</span>
      </p>
    </div>
  );
}
