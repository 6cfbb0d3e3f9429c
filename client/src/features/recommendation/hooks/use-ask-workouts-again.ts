import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { showToast } from '../../../shared/ui/toast.store';
import { healthKey, saveHealth } from '../../../shared/widgets/health/health.api';
import { requestWorkouts } from '../api/recommendation.api';
import type { WorkoutResult } from '../api/recommendation.types';
import type { TrainingHealth } from '../components/training-health-fields';

/** Keeps what has changed about health on the account, asks the same once more and goes to the new answer. */
export function useAskWorkoutsAgain({ request }: WorkoutResult) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (health: Partial<TrainingHealth>) => {
      client.setQueryData(healthKey, await saveHealth(health));
      return requestWorkouts(request);
    },
    onSuccess: id => void navigate(`/recommend/machineresult?history=${id}`),
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
  });
}
