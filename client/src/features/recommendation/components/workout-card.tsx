import Check from 'lucide-react/icons/check';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Chip } from '../../../shared/ui/chip';
import { VideoButton } from '../../../shared/widgets/workout/video-button';
import { restText } from '../../../shared/widgets/workout/amounts';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import type { RecommendedWorkout } from '../api/recommendation.types';
import { confidenceText, loadChip, warmUpText } from '../lib/workout-texts';
import { Fold } from '../../../shared/ui/fold';
import { WorkoutChanges } from './workout-changes';
import { WorkoutHeading } from './workout-heading';
import { WorkoutAmounts, WorkoutRange } from './workout-prescription';

interface WorkoutCardProps {
  workout: RecommendedWorkout;
  /** 1-based place in the session. */
  place: number;
  historyId: number;
  onCollapse: () => void;
  onAdd: () => void;
}

/** As a trainer would say it: picture, name, weight and repetitions, the main button; then the range, the reason, remarks. */
export function WorkoutCard({ workout, place, historyId, onCollapse, onAdd }: WorkoutCardProps) {
  const confidence = confidenceText(workout);
  return (
    <>
      <WorkoutPicture
        eager={place === 1}
        src={workout.imgPath}
        alt={`${workout.koreanName} 시작 자세와 끝 자세`}
        maxHeight="clamp(64px, min(36vw, max(100svh - 640px, 36vw - 64px)), 280px)"
      />
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space(3),
          padding: space(3, 4, 4),
        }}
      >
        <WorkoutHeading workout={workout} place={place} onCollapse={onCollapse} />
        <WorkoutAmounts workout={workout} />
        <div css={{ display: 'flex', gap: space(2), '& > *': { flex: 1 } }}>
          <VideoButton
            workoutId={workout.workoutId}
            workoutName={workout.koreanName}
            imgPath={workout.imgPath}
            videoLink={workout.videoLink}
          />
          <Button
            icon={<Check aria-hidden size={20} />}
            aria-label={`${workout.koreanName} 루틴에 담기`}
            onClick={onAdd}
          >
            루틴에 담기
          </Button>
        </div>
        <WorkoutRange workout={workout} />
        <p css={text.body2}>{workout.reason}</p>
        {workout.warmUp.length > 0 && (
          <p css={[text.body2, { color: color('text-2') }]}>준비 세트: {warmUpText(workout)}</p>
        )}
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(1.5) }}>
          <Chip tone="brand">{loadChip(workout.loadLabel)}</Chip>
          <Chip>{restText(workout.restSeconds)}</Chip>
          {confidence && <Chip>{confidence}</Chip>}
          {workout.evidence.measureAgain && <Chip tone="caution">체성분을 다시 재 주세요</Chip>}
        </div>
        <div>
          {workout.details.length > 0 && (
            <Fold title={workout.weight === null ? '왜 이만큼인가요?' : '왜 이 무게인가요?'}>
              <ul css={{ display: 'grid', gap: space(1), paddingLeft: space(4), listStyle: 'disc' }}>
                {workout.details.map(sentence => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Fold>
          )}
          <Fold title="동작 방법">{workout.description}</Fold>
        </div>
        <WorkoutChanges workout={workout} historyId={historyId} />
      </div>
    </>
  );
}
