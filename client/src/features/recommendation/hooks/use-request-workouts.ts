import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { afterPaint } from '../../../shared/lib/after-paint';
import {
  preferencesKey,
  saveChoices,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { changePlace } from '../lib/place-change';
import { ownPlaceOf, samePlace } from '../lib/place-choices';
import { askWorkouts, resultPath } from '../lib/waiting-requests';
import { useWorkoutDraft } from '../stores/workout-draft.store';

/**
 * Saves an own place that was changed, sends the request (both later without a network: null), saves the choices for next time, and goes to
 * the answer.
 *
 * @param machines the available ones
 */
export function useRequestWorkouts(machines: string[]) {
  const { values, patch } = useWorkoutDraft();
  const { place, goal, experience, minutes } = values;
  const bodyPartKoreanName = [...values.bodyParts];
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      await afterPaint();
      const own = ownPlaceOf(values);
      if (own && !samePlace(own, values.seen)) {
        await changePlace(own, values.seen);
        patch({ seen: own });
      }
      return askWorkouts({
        bodyPartKoreanName,
        machineKoreanName: machines,
        goal,
        ...(experience && { experience }),
        ...(place && { place }),
        ...(minutes !== null && { minutes }),
      });
    },
    onSuccess: id => {
      if (id === null) return;
      void navigate(resultPath('workout', id));
      // Only a convenience, so a failure is not reported.
      saveChoices({ place, bodyPartKoreanName, goal, experience, minutes }).then(
        saved => client.setQueryData(preferencesKey, saved),
        () => undefined,
      );
    },
  });
}
