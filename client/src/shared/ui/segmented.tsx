import { useId } from 'react';
import type { ReactNode } from 'react';
import { color, media, motion, radius, space } from '../theme/theme';
import { VisuallyHidden } from './visually-hidden';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A choice of two or three options in one row: native radio buttons. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div
        css={{
          display: 'flex',
          padding: 4,
          borderRadius: radius.control,
          background: color('surface-3'),
          [media.tiny]: { flexDirection: 'column' },
        }}
      >
        {options.map(option => (
          <label
            key={option.value}
            css={{
              position: 'relative',
              flex: 1,
              display: 'grid',
              placeItems: 'center',
              minHeight: 44,
              padding: space(1, 2),
              borderRadius: 11,
              textAlign: 'center',
              fontSize: '0.9375rem',
              lineHeight: 1.35,
              fontWeight: 600,
              cursor: 'pointer',
              color: color('text-2'),
              transition: `background ${motion.fast}`,
              // Also before the client runs.
              '&:has(:checked)': {
                background: color('surface'),
                color: color('text'),
                boxShadow: '0 1px 3px rgb(20 23 28 / 12%)',
              },
              '&:has(:focus-visible)': { outline: `2px solid ${color('focus')}`, outlineOffset: 1 },
            }}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              css={{ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
