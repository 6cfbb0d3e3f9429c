import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { Modal } from '../../../shared/ui/modal';
import { showToast } from '../../../shared/ui/toast.store';
import type { WorkoutAlternative } from '../../../shared/widgets/workout/alternatives.api';
import { fetchWorkout, workoutKey } from '../../../shared/widgets/workout/workout.api';
import { useAlternatives } from '../hooks/use-alternatives';
import type { NextWorkout } from '../session/next-workout';
import type { SessionWorkout } from '../session/plan';
import { takeAlternative } from '../session/take-alternative';
import type { SessionRecord } from '../store/session-record';
import type { TrainingLog } from '../store/training-log';
import { Alternatives } from './alternatives';
import { BusyMachines, SorePlaces, useHealth } from './swap-reason';
import type { Reason } from './swap-reason';

/** Never occupied by somebody else. */
const BODYWEIGHT = '맨몸';

interface SwapSheetProps {
  log: TrainingLog;
  record: SessionRecord;
  workout: SessionWorkout;
  onSwap: (other: NextWorkout) => void;
  onClose: () => void;
}

/** The engine's best replacements of a workout for this member: one press takes one. */
export function SwapSheet({ log, record, workout, onSwap, onClose }: SwapSheetProps) {
  const { workoutId, workoutName } = workout;
  const [reason, setReason] = useState<Reason | null>(null);
  const [busy, setBusy] = useState<readonly string[] | null>(null);
  const { data: machines = [] } = useQuery({
    queryKey: workoutKey(workoutId),
    queryFn: ({ signal }) => fetchWorkout(workoutId, signal),
    retry: false,
    select: ({ machineKoreanName }) => machineKoreanName.filter(name => name !== BODYWEIGHT),
  });
  const busyMachines = reason === 'busy' ? (busy ?? machines) : [];
  const { historyId } = record.session;
  const found = useAlternatives(
    {
      workoutId,
      sessionWorkoutIds: [...new Set(record.sets.map(set => set.workoutId))],
      ...(historyId === null ? {} : { historyId }),
      ...(busyMachines.length > 0 ? { busyMachineKoreanName: [...busyMachines] } : {}),
    },
    useHealth().data?.soreAreas,
  );

  const take = useMutation({
    mutationFn: (chosen: WorkoutAlternative) => takeAlternative(log, chosen),
    onSuccess: onSwap,
    onError: error => showToast({ tone: 'error', message: messageOf(error) }),
  });
  const toggle = (next: Reason) => setReason(reason === next ? null : next);
  const begun = workout.sets.some(set => set.doneAt !== null);
  return (
    <Modal
      title="다른 운동으로"
      description={`‘${workoutName}’ 자리에 할 운동을 골라 주세요.${begun ? ' 이미 마친 세트는 그대로 남아요.' : ''}`}
      onClose={onClose}
    >
      <div
        css={{
          display: 'grid',
          // As narrow as the sheet, even with a long word.
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space(3),
          marginTop: space(3),
        }}
      >
        <div role="group" aria-label="바꾸는 까닭" css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
          <ChipButton selected={reason === 'sore'} onClick={() => toggle('sore')}>
            아파요
          </ChipButton>
          {machines.length > 0 && (
            <ChipButton selected={reason === 'busy'} onClick={() => toggle('busy')}>
              기구가 사용 중이에요
            </ChipButton>
          )}
        </div>
        {reason === 'busy' && <BusyMachines machines={machines} busy={busyMachines} onChange={setBusy} />}
        {reason === 'sore' && <SorePlaces />}
        <h3 css={text.title}>바꿀 운동</h3>
        <Alternatives
          found={found}
          taking={take.isPending ? take.variables.workoutId : null}
          onChoose={chosen => take.mutate(chosen)}
        />
      </div>
    </Modal>
  );
}
