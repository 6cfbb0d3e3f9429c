import { useQuery } from '@tanstack/react-query';
import { fetchSelf, peopleKeys } from '../api/people.api';
import type { AdminRole } from '../api/people.api';

/** What the admin may do; undefined until it is known. The server refuses whatever the screen shows. */
export function useRole(): AdminRole | undefined {
  return useQuery({ queryKey: peopleKeys.self, queryFn: fetchSelf }).data?.role;
}

/** Whether the buttons that change something stand there. */
export const useMayEdit = (): boolean => useRole() !== 'viewer';
