import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../shared/session/next-path';
import { memberIdOf } from '../shared/session/member-id';
import { useSession, useSessionStore } from '../shared/session/session.store';
import { showToast } from '../shared/ui/toast.store';

/** Pending changes are sent after the next login. */
async function tellRanOut(memberId: number | null): Promise<void> {
  const waits =
    memberId !== null &&
    (await import('../features/training/store/forget-others')
      .then(({ waitsHere }) => waitsHere(memberId))
      .catch(() => false));
  showToast({
    message: waits
      ? '로그인이 만료됐어요. 보내지 않은 것은 이 기기에 있어요. 다시 로그인하면 보낼게요.'
      : '로그인이 만료됐어요. 다시 로그인해 주세요.',
  });
}

/** When the server ended the login: says so and leads to the login page, which returns to this one. */
export function SessionWatcher() {
  const expired = useSessionStore(state => state.expired);
  const session = useSession();
  const memberId = useRef<number | null>(null);
  useEffect(() => {
    if (session) memberId.current = memberIdOf(session);
  }, [session]);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!expired) return;
    useSessionStore.setState({ expired: false });
    void tellRanOut(memberId.current);
    void navigate(loginPath(pathname + search), { replace: true });
  }, [expired, navigate, pathname, search]);
  return null;
}
