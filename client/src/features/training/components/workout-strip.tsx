import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef } from 'react';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import type { NextWorkout } from '../session/next-workout';
import type { SessionWorkout } from '../session/plan';

interface WorkoutStripProps {
  workouts: readonly SessionWorkout[];
  plans: ReadonlyMap<number, NextWorkout>;
  current: number;
  onSelect: (index: number) => void;
  onAdd: () => void;
}

/** The session's workouts in a row: what is done, where one is, what comes. */
export function WorkoutStrip({ workouts, plans, current, onSelect, onAdd }: WorkoutStripProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = row.current?.children[current];
    item?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const tile = {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    padding: 0,
    borderRadius: radius.control,
    background: color('surface-2'),
    overflow: 'hidden',
  } as const;
  return (
    <nav aria-label="오늘 할 운동">
      <ul
        ref={row}
        css={{
          display: 'flex',
          gap: space(2),
          overflowX: 'auto',
          scrollbarWidth: 'none',
          padding: space(1, 0),
          marginInline: 'calc(var(--gutter) * -1)',
          paddingInline: 'var(--gutter)',
        }}
      >
        {workouts.map((workout, index) => {
          const done = workout.sets.filter(set => set.doneAt !== null).length;
          const chosen = index === current;
          return (
            <li key={`${workout.workoutOrdinal}-${workout.workoutId}`} css={{ flex: 'none' }}>
              <button
                type="button"
                aria-current={chosen ? 'step' : undefined}
                aria-label={`${index + 1}번째 ${workout.workoutName}, ${done}/${workout.sets.length} 세트`}
                onClick={() => onSelect(index)}
                css={{ ...tile, border: `2px solid ${color(chosen ? 'brand' : 'line')}` }}
              >
                <WorkoutPicture src={plans.get(workout.workoutId)?.image} size={60} />
                <span
                  aria-hidden
                  css={[
                    text.caption,
                    {
                      position: 'absolute',
                      insetInline: 0,
                      bottom: 0,
                      display: 'flex',
                      alignItems: 'center',
                      justifyContent: 'center',
                      minHeight: 18,
                      lineHeight: 1.3,
                      fontWeight: 700,
                      fontVariantNumeric: 'tabular-nums',
                      background: color(workout.done ? 'success-tint' : 'bar'),
                      color: color(workout.done ? 'success-text' : 'text'),
                    },
                  ]}
                >
                  {workout.done ? <Check size={14} strokeWidth={3} /> : `${done}/${workout.sets.length}`}
                </span>
              </button>
            </li>
          );
        })}
        <li css={{ flex: 'none' }}>
          <button
            type="button"
            aria-label="운동 추가"
            onClick={onAdd}
            css={{ ...tile, border: `1px dashed ${color('line-strong')}`, color: color('text-2') }}
          >
            <Plus aria-hidden size={24} />
          </button>
        </li>
      </ul>
    </nav>
  );
}
