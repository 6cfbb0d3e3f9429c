import { memo } from 'react';
import Dumbbell from 'lucide-react/icons/dumbbell';
import { radius, space } from '../../../shared/theme/theme';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { LinkButton } from '../../../shared/ui/link-button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState } from '../../../shared/ui/state-message';
import type { Routine } from '../../../shared/widgets/myfit/myfit.api';
import { useRoutineWorkouts } from '../../../shared/widgets/myfit/use-routines';
import { PrintSheet } from '../../../shared/widgets/print/print-sheet';
import { amountText, stopText } from '../../../shared/widgets/workout/amounts';
import { printedLoad } from '../lib/load-text';
import { WaitingAdditions } from './waiting-additions';
import { WorkoutList } from './workout-list';

/** As tall as a screen: content below it shifts out of sight. */
export function BoardSkeleton() {
  return (
    <div aria-busy css={{ display: 'grid', gap: space(4), alignContent: 'start', minHeight: '100svh' }}>
      <Skeleton height={52} round={radius.control} />
      <div css={{ display: 'grid', gap: space(3) }}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} height={94} round={radius.card} />
        ))}
      </div>
    </div>
  );
}

/** The workouts of the chosen routine, in every state. */
export const RoutineBoard = memo(function RoutineBoard({
  routine: { routineId, routineName },
}: {
  routine: Routine;
}) {
  const query = useRoutineWorkouts(routineId);
  if (query.isPending) return <BoardSkeleton />;
  if (query.isLoadingError) {
    return <LoadFailure query={query} />;
  }
  const { data } = query;
  const fit = data.filter(({ against }) => !against);
  if (data.length === 0) {
    return (
      <>
        <WaitingAdditions routineId={routineId} />
        <EmptyState
          icon={<Dumbbell size={28} />}
          title="아직 운동이 없어요"
          action={
            <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) }}>
              <LinkButton to="/recommend">운동 추천받기</LinkButton>
              <LinkButton to="/searchworkout/1" variant="secondary">
                운동 찾아보기
              </LinkButton>
            </div>
          }
        >
          추천받거나 찾아본 운동을 이 루틴에 담아 보세요.
        </EmptyState>
      </>
    );
  }
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) }}>
      {fit.length > 0 ? (
        <LinkButton to={`/training/session/new?routine=${routineId}`} size="large" fullWidth>
          운동 시작
        </LinkButton>
      ) : (
        <LinkButton to="/recommend/workout" size="large" fullWidth>
          지금 몸에 맞게 다시 추천받기
        </LinkButton>
      )}
      <WorkoutList routineId={routineId} workouts={data} />
      <WaitingAdditions routineId={routineId} />
      <PrintSheet
        title={routineName}
        workouts={fit.map(workout => ({
          name: workout.workoutName,
          parts: workout.bodyParts,
          imgPath: workout.imgPath,
          load: printedLoad(workout),
          amount:
            workout.rep || workout.stop ? amountText(workout.rep, workout.repeatUnit, workout.stop) : '',
          ...(workout.stop && { note: stopText(workout.stop) }),
          sets: workout.setCount ?? 0,
        }))}
      />
    </div>
  );
});
