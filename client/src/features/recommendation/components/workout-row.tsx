import ChevronDown from 'lucide-react/icons/chevron-down';
import { color, media, space, text } from '../../../shared/theme/theme';
import { weightText } from '../../../shared/widgets/workout/amounts';
import { RowAmounts } from '../../../shared/widgets/workout/row-amounts';
import { StopLine } from '../../../shared/widgets/workout/stop-line';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import type { RecommendedWorkout } from '../api/recommendation.types';
import { loadChip } from '../lib/workout-texts';

interface WorkoutRowProps {
  workout: RecommendedWorkout;
  onExpand: () => void;
}

/** A recommended workout in one line; pressing it anywhere opens it. */
export function WorkoutRow({ workout, onExpand }: WorkoutRowProps) {
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={onExpand}
      css={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: space(1, 3),
        width: '100%',
        padding: space(4),
        border: 0,
        background: 'transparent',
        textAlign: 'left',
        [media.hover]: { '&:hover': { background: color('surface-2') } },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <WorkoutPicture src={workout.imgPath} size={64} />
      <span css={{ flex: '1 1 5rem', minWidth: 0 }}>
        <span css={[text.title, { display: 'block' }]}>{workout.koreanName}</span>
        <span css={[text.small, { display: 'block', color: color('text-2') }]}>
          {workout.bodyPartKoreanName[0]} ·&nbsp;{loadChip(workout.loadLabel)}
        </span>
        <span
          css={[
            text.small,
            { display: 'flex', alignItems: 'center', color: color('brand-text'), fontWeight: 600 },
          ]}
        >
          자세히 보기
          <ChevronDown aria-hidden size={16} />
        </span>
      </span>
      <RowAmounts
        load={weightText(workout.weight, workout.loadLabel)}
        rep={workout.repeat}
        unit={workout.repeatUnit}
        sets={workout.set}
        stop={workout.stop}
      />
      <StopLine stop={workout.stop} />
    </button>
  );
}
