import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { Chip } from '../../../shared/ui/chip';
import { setName, setText } from '../lib/set-text';
import { feelingOf } from '../lib/summary-text';
import type { SessionWorkout } from '../session/plan';

/** What was done, set by set, and how it felt. */
export function DoneWorkouts({ workouts }: { workouts: readonly SessionWorkout[] }) {
  return (
    <ul css={{ display: 'grid', gap: space(3) }}>
      {workouts.map(workout => {
        const feeling = feelingOf(workout.sets);
        return (
          <Card as="li" key={`${workout.workoutOrdinal}-${workout.workoutId}`}>
            <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 3) }}>
              <h3 css={[text.title, { flex: '1 1 8rem', minWidth: 0 }]}>{workout.workoutName}</h3>
              {feeling && <Chip>{feeling}</Chip>}
            </div>
            <ol css={{ display: 'grid', gap: space(1), marginTop: space(2) }}>
              {workout.sets.map(set => (
                <li
                  key={set.id}
                  css={[
                    text.body2,
                    {
                      display: 'flex',
                      flexWrap: 'wrap',
                      gap: space(0, 3),
                      color: color(set.doneAt === null ? 'text-2' : 'text'),
                      fontVariantNumeric: 'tabular-nums',
                    },
                  ]}
                >
                  <span css={{ minWidth: '3.25rem', color: color('text-2') }}>
                    {setName(set, workout.sets.filter(each => each.kind === set.kind).indexOf(set) + 1)}
                  </span>
                  <span>{setText(set)}</span>
                  {set.doneAt === null && <span>못 함</span>}
                </li>
              ))}
            </ol>
          </Card>
        );
      })}
    </ul>
  );
}
