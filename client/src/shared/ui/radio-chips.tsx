import { css } from '@emotion/react';
import { useId } from 'react';
import { color, columns, radius, space, text } from '../theme/theme';
import { FOCUSED, INPUT } from './choice-style';

const LEGEND = css(text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) });
const GRID = css({ display: 'grid', gap: space(2) });
const CHIP = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: space(2, 3),
  borderRadius: radius.control,
  background: color('surface-3'),
  color: color('text-2'),
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'center',
  cursor: 'pointer',
  // The new state shows the press; the browser's own highlight would take two more frames.
  WebkitTapHighlightColor: 'transparent',
  '&[data-checked]': { background: color('inverse'), color: color('on-inverse') },
  '&:has(:focus-visible)': FOCUSED,
});

interface RadioChipsProps<Value> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Minimum width of a chip. */
  least?: string;
}

/** A choice of few options, two side by side on a phone: one Tab stop, arrow keys choose. */
export function RadioChips<Value>({
  legend,
  options,
  value,
  onChange,
  least = '8.75rem',
}: RadioChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend css={LEGEND}>{legend}</legend>
      <div css={GRID} style={{ gridTemplateColumns: columns(least) }}>
        {options.map(option => {
          const checked = option.value === value;
          return (
            <label key={option.label} data-checked={checked || undefined} css={CHIP}>
              <input
                type="radio"
                name={name}
                checked={checked}
                onChange={() => onChange(option.value)}
                css={INPUT}
              />
              {option.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
