import { Button } from './button';
import { Modal } from './modal';

interface StayOrLeaveProps {
  title: string;
  description: string;
  /** Labels of the two buttons. */
  leave: string;
  stay: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before something started is abandoned; closing it stays. */
export function StayOrLeave({ title, description, leave, stay, onLeave, onStay }: StayOrLeaveProps) {
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
