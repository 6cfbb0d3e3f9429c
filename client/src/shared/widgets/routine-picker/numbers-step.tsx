import { space } from '../../theme/theme';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import type { Prescription } from '../myfit/myfit.api';
import { PrescriptionFields } from '../workout/prescription-fields';

interface NumbersStepProps {
  title: string;
  /** The source of the numbers. */
  note: string;
  against: string | null;
  /** Undefined while loading. */
  numbers: Prescription | undefined;
  loadLabel?: string | null;
  repeatUnit?: 'reps' | 'seconds';
  onChange: (numbers: Prescription) => void;
  onNext: () => void;
  onClose: () => void;
}

/** Weight, repetitions and sets of a workout. */
export function NumbersStep(props: NumbersStepProps) {
  const { title, note, against, numbers, loadLabel, repeatUnit, onChange, onNext, onClose } = props;
  return (
    <Modal
      title={title}
      description={numbers ? note : '시작할 무게를 찾고 있어요.'}
      onClose={onClose}
      grows={!numbers}
      actions={
        <Button size="large" disabled={!numbers} onClick={onNext}>
          다음
        </Button>
      }
    >
      <div css={{ display: 'grid', gap: space(4), marginTop: space(5) }}>
        {against && <Notice tone="caution">{against}</Notice>}
        {numbers ? (
          <PrescriptionFields {...{ loadLabel, repeatUnit, onChange }} value={numbers} />
        ) : (
          <div aria-busy css={{ display: 'grid', gap: space(4) }}>
            {[1, 2, 3].map(row => (
              <Skeleton key={row} height={52} />
            ))}
          </div>
        )}
      </div>
    </Modal>
  );
}
