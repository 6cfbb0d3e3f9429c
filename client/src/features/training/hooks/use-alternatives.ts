import { useQuery } from '@tanstack/react-query';
import { hasCode } from '../../../shared/api/api.error';
import { fetchAlternatives } from '../../../shared/widgets/workout/alternatives.api';
import type {
  AlternativesRequest,
  WorkoutAlternative,
} from '../../../shared/widgets/workout/alternatives.api';

/** The session's recommendation may be gone: then the member's usual choices count. */
async function offered(request: AlternativesRequest): Promise<WorkoutAlternative[]> {
  try {
    return await fetchAlternatives(request);
  } catch (error) {
    if (!hasCode(error, 'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION')) throw error;
    const { historyId: _, ...rest } = request;
    return fetchAlternatives(rest);
  }
}

/** Replacements for a workout. They depend on health and on the rest of the session, so nothing is cached. */
export function useAlternatives(request: AlternativesRequest, soreAreas: readonly string[] | undefined) {
  return useQuery({
    queryKey: ['training', 'alternatives', request, soreAreas],
    queryFn: () => offered(request),
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
}
