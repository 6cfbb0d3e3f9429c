import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { showToast } from '../../../shared/ui/toast.store';
import {
  allowWorkout,
  excludeWorkout,
  fetchPreferences,
  preferencesKey,
  type ExcludedWorkout,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';

/** 빼 둔 운동: the workouts excluded from recommendations; one press lets one in again. */
export function ExcludedWorkouts() {
  const client = useQueryClient();
  const preferences = useQuery({ queryKey: preferencesKey, queryFn: fetchPreferences });
  const fail = (error: Error) => showToast({ message: messageOf(error), tone: 'error' });
  const undo = useMutation({
    mutationFn: (workoutId: number) => excludeWorkout(workoutId),
    onSuccess: changed => client.setQueryData(preferencesKey, changed),
    onError: fail,
  });
  const allow = useMutation({
    mutationFn: ({ workoutId }: ExcludedWorkout) => allowWorkout(workoutId),
    onSuccess: (changed, { workoutId, koreanName }) => {
      client.setQueryData(preferencesKey, changed);
      showToast({
        message: `‘${koreanName}’ 운동을 다시 추천할게요.`,
        action: { label: '되돌리기', run: () => undo.mutate(workoutId) },
      });
    },
    onError: fail,
  });
  if (preferences.isLoadingError) {
    return (
      <Card as="section" aria-labelledby="excluded">
        <h2 id="excluded" css={text.title}>
          빼 둔 운동
        </h2>
        <LoadFailure query={preferences} />
      </Card>
    );
  }
  if (!preferences.data) return null;
  const { excludedWorkouts } = preferences.data;
  return (
    <Card as="section" aria-labelledby="excluded">
      <h2 id="excluded" css={text.title}>
        빼 둔 운동
      </h2>
      <p css={[text.body2, { marginTop: space(1), color: color('text-2') }]}>
        {excludedWorkouts.length === 0
          ? '아직 없어요. 추천받은 운동에서 ‘이건 빼 주세요’ 버튼을 누르면 여기에 모여요.'
          : '이 운동은 추천하지 않아요.'}
      </p>
      <ul css={{ display: 'grid', gap: space(2), marginTop: excludedWorkouts.length > 0 ? space(3) : 0 }}>
        {excludedWorkouts.map(workout => (
          <li
            key={workout.workoutId}
            css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 3) }}
          >
            <WorkoutPicture src={workout.imgPath} size={48} />
            <span css={[text.body2, { flex: '1 1 4rem', minWidth: 0, fontWeight: 600 }]}>
              {workout.koreanName}
            </span>
            <Button
              variant="secondary"
              aria-label={`${workout.koreanName} 다시 추천받기`}
              loading={allow.isPending && allow.variables.workoutId === workout.workoutId}
              onClick={() => allow.mutate(workout)}
            >
              다시 추천받기
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
