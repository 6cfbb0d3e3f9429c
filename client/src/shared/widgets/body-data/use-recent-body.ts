import { useQuery } from '@tanstack/react-query';
import { bodyKeys, fetchRecentBody } from './body-data.api';

/** The member's newest body data; null when nothing was entered yet. */
export const useRecentBody = () => useQuery({ queryKey: bodyKeys.recent, queryFn: fetchRecentBody });
