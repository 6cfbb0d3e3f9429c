import type { ReactNode } from 'react';
import { color, space, text } from '../theme/theme';

interface FoldProps {
  title: ReactNode;
  /** Open initially, and whenever this becomes true. */
  open?: boolean;
  children: ReactNode;
}

/** Optional details, collapsed until pressed. */
export function Fold({ title, open, children }: FoldProps) {
  return (
    <details open={open} css={{ borderTop: `1px solid ${color('line')}` }}>
      <summary
        css={[
          text.body2,
          {
            display: 'flex',
            alignItems: 'center',
            minHeight: 48,
            fontWeight: 600,
            cursor: 'pointer',
            listStyle: 'none',
            '&::-webkit-details-marker': { display: 'none' },
            '&::after': {
              content: '"+"',
              marginLeft: 'auto',
              color: color('text-2'),
              fontSize: '1.25rem',
            },
            '[open] > &::after': { content: '"−"' },
          },
        ]}
      >
        {title}
      </summary>
      <div css={[text.body2, { paddingBottom: space(2), color: color('text-2'), whiteSpace: 'pre-line' }]}>
        {children}
      </div>
    </details>
  );
}
