import { ConfirmModal } from '../../ui/confirm-modal';

interface ConfirmLoadModalProps {
  /** The server's question: "420kg이 맞나요? …" */
  question: string;
  onConfirm: () => void;
  onCorrect: () => void;
}

/** Asks about a weight that may be mistyped, before saving it. */
export function ConfirmLoadModal({ question, onConfirm, onCorrect }: ConfirmLoadModalProps) {
  return (
    <ConfirmModal
      title="무게를 한 번 더 볼까요?"
      description={question}
      act="네, 맞아요"
      onAct={onConfirm}
      keep="고칠게요"
      onKeep={onCorrect}
      tone="unwanted"
    />
  );
}
