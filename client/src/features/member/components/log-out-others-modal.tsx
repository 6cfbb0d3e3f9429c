import { useMutation } from '@tanstack/react-query';
import { ConfirmModal } from '../../../shared/ui/confirm-modal';
import { showToast } from '../../../shared/ui/toast.store';
import { endOtherSessions } from '../api/sessions.api';

interface LogOutOthersModalProps {
  onClose: () => void;
  onDone: () => void;
}

/** Asks before logging out everywhere else. */
export function LogOutOthersModal({ onClose, onDone }: LogOutOthersModalProps) {
  const end = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => {
      showToast({ message: '다른 기기에서 모두 로그아웃했어요.', tone: 'success' });
      onDone();
      onClose();
    },
  });
  return (
    <ConfirmModal
      title="다른 기기에서 모두 로그아웃할까요?"
      description="이 기기만 남아요. 다른 기기에서는 다시 로그인해야 해요."
      act="로그아웃"
      onAct={() => end.mutate()}
      onKeep={onClose}
      busy={end.isPending}
      error={end.error}
    />
  );
}
