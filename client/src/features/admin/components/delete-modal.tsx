import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmModal } from '../../../shared/ui/confirm-modal';
import { showToast } from '../../../shared/ui/toast.store';
import { deleteRow } from '../api/admin.api';
import type { AdminRow } from '../api/admin.api';
import { adminKeys } from '../api/admin.keys';
import type { Resource } from '../resources/resource.types';

interface DeleteModalProps {
  resource: Resource;
  row: AdminRow;
  onClose: () => void;
}

/** Asks before deleting; a row still in use stays, and the reason is shown here. */
export function DeleteModal({ resource, row, onClose }: DeleteModalProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteRow(resource.name, row.id),
    onSuccess: () => {
      showToast({ message: '삭제했어요.', tone: 'success' });
      void client.invalidateQueries({ queryKey: adminKeys.resource(resource.name) });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title="삭제할까요?"
      description={`‘${String(row.koreanName)}’ 항목을 지워요. 변경 이력에서 되돌릴 수 있지만 그림은 다시 올려야 해요.`}
      act="삭제"
      onAct={() => remove.mutate()}
      onKeep={onClose}
      tone="danger"
      busy={remove.isPending}
      error={remove.error}
    />
  );
}
