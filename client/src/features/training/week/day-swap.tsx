import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { space } from '../../../shared/theme/theme';
import { Modal } from '../../../shared/ui/modal';
import { showToast } from '../../../shared/ui/toast.store';
import { swapPlannedWorkout } from '../api/week.api';
import type { PlannedDay } from '../api/week.api';
import { Alternatives } from '../components/alternatives';
import { useAlternatives } from '../hooks/use-alternatives';
import { useWeekChanged } from './use-week';

interface DaySwapProps {
  historyId: number;
  workout: Pick<PlannedDay['items'][number], 'workoutId' | 'koreanName'>;
  onClose: () => void;
}

/** Replacements for one workout of a planned day, easier ones included; all others stay. */
export function DaySwap({ historyId, workout: { workoutId, koreanName }, onClose }: DaySwapProps) {
  const changed = useWeekChanged();
  const found = useAlternatives({ historyId, workoutId }, undefined);
  const onError = (error: Error) => showToast({ tone: 'error', message: messageOf(error) });
  const back = useMutation({
    mutationFn: (byWorkoutId: number) => swapPlannedWorkout(historyId, byWorkoutId, workoutId),
    onSuccess: changed,
    onError,
  });
  const swap = useMutation({
    mutationFn: (other: { workoutId: number; koreanName: string }) =>
      swapPlannedWorkout(historyId, workoutId, other.workoutId),
    onSuccess: async (_, other) => {
      await changed();
      showToast({
        message: `‘${other.koreanName}’ 운동으로 바꿨어요.`,
        action: { label: '되돌리기', undo: true, run: () => back.mutate(other.workoutId) },
      });
      onClose();
    },
    onError,
  });
  return (
    <Modal
      title="다른 운동으로"
      description={`‘${koreanName}’ 자리에 할 운동을 골라 주세요. 나머지는 그대로 둬요.`}
      onClose={onClose}
    >
      <div css={{ marginTop: space(4) }}>
        <Alternatives
          found={found}
          taking={swap.isPending ? swap.variables.workoutId : null}
          onChoose={other => swap.mutate(other)}
        />
      </div>
    </Modal>
  );
}
