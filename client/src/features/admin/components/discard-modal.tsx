import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';

interface DiscardModalProps {
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks before typed text is lost. */
export function DiscardModal({ onDiscard, onStay }: DiscardModalProps) {
  return (
    <Modal
      title="입력한 내용을 버릴까요?"
      description="아직 저장하지 않은 내용이 있어요."
      onClose={onStay}
      width={400}
      actions={
        <>
          <Button variant="secondary" onClick={onDiscard}>
            버리기
          </Button>
          <Button onClick={onStay}>계속 입력하기</Button>
        </>
      }
    />
  );
}
