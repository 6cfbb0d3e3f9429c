import type { ReactNode } from 'react';
import { space } from '../theme/theme';

/** The column of forms and wizards: the full width of a phone, `width` px from tablets up. */
export function NarrowPage({ width = 480, children }: { width?: number; children: ReactNode }) {
  return (
    <div
      css={{
        width: '100%',
        maxWidth: `calc(${width}px + 2 * var(--gutter))`,
        margin: '0 auto',
        padding: `${space(6)} var(--gutter) ${space(16)}`,
      }}
    >
      {children}
    </div>
  );
}
