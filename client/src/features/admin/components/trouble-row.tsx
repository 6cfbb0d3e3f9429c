import type { ReactNode } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Notice } from '../../../shared/ui/notice';

interface TroubleRowProps {
  name: string;
  /** The details. */
  children: ReactNode;
  /** The actions; empty for viewers. */
  actions: ReactNode;
  /** The last action's error. */
  error: Error | null;
}

/** One problem on the dashboard that needs attention. */
export function TroubleRow({ name, children, actions, error }: TroubleRowProps) {
  return (
    <li
      css={{ display: 'grid', gap: space(2), padding: space(3, 0), borderTop: `1px solid ${color('line')}` }}
    >
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(2, 3),
        }}
      >
        <div css={{ flex: '1 1 14rem', minWidth: 0 }}>
          <p css={[text.body2, { fontWeight: 600, overflowWrap: 'anywhere' }]}>{name}</p>
          {children}
        </div>
        {actions}
      </div>
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
    </li>
  );
}
