import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  fetchPreferences,
  preferencesKey,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { choosePlace, isOwnPlace, USUAL_LOADS } from '../lib/place-choices';
import { useWorkoutDraft } from '../stores/workout-draft.store';

/**
 * Starts from the account's saved choices, once, unless something is already chosen; an own place that was chosen before they were known gets
 * its machines then. Returns the preferences, and whether they are still to come.
 */
export function useRememberedChoices() {
  const { values, patch } = useWorkoutDraft();
  const { data, isPending } = useQuery({
    queryKey: preferencesKey,
    queryFn: fetchPreferences,
    staleTime: 60_000,
  });
  const untouched = values.bodyParts.length === 0 && values.place === null;
  useEffect(() => {
    if (!data || values.remembered) return;
    const { choices } = data;
    patch({
      remembered: true,
      ...(choices &&
        untouched && {
          bodyParts: choices.bodyPartKoreanName,
          goal: choices.goal ?? '일반',
          experience: choices.experience,
          minutes: choices.minutes,
          ...(choices.place && choosePlace(choices.place, data)),
        }),
    });
  }, [data, values.remembered, untouched, patch]);
  const { place, loads } = values;
  useEffect(() => {
    if (!data || !isOwnPlace(place) || loads !== null) return;
    const isSaved = data.places.some(each => each.place === place);
    patch(isSaved ? choosePlace(place, data) : { loads: USUAL_LOADS });
  }, [data, place, loads, patch]);
  return { preferences: data, isPending };
}
