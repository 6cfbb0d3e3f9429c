import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { buttonStyle } from './button-style';
import type { ButtonSize, ButtonVariant } from './button-style';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  loading?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  loading = false,
  icon,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={loading ? 'button' : type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? undefined : onClick}
      css={buttonStyle(variant, size, fullWidth)}
    >
      {!loading && icon}
      {children}
    </button>
  );
}
