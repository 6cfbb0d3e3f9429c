import { useEffect } from 'react';
import { api, unwrap } from '../../shared/api/api.client';
import { setUserName, useSession } from '../../shared/session/session.store';

/** The member's name; fetched once a login and kept with it. */
export function useUserName(): string | null {
  const session = useSession();
  const loginKey = session?.loginKey;
  const missing = session !== null && session.userName === null;
  useEffect(() => {
    if (!missing) return;
    unwrap(api.GET('/api/user/private'))
      .then(member => setUserName(member.userName))
      // Without it the menu says 내 계정; whoever opens a page that needs more hears of the failure there.
      .catch(() => undefined);
  }, [missing, loginKey]);
  return session?.userName ?? null;
}
