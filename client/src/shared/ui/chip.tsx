import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { color, media, motion, radius, space } from '../theme/theme';

export type ChipTone = 'neutral' | 'brand' | 'caution' | 'success' | 'error';

const tones: Record<ChipTone, SerializedStyles> = {
  neutral: css({ background: color('surface-3'), color: color('text') }),
  brand: css({ background: color('brand-tint'), color: color('brand-text') }),
  caution: css({ background: color('caution-tint'), color: color('caution-text') }),
  success: css({ background: color('success-tint'), color: color('success-text') }),
  error: css({ background: color('error-tint'), color: color('error-text') }),
};

const shape = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  borderRadius: radius.chip,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none' },
});

/** A short fact without an action. */
export function Chip({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: ChipTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span css={[shape, { padding: space(1.5, 3) }, tones[tone]]}>
      {icon}
      {children}
    </span>
  );
}

interface ChipButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Set it for a toggle chip; omit it for one that only acts. */
  selected?: boolean;
  icon?: ReactNode;
  /** Colours of a chip that also carries a meaning. */
  tone?: ChipTone;
}

/** One class for every state, so that a press inserts no new CSS rule. Colours fade for a mouse only. */
const button = css(shape, {
  minHeight: 44,
  maxWidth: '100%',
  padding: space(2, 4),
  border: 0,
  borderRadius: radius.round,
  fontSize: '0.9375rem',
  whiteSpace: 'normal',
  background: color('surface-3'),
  color: color('text-2'),
  // The new state shows the press; the browser's own highlight would take two more frames.
  '&[aria-pressed]': { WebkitTapHighlightColor: 'transparent' },
  [media.hover]: {
    transition: `background ${motion.fast}, color ${motion.fast}`,
    '&:hover:not(:disabled)': { background: color('line') },
  },
  // Doubled, to outrank the hover style.
  '&&&[aria-pressed="true"]': { background: color('inverse'), color: color('on-inverse') },
  '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
});

/** A chip button: a filter, a choice, a suggested keyword. */
export function ChipButton({ selected, icon, tone, children, ...rest }: ChipButtonProps) {
  return (
    <button type="button" aria-pressed={selected} {...rest} css={tone ? [button, tones[tone]] : button}>
      {icon}
      {children}
    </button>
  );
}
