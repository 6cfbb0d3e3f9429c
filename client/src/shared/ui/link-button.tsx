import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { buttonStyle } from './button-style';
import type { ButtonSize, ButtonVariant } from './button-style';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: it opens another page, while a `Button` does something on this one. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} css={buttonStyle(variant, size, fullWidth)}>
      {icon}
      {children}
    </Link>
  );
}
