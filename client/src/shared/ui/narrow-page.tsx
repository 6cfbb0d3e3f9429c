import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, space } from '../theme/theme';

interface NarrowPageProps {
  width?: number;
  /** The page ends with a bar that sticks to the bottom of the screen; on phones it is there on short pages as well. */
  foot?: boolean;
  children: ReactNode;
}

const COLUMN = css({
  width: '100%',
  margin: '0 auto',
  padding: `${space(6)} var(--gutter) ${space(16)}`,
});
const WITH_FOOT = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - var(--nav-height) - var(--tabs-height))',
  // Covers the space that the layout leaves below pages: otherwise the bar would rise by it at the page's end, under the toasts.
  marginBottom: 'calc(-1 * var(--page-end))',
  paddingBottom: 0,
  [media.desktop]: { minHeight: 0 },
});

/** The column of forms and wizards: the full width of a phone, `width` px from tablets up. */
export function NarrowPage({ width = 480, foot = false, children }: NarrowPageProps) {
  return (
    <div css={[COLUMN, foot && WITH_FOOT, { maxWidth: `calc(${width}px + 2 * var(--gutter))` }]}>
      {children}
    </div>
  );
}

/** Three parts: below one another on a phone; on a desktop the second stands beside the others. */
export const SIDE_BY_SIDE = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / 3' },
  },
});
