import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { afterPaint } from '../../../shared/lib/after-paint';
import { requestWorkouts } from '../api/recommendation.api';
import {
  preferencesKey,
  saveChoices,
  savePlace,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { isOwnPlace, USUAL_LOADS } from '../lib/place-choices';
import { useWorkoutDraft } from '../stores/workout-draft.store';

/** Keeps an own place, asks, keeps what was chosen for the next time, and goes to the answer. @param machines that are there */
export function useRequestWorkouts(machines: string[]) {
  const { values } = useWorkoutDraft();
  const { place, goal, experience, minutes } = values;
  const bodyPartKoreanName = [...values.bodyParts];
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      await afterPaint();
      if (isOwnPlace(place)) {
        // First: the loads of the place decide.
        await savePlace({
          place,
          machineKoreanName: [...values.machines],
          ...(values.loads ?? USUAL_LOADS),
        });
      }
      return requestWorkouts({
        bodyPartKoreanName,
        machineKoreanName: machines,
        goal,
        ...(experience && { experience }),
        ...(place && { place }),
        ...(minutes !== null && { minutes }),
      });
    },
    onSuccess: id => {
      void navigate(`/recommend/machineresult?history=${id}`);
      // Only a convenience: nobody has to hear that it failed.
      saveChoices({ place, bodyPartKoreanName, goal, experience, minutes }).then(
        saved => client.setQueryData(preferencesKey, saved),
        () => undefined,
      );
    },
  });
}
