import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { same } from '../../../shared/changes/change-kinds';
import {
  fetchPreferences,
  preferencesKey,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import type { TrainingPreferences } from '../../../shared/widgets/training-preferences/training-preferences.api';
import { choosePlace, isOwnPlace, ownPlaceOf, samePlace, USUAL_LOADS } from '../lib/place-choices';
import { useWorkoutDraft } from '../stores/workout-draft.store';
import type { WorkoutDraft } from '../stores/workout-draft.store';

/** The draft's part of the account's saved choices. */
function takenOf(preferences: TrainingPreferences): Partial<WorkoutDraft> {
  const { choices } = preferences;
  if (!choices) return {};
  const { bodyPartKoreanName: bodyParts, goal, experience, minutes, place } = choices;
  const there = place && choosePlace(place, preferences);
  return { bodyParts, goal: goal ?? '일반', experience, minutes, ...there };
}

/** Whether nothing was chosen here. */
const isUntouched = ({ taken, ...values }: WorkoutDraft): boolean =>
  taken?.bodyParts
    ? Object.entries(taken).every(([name, value]) => same(values[name as keyof typeof values], value))
    : values.bodyParts.length === 0 && values.place === null;

/**
 * Starts from the account's saved choices, again when this device's copy of them proves outdated, unless something was chosen here. An own
 * place chosen before they arrive gets its machines then. Returns the preferences and whether they are still loading.
 */
export function useRememberedChoices() {
  const { values, patch } = useWorkoutDraft();
  const { data, isPending } = useQuery({
    queryKey: preferencesKey,
    queryFn: fetchPreferences,
    staleTime: 60_000,
  });
  useEffect(() => {
    if (!data) return;
    const taken = takenOf(data);
    if (!same(taken, values.taken)) patch({ taken, ...(isUntouched(values) && taken) });
  }, [data, values, patch]);
  useEffect(() => {
    const { place, loads, seen } = values;
    const there = data?.places.find(each => each.place === place);
    if (!data || !isOwnPlace(place)) return;
    if (loads === null) return patch(there ? choosePlace(place, data) : { loads: USUAL_LOADS });
    // Changed on another device since, and not here.
    const isOld = seen && there && !samePlace(there, seen) && samePlace(ownPlaceOf(values), seen);
    if (isOld) patch(choosePlace(place, data));
  }, [data, values, patch]);
  return { preferences: data, isPending };
}
