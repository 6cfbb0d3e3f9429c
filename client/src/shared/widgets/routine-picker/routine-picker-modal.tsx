import { useState } from 'react';
import { hasCode, messageOf } from '../../api/api.error';
import { space } from '../../theme/theme';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Reason } from '../../ui/reason';
import type { Prescription } from '../myfit/myfit.api';
import { ConfirmLoadModal } from '../workout/confirm-load-modal';
import { firstRepeat, PrescriptionFields } from '../workout/prescription-fields';
import { RoutineStep } from './routine-step';
import { useRoutineChoice } from './use-routine-choice';

interface RoutinePickerModalProps {
  workout: { workoutId: number; koreanName: string };
  /** What the fields start with: the recommended numbers, or nothing. */
  start: Prescription;
  loadLabel?: string | null;
  repeatUnit?: 'reps' | 'seconds';
  /** The recommendation the workout comes from; the engine learns from what was changed. */
  historyId?: number;
  onClose: () => void;
}

/** 루틴에 추가: first the numbers, then the routines; every routine's outcome in one toast. For members only. */
export function RoutinePickerModal(props: RoutinePickerModalProps) {
  const { workout, start, loadLabel, repeatUnit, historyId, onClose } = props;
  const [step, setStep] = useState<'numbers' | 'routines'>('numbers');
  const [numbers, setNumbers] = useState<Prescription>({
    weight: start.weight,
    rep: start.rep ?? firstRepeat(repeatUnit),
    setCount: start.setCount ?? 3,
  });
  const choice = useRoutineChoice({ workoutId: workout.workoutId, historyId, onAdded: onClose });
  const { add, selected } = choice;

  if (hasCode(add.error, 'IMPLAUSIBLE_LOAD_EXCEPTION')) {
    return (
      <ConfirmLoadModal
        question={messageOf(add.error)}
        onConfirm={() => add.mutate({ numbers, confirmed: true })}
        onCorrect={() => {
          add.reset();
          setStep('numbers');
        }}
      />
    );
  }
  if (step === 'numbers') {
    return (
      <Modal
        title={workout.koreanName}
        description="무게와 횟수를 나에게 맞게 바꿀 수 있어요. 바꾼 무게는 다음 추천에 반영돼요."
        onClose={onClose}
        actions={
          <Button size="large" onClick={() => setStep('routines')}>
            다음
          </Button>
        }
      >
        <div css={{ marginTop: space(5) }}>
          <PrescriptionFields {...{ loadLabel, repeatUnit }} value={numbers} onChange={setNumbers} />
        </div>
      </Modal>
    );
  }
  return (
    <Modal
      title="어느 루틴에 추가할까요?"
      description="여러 루틴을 한 번에 고를 수 있어요."
      onClose={onClose}
      actions={
        <>
          <Button size="large" variant="secondary" onClick={() => setStep('numbers')}>
            이전
          </Button>
          <Button
            size="large"
            disabled={selected.size === 0}
            loading={add.isPending}
            onClick={() => add.mutate({ numbers })}
          >
            추가
          </Button>
        </>
      }
    >
      <RoutineStep choice={choice} />
      <div css={{ marginTop: space(3) }}>
        <Reason>{selected.size === 0 ? '담을 루틴을 하나 이상 골라 주세요.' : null}</Reason>
      </div>
    </Modal>
  );
}
