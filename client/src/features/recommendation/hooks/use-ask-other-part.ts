import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { showToast } from '../../../shared/ui/toast.store';
import { requestWorkouts } from '../api/recommendation.api';
import type { WorkoutResult } from '../api/recommendation.types';

/** Asks the same of another part of the body and goes to the new answer. */
export function useAskOtherPart({ request }: WorkoutResult) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (part: string) => requestWorkouts({ ...request, bodyPartKoreanName: [part] }),
    onSuccess: id => void navigate(`/recommend/machineresult?history=${id}`),
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
  });
}
