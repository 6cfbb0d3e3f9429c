import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api.error';
import { showToast } from '../../ui/toast.store';
import { addMySupplement } from './myfit.api';
import { myfitKeys } from './myfit.keys';

interface Addition {
  supplementId: number;
  /** True when the user chose the pack size. */
  chosenUnit: boolean;
}

/** Adds a supplement to the member's list and reports the outcome. */
export function useAddMySupplement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ supplementId, chosenUnit }: Addition) => addMySupplement(supplementId, chosenUnit),
    onSuccess: () => {
      showToast({ message: '내 보충제에 추가했어요.', tone: 'success' });
      return client.invalidateQueries({ queryKey: myfitKeys.supplements });
    },
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
  });
}
