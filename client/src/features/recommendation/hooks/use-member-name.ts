import { useSession } from '../../../shared/session/session.store';

/** `길동님`, or null until the navigation bar has read the account. */
export function useMemberName(): string | null {
  const userName = useSession()?.userName;
  return userName ? `${userName}님` : null;
}
