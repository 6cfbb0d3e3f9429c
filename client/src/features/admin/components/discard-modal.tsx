import { ConfirmModal } from '../../../shared/ui/confirm-modal';

interface DiscardModalProps {
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks before typed text is lost. */
export function DiscardModal({ onDiscard, onStay }: DiscardModalProps) {
  return (
    <ConfirmModal
      title="입력한 내용을 버릴까요?"
      description="아직 저장하지 않은 내용이 있어요."
      act="버리기"
      onAct={onDiscard}
      keep="계속 입력하기"
      onKeep={onStay}
      tone="unwanted"
    />
  );
}
