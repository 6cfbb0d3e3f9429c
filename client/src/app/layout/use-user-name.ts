import { useEffect } from 'react';
import { api, unwrap } from '../../shared/api/api.client';
import { setMember, useSession } from '../../shared/session/session.store';

/** The member's name; fetched once per login and kept with it, together with the sex that drawings show. */
export function useUserName(): string | null {
  const session = useSession();
  const loginKey = session?.loginKey;
  const missing = session !== null && (session.userName === null || session.sex === null);
  useEffect(() => {
    if (!missing) return;
    unwrap(api.GET('/api/user/private'))
      .then(setMember)
      // Without a name the menu says 내 계정; a page that needs the profile reports the failure itself.
      .catch(() => undefined);
  }, [missing, loginKey]);
  return session?.userName ?? null;
}
