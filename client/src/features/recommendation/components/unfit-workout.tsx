import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { Notice } from '../../../shared/ui/notice';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import type { RecommendedWorkout } from '../api/recommendation.types';
import { WorkoutChanges } from './workout-changes';

interface UnfitWorkoutProps {
  workout: RecommendedWorkout;
  /** Why it should not be done now. */
  against: string;
  historyId: number;
}

/** A workout of an earlier answer that health no longer allows: no numbers, only its replacements. */
export function UnfitWorkout({ workout, against, historyId }: UnfitWorkoutProps) {
  return (
    <Card as="li" padding={4}>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(3) }}>
        <WorkoutPicture src={workout.imgPath} size={64} />
        <p css={{ flex: 1, minWidth: 0 }}>
          <span css={[text.title, { display: 'block' }]}>{workout.koreanName}</span>
          <span css={[text.small, { color: color('text-2') }]}>{workout.bodyPartKoreanName[0]}</span>
        </p>
      </div>
      <div css={{ display: 'grid', gap: space(3), marginTop: space(3) }}>
        <Notice tone="caution">{against}</Notice>
        <WorkoutChanges workout={workout} historyId={historyId} />
      </div>
    </Card>
  );
}
