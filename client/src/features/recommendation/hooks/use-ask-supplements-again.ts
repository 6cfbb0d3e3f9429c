import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { showToast } from '../../../shared/ui/toast.store';
import { requestSupplements } from '../api/recommendation.api';
import type { SupplementResult } from '../api/recommendation.types';

/** Asks the same once more, with what the member has told since or with another budget (won), and goes to the new answer. */
export function useAskSupplementsAgain({ purpose, monthlyBudget }: SupplementResult) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (budget: number | void) =>
      requestSupplements({ monthlyBudget: budget ?? monthlyBudget, purpose }),
    onSuccess: id => void navigate(`/recommend/supplementresult?history=${id}`),
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
  });
}
