import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import { ring } from './spinner';
import { color, media, motion, radius, space } from '../theme/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'large' | 'medium' | 'small';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  // Mouse only: lifting a finger would lay out and paint the reverse transition before the press's own effect.
  [media.hover]: {
    transition: `background ${motion.fast}, border-color ${motion.fast}, transform ${motion.fast}`,
    '&:active:not(:disabled, [aria-disabled=true])': { transform: 'scale(0.985)' },
  },
  '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.45 },
  // In the button's own rules: a spinner element would insert new rules, and the browser would restyle the whole page during the press.
  '&[aria-busy=true]::before': { content: '""', flex: 'none', ...ring(18) },
});

const sizes: Record<ButtonSize, SerializedStyles> = {
  large: css({ minHeight: 56, padding: space(3, 6), fontSize: '1.0625rem' }),
  medium: css({ minHeight: 48, padding: space(2.5, 5), fontSize: '1rem' }),
  small: css({ minHeight: 44, padding: space(2, 4), fontSize: '0.875rem', borderRadius: radius.small }),
};

const hover = (background: string) =>
  css({ [media.hover]: { '&:hover:not(:disabled, [aria-disabled=true])': { background } } });

const variants: Record<ButtonVariant, SerializedStyles> = {
  primary: css([
    { background: color('brand-fill'), color: color('on-brand') },
    hover(color('brand-fill-hover')),
  ]),
  secondary: css([{ background: color('surface-3'), color: color('text') }, hover(color('line'))]),
  outline: css([
    { background: 'transparent', color: color('text'), borderColor: color('line') },
    hover(color('surface-2')),
  ]),
  ghost: css([{ background: 'transparent', color: color('brand-text') }, hover(color('surface-2'))]),
  danger: css([{ background: color('error-tint'), color: color('error-text') }, hover(color('error-tint'))]),
};

const made = new Map<string, SerializedStyles>();

/** The look of a button, for `<button>` and for links that act as one. Built once, because a page renders many of them repeatedly. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, fullWidth: boolean): SerializedStyles {
  const key = `${variant} ${size} ${fullWidth}`;
  let style = made.get(key);
  if (!style) {
    style = css([base, sizes[size], variants[variant], fullWidth && { width: '100%' }]);
    made.set(key, style);
  }
  return style;
}
