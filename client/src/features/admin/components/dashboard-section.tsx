import type { ReactNode } from 'react';
import { color, space, text } from '../../../shared/theme/theme';

interface DashboardSectionProps {
  title: string;
  note?: string | null;
  children?: ReactNode;
}

/** One subject of 현황: title, one sentence and content. */
export function DashboardSection({ title, note, children }: DashboardSectionProps) {
  return (
    <section aria-label={title} css={{ display: 'grid', gap: space(3), minWidth: 0 }}>
      <h2 css={text.h2}>{title}</h2>
      {note && <p css={[text.body2, { color: color('text-2') }]}>{note}</p>}
      {children}
    </section>
  );
}
