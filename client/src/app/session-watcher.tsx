import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../shared/session/next-path';
import { useSessionStore } from '../shared/session/session.store';
import { showToast } from '../shared/ui/toast.store';

/** When the server ended the login: says so and leads to the login page, which returns to this one. */
export function SessionWatcher() {
  const expired = useSessionStore(state => state.expired);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!expired) return;
    useSessionStore.setState({ expired: false });
    showToast({ message: '로그인이 만료됐어요. 다시 로그인해 주세요.' });
    void navigate(loginPath(pathname + search), { replace: true });
  }, [expired, navigate, pathname, search]);
  return null;
}
