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

/** A short fact: it says something and does nothing. */
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
  /** Set for a chip that can be on or off; leave out for one that just acts. */
  selected?: boolean;
  icon?: ReactNode;
  /** Colours of one that says something beside what it does. */
  tone?: ChipTone;
}

/** One class for every state, so that a press inserts no rule. Colours fade for a mouse only. */
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
  // The press is shown by the new state; the browser's own highlight would take two more frames.
  '&[aria-pressed]': { WebkitTapHighlightColor: 'transparent' },
  [media.hover]: {
    transition: `background ${motion.fast}, color ${motion.fast}`,
    '&:hover:not(:disabled)': { background: color('line') },
  },
  // Twice, to count more than a pointer above it.
  '&&&[aria-pressed="true"]': { background: color('inverse'), color: color('on-inverse') },
  '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
});

/** A chip to press: a filter, a choice, a suggested keyword. */
export function ChipButton({ selected, icon, tone, children, ...rest }: ChipButtonProps) {
  return (
    <button type="button" aria-pressed={selected} {...rest} css={tone ? [button, tones[tone]] : button}>
      {icon}
      {children}
    </button>
  );
}
