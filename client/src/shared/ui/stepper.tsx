import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { SELECT_ON_FOCUS } from '../lib/select-on-focus';
import { typedDecimal } from '../lib/typed-number';
import { color, media, radius, space, text } from '../theme/theme';
import { IconButton } from './icon-button';

interface StepperProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** Change per press of − or +; real plates and dumbbells come in steps of 1, 2 or 2.5 kg. */
  step: number;
  unit: string;
  hint?: string;
  /** Puts the label beside it instead of above, where it fits. */
  inline?: boolean;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
/** Rounds off floating-point errors: steps like 0.1 must not give 0.30000000000000004. */
const tidy = (value: number) => Math.round(value * 1000) / 1000;

/** Of everything else there are whole ones only. */
const FRACTIONAL = ['kg', 'g', '만원'];

/** Extra touch area left of the digits: two digits are narrower than a thumb. */
const THUMB_PX = 12;

/** A number with − and + within thumb's reach and a numeric keypad for typing. A typed value is clamped on blur. */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, min, max, step, unit, hint, inline = false } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const whole = !FRACTIONAL.includes(unit);
  const set = (next: number) => onChange(tidy(clamp(next, min, max)));
  const commit = () => {
    if (draft !== null && draft.trim() !== '' && Number.isFinite(Number(draft)))
      set(whole ? Math.round(Number(draft)) : Number(draft));
    setDraft(null);
  };
  return (
    <div
      css={{
        ...(inline ? { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } : { display: 'grid' }),
        gap: space(2),
      }}
    >
      <label htmlFor={id} css={[text.small, { flex: '1 1 4.5rem', color: color('text-2'), fontWeight: 600 }]}>
        {label}
      </label>
      <div
        css={{
          flex: '2 1 10rem',
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          alignItems: 'center',
          border: `1px solid ${color('line')}`,
          borderRadius: radius.control,
          background: color('surface'),
          minHeight: 'var(--control)',
          paddingInline: space(1),
          // The number above its two buttons.
          [media.tiny]: {
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            '& > span': { order: -1, flexBasis: '100%' },
          },
          '&:focus-within': { borderColor: color('focus') },
        }}
      >
        <IconButton
          label={`${label} ${step}${unit} 줄이기`}
          disabled={value <= min}
          onClick={() => set(value - step)}
        >
          <Minus size={20} />
        </IconButton>
        <span
          css={{
            flex: '1 1 3rem',
            display: 'flex',
            justifyContent: 'center',
            alignItems: 'baseline',
            gap: 2,
            minWidth: 0,
          }}
        >
          <input
            id={id}
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={`${value}${unit}`}
            aria-describedby={hint ? `${id}-hint` : undefined}
            value={draft ?? String(value)}
            {...SELECT_ON_FOCUS}
            onChange={event => setDraft(typedDecimal(event.target.value))}
            onBlur={commit}
            onKeyDown={event => {
              if (event.key === 'Enter') commit();
              if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
                event.preventDefault();
                setDraft(null);
                set(value + (event.key === 'ArrowUp' ? step : -step));
              }
            }}
            css={[
              text.number,
              {
                width: `calc(${Math.max(2, (draft ?? String(value)).length) + 0.5}ch + ${THUMB_PX}px)`,
                minWidth: 0,
                minHeight: 44,
                padding: `0 0 0 ${THUMB_PX}px`,
                marginLeft: -THUMB_PX,
                border: 0,
                background: 'transparent',
                fontSize: '1.25rem',
                textAlign: 'right',
                outline: 'none',
              },
            ]}
          />
          <span css={[text.small, { color: color('text-2') }]}>{unit}</span>
        </span>
        <IconButton
          label={`${label} ${step}${unit} 늘리기`}
          disabled={value >= max}
          onClick={() => set(value + step)}
        >
          <Plus size={20} />
        </IconButton>
      </div>
      {hint && (
        <p id={`${id}-hint`} css={[text.small, { color: color('text-3') }]}>
          {hint}
        </p>
      )}
    </div>
  );
}
