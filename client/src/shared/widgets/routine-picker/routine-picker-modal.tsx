import { useState } from 'react';
import { hasCode, messageOf } from '../../api/api.error';
import { space } from '../../theme/theme';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Reason } from '../../ui/reason';
import type { Prescription } from '../myfit/myfit.api';
import { ConfirmLoadModal } from '../workout/confirm-load-modal';
import { firstRepeat } from '../workout/prescription-fields';
import { NumbersStep } from './numbers-step';
import { RoutineStep } from './routine-step';
import { useRoutineChoice } from './use-routine-choice';
import { useStartLoad } from './use-start-load';
import type { StartLoad } from './use-start-load';

interface RoutinePickerModalProps {
  workout: { workoutId: number; koreanName: string };
  /** The workout's recommendation, with its numbers; the engine learns from the member's changes. */
  recommended?: { historyId: number; numbers: Prescription };
  loadLabel?: string | null;
  repeatUnit?: 'reps' | 'seconds';
  onClose: () => void;
}

const RECOMMENDED_NOTE = '무게와 횟수를 나에게 맞게 바꿀 수 있어요. 바꾼 무게는 다음 추천에 반영돼요.';

/** 루틴에 담기: first the numbers, then the routines; one toast reports every routine's outcome. For members only. */
export function RoutinePickerModal(props: RoutinePickerModalProps) {
  const { workout, recommended, loadLabel, repeatUnit, onClose } = props;
  const [step, setStep] = useState<'numbers' | 'routines'>('numbers');
  const [typed, setTyped] = useState<Prescription | null>(null);
  const catalogueStart = useStartLoad(workout.workoutId, recommended === undefined);
  const start: StartLoad | undefined = recommended
    ? { numbers: recommended.numbers, note: RECOMMENDED_NOTE, against: null, derived: false }
    : catalogueStart;
  const numbers = typed ?? (start && filled(start.numbers, repeatUnit));
  // Unchanged numbers of the engine follow what it learns.
  const mode = !typed && start?.derived ? 'auto' : undefined;
  const choice = useRoutineChoice({
    ...{ workout: { ...workout, repeatUnit }, historyId: recommended?.historyId, mode },
    onAdded: onClose,
  });
  const { add, selected } = choice;

  if (hasCode(add.error, 'IMPLAUSIBLE_LOAD_EXCEPTION') && numbers) {
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
  if (step === 'numbers' || !numbers) {
    return (
      <NumbersStep
        {...{ numbers, loadLabel, repeatUnit, onClose }}
        title={workout.koreanName}
        note={start?.note ?? ''}
        against={start?.against ?? null}
        onChange={setTyped}
        onNext={() => setStep('routines')}
      />
    );
  }
  return (
    <Modal
      title="어느 루틴에 담을까요?"
      description="여러 루틴을 한 번에 고를 수 있어요."
      onClose={onClose}
      grows={choice.routines.isPending}
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
            담기
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

const filled = ({ weight, rep, setCount }: Prescription, repeatUnit?: 'reps' | 'seconds'): Prescription => ({
  weight,
  rep: rep ?? firstRepeat(repeatUnit),
  setCount: setCount ?? 3,
});
