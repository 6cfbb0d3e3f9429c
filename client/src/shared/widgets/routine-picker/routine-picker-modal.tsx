import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../api/api.error';
import { color, space, text } from '../../theme/theme';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/state-message';
import { showToast } from '../../ui/toast.store';
import type { Prescription } from '../myfit/myfit.api';
import { myfitKeys } from '../myfit/myfit.keys';
import { defaultRoutines, MAX_WORKOUTS, withNewRoutine } from '../myfit/routine-list';
import { useRoutines, useSaveRoutines, useWorkoutIdsByRoutine } from '../myfit/use-routines';
import { ConfirmLoadModal } from '../workout/confirm-load-modal';
import { firstRepeat, PrescriptionFields } from '../workout/prescription-fields';
import { addToRoutines } from './add-to-routines';
import { NewRoutineField } from './new-routine-field';
import { RoutineChoices } from './routine-choices';

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
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [adding, setAdding] = useState(false);
  const [question, setQuestion] = useState<string | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const routines = useRoutines();
  const save = useSaveRoutines();
  const list = routines.data ?? [];
  const contents = useWorkoutIdsByRoutine(list);
  const blocked = new Map<number, string>();
  for (const [routineId, ids] of contents) {
    if (ids.has(workout.workoutId)) blocked.set(routineId, '이미 있어요');
    else if (ids.size >= MAX_WORKOUTS) blocked.set(routineId, `${MAX_WORKOUTS}개가 찼어요`);
  }

  const toggle = (routineId: number) =>
    setSelected(before => {
      const next = new Set(before);
      if (!next.delete(routineId)) next.add(routineId);
      return next;
    });

  const create = (name: string) =>
    save.mutate(withNewRoutine(list, name), {
      onSuccess: saved => {
        const created = saved.find(routine => !list.some(old => old.routineId === routine.routineId));
        if (created) toggle(created.routineId);
      },
    });

  const add = async (confirmed?: boolean) => {
    setAdding(true);
    setQuestion(null);
    const chosen = list.filter(({ routineId }) => selected.has(routineId));
    const report = await addToRoutines(chosen, workout.workoutId, numbers, { historyId, confirmed }).catch(
      (error: unknown) => {
        setQuestion(messageOf(error));
        setAdding(false);
        return null;
      },
    );
    if (report === null) return;
    const { lines, added } = report;
    for (const { routineId } of chosen) {
      void client.invalidateQueries({ queryKey: myfitKeys.workouts(routineId) });
    }
    showToast({
      message: lines.join('\n'),
      tone: added === chosen.length ? 'success' : 'error',
      action: added > 0 ? { label: '루틴 보기', run: () => void navigate('/mypage') } : undefined,
    });
    onClose();
  };

  if (question !== null) {
    return (
      <ConfirmLoadModal
        question={question}
        onConfirm={() => void add(true)}
        onCorrect={() => {
          setQuestion(null);
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
          <Button size="large" disabled={selected.size === 0} loading={adding} onClick={() => void add()}>
            추가
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: space(4), marginTop: space(4) }}>
        {routines.isPending ? (
          <div aria-busy css={{ display: 'grid', gap: space(2) }}>
            <Skeleton height={52} />
            <Skeleton height={52} />
          </div>
        ) : routines.isError ? (
          <ErrorState
            message={messageOf(routines.error)}
            onRetry={() => void routines.refetch()}
            retrying={routines.isFetching}
          />
        ) : list.length === 0 && !save.isPending ? (
          <div css={{ display: 'grid', gap: space(3), textAlign: 'center', paddingBlock: space(4) }}>
            <p css={text.title}>아직 루틴이 없어요.</p>
            <p css={[text.body2, { color: color('text-2') }]}>부위별 루틴 네 개를 만들어 시작해 볼까요?</p>
            <Button variant="secondary" onClick={() => save.mutate(defaultRoutines())}>
              기본 루틴 만들기
            </Button>
          </div>
        ) : (
          <RoutineChoices routines={list} selected={selected} blocked={blocked} onToggle={toggle} />
        )}
        {routines.isSuccess && <NewRoutineField saving={save.isPending} onCreate={create} />}
      </div>
    </Modal>
  );
}
