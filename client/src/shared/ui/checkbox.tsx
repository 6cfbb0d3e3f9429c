import type { InputHTMLAttributes, ReactNode } from 'react';
import { color, space, text } from '../theme/theme';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
}

/** The box alone, for rows with a layout of their own. */
export const checkboxStyle = {
  appearance: 'none',
  flex: 'none',
  width: 24,
  height: 24,
  margin: 0,
  borderRadius: 8,
  border: `1.5px solid ${color('line-strong')}`,
  background: color('surface'),
  cursor: 'inherit',
  display: 'grid',
  placeItems: 'center',
  '&:checked': { borderColor: color('brand-fill'), background: color('brand-fill') },
  // The tick: two borders of a rotated box (a picture would need a data: URL, which the CSP blocks).
  '&:checked::before': {
    content: "''",
    width: 7,
    height: 12,
    marginTop: -3,
    border: 'solid #fff',
    borderWidth: '0 2.5px 2.5px 0',
    transform: 'rotate(45deg)',
  },
} as const;

/** A native checkbox with a 44 px row. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label
      css={[
        text.body2,
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: space(2.5),
          minHeight: 44,
          cursor: 'pointer',
          '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
        },
      ]}
    >
      <input {...input} type="checkbox" css={checkboxStyle} />
      <span>{label}</span>
    </label>
  );
}
