import type { ReactNode } from 'react';
import { media, space } from '../theme/theme';
import { PageHeader } from './page-header';

/** An item's picture and its texts, side by side where they fit. */
export const detailColumns = {
  display: 'grid',
  gap: space(8),
  marginTop: space(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [media.desktop]: { gridTemplateColumns: '540px minmax(0, 1fr)', gap: space(14) },
} as const;

/** The page of one workout or product; its arrow leads back to `list`. */
export function DetailPage({ title, list, children }: { title: string; list: string; children: ReactNode }) {
  return (
    <div css={{ maxWidth: 'var(--page)', margin: '0 auto', padding: `0 var(--gutter) ${space(10)}` }}>
      <PageHeader title={title} back backTo={list} />
      {children}
    </div>
  );
}
