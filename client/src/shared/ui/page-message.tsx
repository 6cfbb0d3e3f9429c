import type { ReactNode } from 'react';
import { color, space, text } from '../theme/theme';

interface PageMessageProps {
  title: string;
  children: ReactNode;
  /** The next step: a button or a link. */
  action: ReactNode;
}

/** A page with only a message. */
export function PageMessage({ title, children, action }: PageMessageProps) {
  return (
    <>
      <h1 css={[text.h1, { marginTop: space(6) }]}>{title}</h1>
      <p css={{ margin: space(2, 0, 8), color: color('text-2') }}>{children}</p>
      {action}
    </>
  );
}
