import Dumbbell from 'lucide-react/icons/dumbbell';
import { messageOf } from '../../../shared/api/api.error';
import { space } from '../../../shared/theme/theme';
import { LinkButton } from '../../../shared/ui/link-button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/state-message';
import { useRoutineWorkouts } from '../../../shared/widgets/myfit/use-routines';
import { WorkoutList } from './workout-list';

/** The workouts of the chosen routine in every state they can be in. */
export function RoutineBoard({ routineId }: { routineId: number }) {
  const { data, isPending, isError, error, refetch, isFetching } = useRoutineWorkouts(routineId);
  if (isPending) {
    return (
      <div aria-busy css={{ display: 'grid', gap: space(3) }}>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height={94} round="var(--radius-card)" />
        ))}
      </div>
    );
  }
  if (isError) {
    return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (data.length === 0) {
    return (
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
    );
  }
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <LinkButton to={`/training/session/new?routine=${routineId}`} size="large" fullWidth>
        운동 시작
      </LinkButton>
      <WorkoutList routineId={routineId} workouts={data} />
    </div>
  );
}
