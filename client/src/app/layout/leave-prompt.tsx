import { ConfirmModal } from '../../shared/ui/confirm-modal';

interface LeavePromptProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before the navigation bar leaves a started signup. */
export function LeavePrompt({ onStay, onLeave }: LeavePromptProps) {
  return (
    <ConfirmModal
      title="회원가입을 그만둘까요?"
      description="입력한 내용은 이 탭에 남아 있어요. 비밀번호만 다시 입력하면 이어서 할 수 있어요."
      act="나가기"
      onAct={onLeave}
      keep="계속 가입하기"
      onKeep={onStay}
      tone="unwanted"
    />
  );
}
