import { color, radius, space, text } from '../../theme/theme';
import { checkboxStyle } from '../../ui/checkbox';
import type { Routine } from '../myfit/myfit.api';

interface RoutineChoicesProps {
  routines: readonly Routine[];
  selected: ReadonlySet<number>;
  /** Why a routine cannot be chosen, by id. */
  blocked: ReadonlyMap<number, string>;
  onToggle: (routineId: number) => void;
}

/** One row per routine with a native checkbox. */
export function RoutineChoices({ routines, selected, blocked, onToggle }: RoutineChoicesProps) {
  return (
    <ul css={{ display: 'grid', gap: space(2) }}>
      {routines.map(({ routineId, routineName }) => {
        const reason = blocked.get(routineId);
        const chosen = selected.has(routineId);
        return (
          <li key={routineId}>
            <label
              css={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: space(1, 3),
                minHeight: 52,
                padding: space(2, 4),
                borderRadius: radius.control,
                border: `1px solid ${color(chosen ? 'brand' : 'line')}`,
                background: color(chosen ? 'brand-tint' : 'surface'),
                cursor: reason ? 'not-allowed' : 'pointer',
                '&:has(:focus-visible)': { outline: `2px solid ${color('focus')}`, outlineOffset: 2 },
              }}
            >
              <input
                type="checkbox"
                checked={chosen}
                disabled={reason !== undefined}
                onChange={() => onToggle(routineId)}
                css={[checkboxStyle, { '&:disabled': { opacity: 0.5 } }]}
              />
              <span
                css={{
                  // The reason below it where both have no room in a line.
                  flex: '1 1 4.5rem',
                  minWidth: 0,
                  overflowWrap: 'anywhere',
                  fontWeight: 600,
                  color: reason ? color('text-3') : undefined,
                }}
              >
                {routineName}
              </span>
              {reason && <span css={[text.caption, { flex: 'none', color: color('text-3') }]}>{reason}</span>}
            </label>
          </li>
        );
      })}
    </ul>
  );
}
