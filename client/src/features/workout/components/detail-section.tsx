import { useId } from 'react';
import type { ReactNode } from 'react';
import { space, text } from '../../../shared/theme/theme';

export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={{ display: 'grid', gap: space(3) }}>
      <h2 id={id} css={text.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
