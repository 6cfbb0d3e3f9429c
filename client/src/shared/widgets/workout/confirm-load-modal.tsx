import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';

interface ConfirmLoadModalProps {
  /** The server's question: "420kg이 맞나요? …" */
  question: string;
  onConfirm: () => void;
  onCorrect: () => void;
}

/** Asks about a weight that may be mistyped, before saving it. */
export function ConfirmLoadModal({ question, onConfirm, onCorrect }: ConfirmLoadModalProps) {
  return (
    <Modal
      title="무게를 한 번 더 볼까요?"
      description={question}
      onClose={onCorrect}
      actions={
        <>
          <Button variant="secondary" size="large" onClick={onConfirm}>
            네, 맞아요
          </Button>
          <Button size="large" onClick={onCorrect}>
            고칠게요
          </Button>
        </>
      }
    />
  );
}
