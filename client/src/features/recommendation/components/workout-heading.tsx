import ChevronUp from 'lucide-react/icons/chevron-up';
import { color, radius, space, text } from '../../../shared/theme/theme';
import type { RecommendedWorkout } from '../api/recommendation.types';
import { dotted } from '../../../shared/lib/format';

interface WorkoutHeadingProps {
  workout: RecommendedWorkout;
  /** 1-based place in the session. */
  place: number;
  onCollapse: () => void;
}

/** The place in the session, the name, the trained parts, and the button that closes the card. */
export function WorkoutHeading({ workout, place, onCollapse }: WorkoutHeadingProps) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(0, 3) }}>
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
      <div css={{ flex: '1 1 6rem', minWidth: 0 }}>
        <h3 css={text.title}>{workout.koreanName}</h3>
        <p css={[text.small, { color: color('text-2') }]}>{dotted(workout.bodyPartKoreanName)}</p>
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
  );
}
