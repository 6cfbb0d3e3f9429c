import { useQuery } from '@tanstack/react-query';
import { fetchSelf, peopleKeys } from '../api/people.api';

const useSelf = () => useQuery({ queryKey: peopleKeys.self, queryFn: fetchSelf });

/** Whether the admin is an owner, or might be: the role did not arrive. The server enforces it, whatever the screen shows. */
export function useMayBeOwner(): boolean {
  const { data, isFetched } = useSelf();
  return data ? data.role === 'owner' : isFetched;
}

/** Whether to show the buttons that change something. */
export const useMayEdit = (): boolean => useSelf().data?.role !== 'viewer';
