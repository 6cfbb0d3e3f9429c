import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
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
    <Modal
      title="다른 기기에서 모두 로그아웃할까요?"
      description="이 기기만 남아요. 다른 기기에서는 다시 로그인해야 해요."
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size="large" onClick={onClose}>
            취소
          </Button>
          <Button size="large" loading={end.isPending} onClick={() => end.mutate()}>
            로그아웃
          </Button>
        </>
      }
    >
      {end.isError && (
        <div css={{ marginTop: space(4) }}>
          <Notice tone="error">{messageOf(end.error)}</Notice>
        </div>
      )}
    </Modal>
  );
}
