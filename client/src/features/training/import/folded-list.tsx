import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';

/** A list that few need, collapsed until pressed. */
export function FoldedList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding={0}>
      <details css={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
        <summary
          css={[
            text.body2,
            {
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              minHeight: 56,
              padding: space(3, 5),
              fontWeight: 700,
              cursor: 'pointer',
              listStyle: 'none',
              '&::-webkit-details-marker': { display: 'none' },
            },
          ]}
        >
          {title}
          <ChevronDown aria-hidden size={20} css={{ flex: 'none', color: color('text-3') }} />
        </summary>
        <ul css={{ display: 'grid', gap: space(3), padding: space(0, 5, 5) }}>{children}</ul>
      </details>
    </Card>
  );
}
