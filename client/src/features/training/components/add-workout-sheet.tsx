import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { answerOrKept } from '../../../shared/api/answer-or-kept';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Modal } from '../../../shared/ui/modal';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast.store';
import { suggestWorkouts } from '../api/training.api';
import type { NextWorkout } from '../session/next-workout';
import { knownWorkouts, planOfWorkouts } from '../session/offline-plans';
import type { TrainingLog } from '../store/training-log';
import { WorkoutChoices } from './workout-choices';

interface AddWorkoutSheetProps {
  log: TrainingLog;
  /** Workouts already in the session. */
  present: ReadonlySet<number>;
  onAdd: (workout: NextWorkout) => void;
  onClose: () => void;
}

interface Choice {
  workoutId: number;
  name: string;
}

interface Found {
  choices: Choice[];
  fromDevice: boolean;
}
const NOTHING: Found = { choices: [], fromDevice: false };

/** Among the workouts that can start without a request, those that match; all for an empty text. */
async function knownChoices(log: TrainingLog, wanted?: string): Promise<Found> {
  const known = (await knownWorkouts(log)).map(({ workoutId, workoutName }) => ({
    workoutId,
    name: workoutName,
  }));
  if (wanted === undefined) return { choices: known, fromDevice: true };
  const { searchDevice } = await import('../../../shared/widgets/workout/device-search');
  const { workouts } = await searchDevice({ keyword: wanted, pageSize: 100 });
  const choices = workouts.flatMap(({ id }) => known.find(({ workoutId }) => workoutId === id) ?? []);
  return { choices, fromDevice: true };
}

/** Finds a workout by name and adds it with today's numbers; offline among those this phone knows. */
export function AddWorkoutSheet({ log, present, onAdd, onClose }: AddWorkoutSheetProps) {
  const [keyword, setKeyword] = useState('');
  const wanted = useDeferredValue(keyword.trim());
  const { data: { choices, fromDevice } = NOTHING } = useQuery({
    queryKey: ['training', 'add-workout', wanted],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<Found> =>
      wanted === ''
        ? knownChoices(log)
        : answerOrKept<Found>(
            async () => ({
              choices: (await suggestWorkouts(wanted, signal)).map(({ id, koreanName }) => ({
                workoutId: id,
                name: koreanName,
              })),
              fromDevice: false,
            }),
            () => knownChoices(log, wanted),
          ),
  });

  const add = useMutation({
    mutationFn: (workoutId: number) => planOfWorkouts(log, [workoutId]),
    onSuccess: ([workout]) => workout && onAdd(workout),
    onError: error => showToast({ tone: 'error', message: messageOf(error) }),
  });
  const shown = choices.filter(({ workoutId }) => !present.has(workoutId));
  return (
    <Modal title="운동 추가" onClose={onClose} grows>
      <div css={{ display: 'grid', gap: space(3) }}>
        <TextField
          label="운동 이름"
          value={keyword}
          placeholder="초성으로도 찾을 수 있어요"
          onChange={event => setKeyword(event.target.value)}
        />
        <WorkoutChoices
          choices={shown}
          busy={add.isPending ? add.variables : null}
          onChoose={workoutId => add.mutate(workoutId)}
        />
        {shown.length === 0 && (
          <p css={[text.small, { color: color('text-2') }]}>
            {wanted === ''
              ? '하고 싶은 운동의 이름을 적어 주세요.'
              : fromDevice
                ? '서버에 연결할 수 없어서 이 기기에 있는 운동에서만 찾았고, 그중에는 없어요.'
                : '찾는 운동이 없어요. 다른 이름으로 찾아보세요.'}
          </p>
        )}
      </div>
    </Modal>
  );
}
