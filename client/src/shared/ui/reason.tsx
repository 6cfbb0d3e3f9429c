import { css } from '@emotion/react';
import { color, space, text } from '../theme/theme';

const WORDS = css(text.small, { color: color('text-2'), textAlign: 'center' });

/** Why the button beside it is disabled, or nothing; announced when it changes. */
export function Reason({ children }: { children: string | null }) {
  return (
    <div aria-live="polite" css={WORDS}>
      {children && <p css={{ paddingBottom: space(1) }}>{children}</p>}
    </div>
  );
}
