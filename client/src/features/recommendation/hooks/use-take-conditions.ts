import type { WorkoutResult } from '../api/recommendation.types';
import { requestDraft } from '../lib/request-draft';
import { useWorkoutDraft } from '../stores/workout-draft.store';

/** Before the wizard is opened from a result, maybe an old one: it has that result's conditions, not those of whatever was asked last. */
export const useTakeConditions =
  ({ request }: WorkoutResult) =>
  (): void => {
    const { values, patch } = useWorkoutDraft.getState();
    patch(requestDraft(request, values));
  };
