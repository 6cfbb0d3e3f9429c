import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from '../shared/session/next-path';
import { useIsLoggedIn, useSessionStore } from '../shared/session/session.store';

/**
 * Members only: a visitor who opens the address directly logs in first and comes back; a member who logs
 * out here goes home. An expired login leads to the login page as for a visitor.
 */
export function RequireLogin({ children }: { children: ReactNode }) {
  const loggedIn = useIsLoggedIn();
  const { pathname, search } = useLocation();
  const [cameAsMember] = useState(loggedIn);
  // Kept, because the session watcher resets the flag before this page unmounts.
  const ranOut = useRef(false);
  if (useSessionStore(state => state.expired)) ranOut.current = true;
  if (loggedIn) return children;
  return <Navigate to={cameAsMember && !ranOut.current ? '/' : loginPath(pathname + search)} replace />;
}
