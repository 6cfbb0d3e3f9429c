import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { afterPaint } from '../../../shared/lib/after-paint';
import {
  preferencesKey,
  saveChoices,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { isOwnPlace } from '../lib/place-choices';
import { askWorkouts, resultPath } from '../lib/waiting-requests';
import { useWorkoutDraft } from '../stores/workout-draft.store';

/**
 * Saves an own place, sends the request (later without a network: null), saves the choices for next time, and goes to the answer. @param machines the available ones
 */
export function useRequestWorkouts(machines: string[]) {
  const { values } = useWorkoutDraft();
  const { place, goal, experience, minutes } = values;
  const bodyPartKoreanName = [...values.bodyParts];
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      await afterPaint();
      return askWorkouts(
        {
          bodyPartKoreanName,
          machineKoreanName: machines,
          goal,
          ...(experience && { experience }),
          ...(place && { place }),
          ...(minutes !== null && { minutes }),
        },
        // Saved only where it is known what is replaced.
        isOwnPlace(place) && values.loads
          ? { place, machineKoreanName: [...values.machines], ...values.loads }
          : null,
      );
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
