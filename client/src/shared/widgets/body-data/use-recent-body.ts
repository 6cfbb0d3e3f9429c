import { useQuery } from '@tanstack/react-query';
import { useIsLoggedIn } from '../../session/session.store';
import { bodyKeys, fetchRecentBody } from './body-data.api';

/** The member's newest body data; null when nothing was entered yet. Sends no request for a visitor. */
export function useRecentBody() {
  const enabled = useIsLoggedIn();
  return useQuery({ queryKey: bodyKeys.recent, queryFn: fetchRecentBody, enabled });
}
