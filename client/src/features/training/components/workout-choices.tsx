import { color, radius, space } from '../../../shared/theme/theme';

interface WorkoutChoicesProps {
  choices: readonly { workoutId: number; name: string }[];
  /** The one being loaded. */
  busy?: number | null;
  onChoose: (workoutId: number) => void;
}

/** Workouts found by name, each a button. */
export function WorkoutChoices({ choices, busy = null, onChoose }: WorkoutChoicesProps) {
  return (
    <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) }}>
      {choices.map(({ workoutId, name }) => (
        <li key={workoutId}>
          <button
            type="button"
            aria-busy={busy === workoutId || undefined}
            onClick={() => onChoose(workoutId)}
            css={{
              width: '100%',
              minHeight: 48,
              padding: space(2, 3),
              border: 0,
              borderRadius: radius.small,
              background: color('surface-2'),
              color: color('text'),
              textAlign: 'left',
              fontWeight: 600,
            }}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
