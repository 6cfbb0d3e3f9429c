import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { formatMonthDay } from '../../../shared/lib/format';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import type { LoggedWorkout } from '../api/training-history.api';
import { useLoggedWorkouts } from '../hooks/use-history';
import { recordText } from '../lib/summary-text';
import { QueryPart } from './query-part';

/** 운동: every workout ever done with its best; each links to its charts. */
export function WorkoutsPanel() {
  return (
    <QueryPart query={useLoggedWorkouts()} loading="최고 기록을 불러오고 있어요">
      {workouts =>
        workouts.length === 0 ? (
          <p css={[text.body2, { color: color('text-2'), textAlign: 'center', padding: space(10, 0) }]}>
            마친 세트가 생기면 운동마다 최고 기록을 보여 드려요.
          </p>
        ) : (
          <ul css={{ display: 'grid', gap: space(2) }}>
            {workouts.map(workout => (
              <Item key={workout.workoutId} workout={workout} />
            ))}
          </ul>
        )
      }
    </QueryPart>
  );
}

const bestsOf = ({ records, longestSeconds }: LoggedWorkout): string[] => [
  ...records.map(recordText),
  ...(longestSeconds === null ? [] : [`가장 오래 ${longestSeconds}초`]),
];

function Item({ workout }: { workout: LoggedWorkout }) {
  const { workoutId, workoutName, image, sessions, lastDate } = workout;
  return (
    <Card as="li" padding={0}>
      <Link
        to={`/training/history/workout/${workoutId}`}
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: space(3),
          padding: space(3),
          color: color('text'),
          [media.hover]: { '&:hover': { background: color('surface-2') } },
        }}
      >
        <WorkoutPicture src={image} size={56} />
        <span css={{ flex: 1, minWidth: 0 }}>
          <strong css={[text.body2, { display: 'block', fontWeight: 700 }]}>{workoutName}</strong>
          <span
            css={[
              text.small,
              { display: 'flex', flexWrap: 'wrap', columnGap: space(2), fontVariantNumeric: 'tabular-nums' },
            ]}
          >
            {bestsOf(workout).map(best => (
              <span key={best}>{best}</span>
            ))}
          </span>
          <span css={[text.small, { display: 'block', color: color('text-2') }]}>
            {sessions}번 ·&nbsp;마지막 {formatMonthDay(lastDate)}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} css={{ flex: 'none', color: color('text-3') }} />
      </Link>
    </Card>
  );
}
