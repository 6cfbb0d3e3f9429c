import { Button } from './button';
import { Modal } from './modal';

interface LeaveConfirmationProps {
  title: string;
  description: string;
  /** Labels of the two buttons. */
  leave: string;
  stay: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before something started is abandoned; closing it stays. */
export function LeaveConfirmation({
  title,
  description,
  leave,
  stay,
  onLeave,
  onStay,
}: LeaveConfirmationProps) {
  return (
    <Modal
      title={title}
      description={description}
      onClose={onStay}
      width={400}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {leave}
          </Button>
          <Button onClick={onStay}>{stay}</Button>
        </>
      }
    />
  );
}
