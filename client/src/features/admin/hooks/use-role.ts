import { useQuery } from '@tanstack/react-query';
import { fetchSelf, peopleKeys } from '../api/people.api';
import type { AdminRole } from '../api/people.api';

/** The admin's role; undefined until known. The server enforces it, whatever the screen shows. */
export function useRole(): AdminRole | undefined {
  return useQuery({ queryKey: peopleKeys.self, queryFn: fetchSelf }).data?.role;
}

/** Whether to show the buttons that change something. */
export const useMayEdit = (): boolean => useRole() !== 'viewer';
