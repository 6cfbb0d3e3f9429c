import ChevronUp from 'lucide-react/icons/chevron-up';
import { formatNumber } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Chip } from '../../../shared/ui/chip';
import { LoadBar } from '../../../shared/ui/load-bar';
import { StatTile } from '../../../shared/ui/stat-tile';
import { VideoButton } from '../../../shared/widgets/workout/video-button';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import type { RecommendedWorkout } from '../api/recommendation.types';
import { confidenceText, loadChip, restText, warmUpText } from '../lib/workout-texts';
import { Fold } from './fold';

interface WorkoutCardProps {
  workout: RecommendedWorkout;
  /** 1-based place in the session. */
  place: number;
  onCollapse: () => void;
  onAdd: () => void;
}

/** As a trainer would say it: picture, what, how heavy and how often, the range, why, what to know, one main button. */
export function WorkoutCard({ workout, place, onCollapse, onAdd }: WorkoutCardProps) {
  const confidence = confidenceText(workout);
  const assisted = workout.loadLabel === '보조';
  const [low, high] = workout.weightRange ?? [];
  return (
    <>
      <WorkoutPicture src={workout.imgPath} alt={`${workout.koreanName} 시작 자세와 끝 자세`} />
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), padding: space(4) }}>
        <div css={{ display: 'flex', alignItems: 'center', gap: space(3) }}>
          <span
            aria-hidden
            css={[
              text.small,
              {
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: '1.625rem',
                height: '1.625rem',
                borderRadius: '50%',
                background: color('inverse'),
                color: color('on-inverse'),
                fontWeight: 700,
              },
            ]}
          >
            {place}
          </span>
          <div css={{ flex: 1, minWidth: 0 }}>
            <h3 css={text.title}>{workout.koreanName}</h3>
            <p css={[text.small, { color: color('text-2') }]}>{workout.bodyPartKoreanName.join(' · ')}</p>
          </div>
          <button
            type="button"
            aria-expanded
            aria-label={`${workout.koreanName} 접기`}
            onClick={onCollapse}
            css={[
              text.small,
              {
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                flex: 'none',
                minWidth: 44,
                minHeight: 44,
                padding: space(0, 1),
                border: 0,
                borderRadius: radius.small,
                background: 'transparent',
                color: color('text-2'),
                fontWeight: 600,
              },
            ]}
          >
            접기
            <ChevronUp aria-hidden size={16} />
          </button>
        </div>
        <div
          css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), '& > :first-of-type': { flexGrow: 1.6 } }}
        >
          {workout.weight === null ? (
            <StatTile label="무게" value={workout.loadLabel} highlighted />
          ) : (
            <StatTile
              label={assisted ? 'AI 추천 보조' : 'AI 추천 무게'}
              value={formatNumber(workout.weight)}
              unit="kg"
              highlighted
            />
          )}
          <StatTile
            label={workout.repeatUnit === 'seconds' ? '시간' : '횟수'}
            value={workout.repeat}
            unit={workout.repeatUnit === 'seconds' ? '초' : '회'}
          />
          <StatTile label="세트" value={workout.set} unit="세트" />
        </div>
        {workout.weight !== null && low !== undefined && high !== undefined && !assisted && (
          <LoadBar value={workout.weight} low={low} high={high} />
        )}
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
        <div css={{ display: 'flex', gap: space(2), '& > *': { flex: 1 } }}>
          <VideoButton
            workoutId={workout.workoutId}
            workoutName={workout.koreanName}
            imgPath={workout.imgPath}
            videoLink={workout.videoLink}
          />
          <Button aria-label={`${workout.koreanName} 루틴에 추가`} onClick={onAdd}>
            루틴에 추가
          </Button>
        </div>
      </div>
    </>
  );
}
