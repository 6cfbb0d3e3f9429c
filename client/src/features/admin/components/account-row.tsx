import type { ReactNode } from 'react';
import { color, space, text } from '../../../shared/theme/theme';

interface AccountRowProps {
  name: string;
  note: string;
  /** The actions on it. */
  children: ReactNode;
}

/** One of the admin's own logins or passkeys. */
export function AccountRow({ name, note, children }: AccountRowProps) {
  return (
    <li
      css={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space(3),
        minHeight: 56,
        borderTop: `1px solid ${color('line')}`,
      }}
    >
      <div css={{ minWidth: 0 }}>
        <p css={[text.body2, { fontWeight: 600 }]}>{name}</p>
        <p css={[text.small, { color: color('text-2') }]}>{note}</p>
      </div>
      {children}
    </li>
  );
}
