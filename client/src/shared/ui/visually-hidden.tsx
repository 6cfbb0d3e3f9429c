import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const HIDDEN = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** Text for screen readers only. */
export function VisuallyHidden({ children, live }: { children: ReactNode; live?: 'polite' | 'assertive' }) {
  return (
    <span aria-live={live} css={HIDDEN}>
      {children}
    </span>
  );
}
