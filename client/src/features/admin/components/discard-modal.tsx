import { LeaveConfirmation } from '../../../shared/ui/leave-confirmation';

interface DiscardModalProps {
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks before typed text is lost. */
export function DiscardModal({ onDiscard, onStay }: DiscardModalProps) {
  return (
    <LeaveConfirmation
      title="입력한 내용을 버릴까요?"
      description="아직 저장하지 않은 내용이 있어요."
      leave="버리기"
      stay="계속 입력하기"
      onLeave={onDiscard}
      onStay={onStay}
    />
  );
}
