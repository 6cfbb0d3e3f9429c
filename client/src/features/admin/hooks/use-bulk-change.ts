import { useMutation, useQueryClient } from '@tanstack/react-query';
import { detailOf } from '../../../shared/api/api.error';
import { showToast } from '../../../shared/ui/toast.store';
import { adminKeys } from '../api/admin.keys';
import { changeMany, undoMany } from '../api/bulk.api';
import type { BulkChange } from '../api/bulk.api';

/** Changes many rows at once and offers to undo it. */
export function useBulkChange(resource: 'supplements' | 'workouts', onDone: () => void) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: adminKeys.all });
  const fail = (error: unknown) => showToast({ message: detailOf(error), tone: 'error' });
  const undo = useMutation({
    mutationFn: undoMany,
    onSuccess: () => showToast({ message: '되돌렸어요.', tone: 'success' }),
    onError: fail,
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ ids, change }: { ids: readonly number[]; change: BulkChange }) =>
      changeMany(resource, ids, change),
    onSuccess: (entries, { ids }) => {
      onDone();
      if (entries.length === 0) return showToast({ message: '이미 모두 그래요. 바뀐 것이 없어요.' });
      showToast({
        message: `${ids.length}개를 바꿨어요.`,
        tone: 'success',
        action: { label: '되돌리기', run: () => undo.mutate(entries), undo: true },
      });
    },
    onError: fail,
    onSettled: refresh,
  });
}
