import { same } from '../../../shared/changes/change-kinds';
import type { WorkoutRequest, WorkoutResult } from '../api/recommendation.types';
import { useWorkoutDraft } from '../stores/workout-draft.store';
import type { WorkoutDraft } from '../stores/workout-draft.store';
import { choosePlace } from './place-choices';

/** The changes that give the wizard the conditions of an earlier request; none where it has them, perhaps with machines for other parts. */
function requestDraft(request: WorkoutRequest, draft: WorkoutDraft): Partial<WorkoutDraft> {
  const { bodyPartKoreanName: bodyParts, machineKoreanName: machines } = request;
  const { goal = '일반', experience = null, minutes = null, place = null } = request;
  const asked = { bodyParts, goal, experience, minutes, place };
  if (place !== null) return { ...asked, ...(place !== draft.place && choosePlace(place, undefined)) };
  const hasThem = machines.every(name => draft.machines.includes(name));
  return hasThem && same({ ...draft, ...asked }, draft) ? {} : { ...asked, machines };
}

/** Before the wizard is opened from a result, maybe an old one: it has that result's conditions, not those of whatever was asked last. */
export function takeConditions({ request }: WorkoutResult): void {
  const { values, patch } = useWorkoutDraft.getState();
  patch(requestDraft(request, values));
}
