import type { ButtonHTMLAttributes, Ref } from 'react';
import { color, media, motion, radius } from '../theme/theme';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title'> {
  /** What the button does, in words. */
  label: string;
  /** `filled` has a grey square behind it, as beside a main button; `plain` has no background. */
  variant?: 'plain' | 'filled';
  /** Side in px, at least 44. */
  size?: number;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, variant = 'plain', size = 44, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      css={{
        flex: 'none',
        width: size,
        height: size,
        padding: 0,
        border: 0,
        borderRadius: radius.control,
        background: variant === 'filled' ? color('surface-3') : 'transparent',
        color: color('text'),
        transition: `background ${motion.fast}`,
        [media.hover]: {
          '&:hover:not(:disabled)': { background: color(variant === 'filled' ? 'line' : 'surface-3') },
        },
        '&:disabled': { opacity: 0.35, cursor: 'not-allowed' },
      }}
    >
      {/* A title of the button itself would be read out as its description, after the same name. */}
      <span aria-hidden title={label} css={{ display: 'grid', placeItems: 'center', height: '100%' }}>
        {children}
      </span>
    </button>
  );
}
