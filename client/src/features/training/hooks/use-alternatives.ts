import { useQuery } from '@tanstack/react-query';
import { hasCode } from '../../../shared/api/api.error';
import { fetchAlternatives } from '../../../shared/widgets/workout/alternatives.api';
import type {
  AlternativesRequest,
  WorkoutAlternative,
} from '../../../shared/widgets/workout/alternatives.api';

/** The recommendation a session was begun from may be gone since: then what the member usually asks for counts. */
async function offered(request: AlternativesRequest): Promise<WorkoutAlternative[]> {
  try {
    return await fetchAlternatives(request);
  } catch (error) {
    if (!hasCode(error, 'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION')) throw error;
    const { historyId: _, ...rest } = request;
    return fetchAlternatives(rest);
  }
}

/** What may take a workout's place now. It depends on health and on the rest of the session, so nothing is kept. */
export function useAlternatives(request: AlternativesRequest, soreAreas: readonly string[] | undefined) {
  return useQuery({
    queryKey: ['training', 'alternatives', request, soreAreas],
    queryFn: () => offered(request),
    // Without a network it says so at once.
    networkMode: 'always',
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
}
