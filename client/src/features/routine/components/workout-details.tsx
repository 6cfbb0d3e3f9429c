import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { IconButton } from '../../../shared/ui/icon-button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';
import type { Prescription, RoutineWorkout } from '../../../shared/widgets/myfit/myfit.api';
import { PrescriptionFields } from '../../../shared/widgets/workout/prescription-fields';
import { VideoButton } from '../../../shared/widgets/workout/video-button';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import { useDelayedSave } from '../hooks/use-delayed-save';
import type { useWorkoutActions } from '../hooks/use-workout-actions';
import { LoadMode } from './load-mode';
import { WorkoutAnswer } from './workout-answer';

interface WorkoutDetailsProps {
  /** Around the content needed between two sets. */
  answersRef: Ref<HTMLDivElement>;
  workout: RoutineWorkout;
  first: boolean;
  last: boolean;
  actions: Pick<
    ReturnType<typeof useWorkoutActions>,
    'change' | 'answer' | 'setMode' | 'takeProposal' | 'remove'
  >;
  onMove: (by: -1 | 1) => void;
  onFold: () => void;
}

const same = (a: Prescription, b: Prescription) =>
  a.weight === b.weight && a.rep === b.rep && a.setCount === b.setCount;

/** The details of a routine's card: the movement, its numbers, how it felt. */
export function WorkoutDetails(props: WorkoutDetailsProps) {
  const { answersRef, workout, first, last, actions, onMove, onFold } = props;
  const saved: Prescription = { weight: workout.weight, rep: workout.rep, setCount: workout.setCount };
  const [numbers, setNumbers] = useState(saved);
  useDelayedSave(numbers, saved, same, prescription => actions.change(workout, prescription));
  const { weight, rep, setCount } = workout;
  // The server may change them (자동, an accepted proposal, a refused weight, another device): the form shows its answer, but keeps what is not saved yet.
  const shown = useRef(saved);
  useEffect(() => {
    const before = shown.current;
    const now = { weight, rep, setCount };
    shown.current = now;
    setNumbers(mine => ({
      weight: mine.weight === before.weight ? now.weight : mine.weight,
      rep: mine.rep === before.rep ? now.rep : mine.rep,
      setCount: mine.setCount === before.setCount ? now.setCount : mine.setCount,
    }));
  }, [weight, rep, setCount]);

  return (
    <>
      <div css={{ display: 'grid', gap: space(5), padding: space(4) }}>
        {workout.against ? (
          <>
            <Notice tone="caution">{workout.against}</Notice>
            <LinkButton to="/recommend/workout" variant="secondary">
              지금 맞는 운동 추천받기
            </LinkButton>
          </>
        ) : (
          <>
            <PrescriptionFields
              value={numbers}
              onChange={setNumbers}
              loadLabel={workout.loadLabel}
              repeatUnit={workout.repeatUnit}
              withoutRepeat={Boolean(workout.stop)}
            />
            <div ref={answersRef} css={{ scrollMarginBottom: `calc(var(--tabs-height) + ${space(3)})` }}>
              <WorkoutAnswer
                workout={workout}
                onAnswer={(answer, rep) => actions.answer(workout.myWorkoutId, answer, rep)}
              />
            </div>
            <LoadMode
              workout={workout}
              onMode={mode => actions.setMode(workout, mode)}
              onTakeProposal={() => actions.takeProposal(workout)}
            />
          </>
        )}
        <WorkoutPicture
          src={workout.imgPath}
          alt={`${workout.workoutName} 시작 자세와 끝 자세`}
          maxHeight={300}
        />
        <div css={[text.body2, { display: 'grid', gap: space(2), color: color('text-2') }]}>
          <p css={{ whiteSpace: 'pre-line' }}>{workout.description}</p>
          {workout.safety && (
            <p>
              <strong css={{ color: color('text') }}>안전</strong> {workout.safety}
            </p>
          )}
        </div>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
          <VideoButton
            workoutId={workout.workoutId}
            workoutName={workout.workoutName}
            imgPath={workout.imgPath}
            videoLink={workout.videoLink}
          />
          <IconButton
            label={`${workout.workoutName} 위로 옮기기`}
            variant="filled"
            size={48}
            disabled={first}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={20} />
          </IconButton>
          <IconButton
            label={`${workout.workoutName} 아래로 옮기기`}
            variant="filled"
            size={48}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={20} />
          </IconButton>
          <IconButton
            label={`${workout.workoutName} 빼기`}
            variant="filled"
            size={48}
            onClick={() => actions.remove(workout)}
          >
            <Trash2 size={20} />
          </IconButton>
          <Button variant="secondary" onClick={onFold} css={{ flex: '1 0 5.5rem' }}>
            접기
          </Button>
        </div>
      </div>
    </>
  );
}
