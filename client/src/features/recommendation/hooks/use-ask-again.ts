import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { showToast } from '../../../shared/ui/toast.store';
import type { Place } from '../../../shared/widgets/training-preferences/training-preferences.api';
import { useChangeStatus } from '../../../shared/changes/change-status';
import { changeHealth, healthKey } from '../../../shared/widgets/health/health.api';
import type { HealthNotes } from '../../../shared/widgets/health/health.api';
import { queryClient } from '../../../shared/api/query-client';
import type { SupplementResult, WorkoutResult } from '../api/recommendation.types';
import { laterText } from '../lib/later-text';
import { askSupplements, askWorkouts, resultPath } from '../lib/waiting-requests';

/** Requests again and goes to the new answer; says so where it can only be sent later. */
function useAskAgain<Change>(
  type: 'workout' | 'supplement',
  ask: (change: Change) => Promise<number | null>,
  place?: Place | null,
) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ask,
    onSuccess: id => {
      if (id === null) showToast({ message: laterText(useChangeStatus.getState(), place) });
      else void navigate(resultPath(type, id));
    },
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
  });
}

/** The same request for another body part. */
export const useAskOtherPart = ({ request }: WorkoutResult) =>
  useAskAgain(
    'workout',
    (part: string) => askWorkouts({ ...request, bodyPartKoreanName: [part] }),
    request.place,
  );

/** The same request with changed health notes, which are saved to the account. */
export const useAskWorkoutsAgain = ({ request }: WorkoutResult, notes: HealthNotes | undefined) =>
  useAskAgain(
    'workout',
    async (changed: Partial<HealthNotes>) => {
      if (notes) {
        const saved = await changeHealth(notes, { ...notes, ...changed }, false, changed);
        queryClient.setQueryData(healthKey, saved.notes);
      }
      return askWorkouts(request);
    },
    request.place,
  );

/** The same request with the member's new answers, or with another budget (won). */
export const useAskSupplementsAgain = ({ purpose, monthlyBudget, taken }: SupplementResult) =>
  useAskAgain('supplement', (budget: number | void) =>
    askSupplements({
      ...{ monthlyBudget: budget ?? monthlyBudget, purpose },
      ...(taken && { scope: taken.scope }),
    }),
  );
