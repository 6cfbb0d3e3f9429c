import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api.error';
import { showToast } from '../../ui/toast.store';
import { addMySupplement } from './myfit.api';
import { myfitKeys } from './myfit.keys';

interface Addition {
  supplementId: number;
  /** True when the person chose the pack size. */
  chosenUnit: boolean;
}

/** Puts a supplement on the member's list and says how it went. */
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
