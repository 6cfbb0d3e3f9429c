import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { memo, useEffect, useRef } from 'react';
import { useStable } from '../../../shared/lib/use-stable';
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

const TILE = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  padding: 0,
  borderRadius: radius.control,
  border: `2px solid ${color('line')}`,
  background: color('surface-2'),
  overflow: 'hidden',
  // One class for every state, so that a press inserts no new CSS rule.
  '&[aria-current]': { borderColor: color('brand') },
});

const COUNT = css(text.caption, {
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
  background: color('bar'),
  color: color('text'),
  '&[data-all]': { background: color('success-tint'), color: color('success-text') },
});

/** The session's workouts in a row: done, current, and next. */
export function WorkoutStrip({ workouts, plans, current, onSelect, onAdd }: WorkoutStripProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = row.current?.children[current];
    item?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const select = useStable(onSelect);
  const add = useStable(onAdd);
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
        {workouts.map((workout, index) => (
          <WorkoutTile
            key={`${workout.workoutOrdinal}-${workout.workoutId}`}
            index={index}
            name={workout.workoutName}
            image={plans.get(workout.workoutId)?.image}
            done={workout.sets.filter(set => set.doneAt !== null).length}
            sets={workout.sets.length}
            chosen={index === current}
            onSelect={select}
          />
        ))}
        <AddTile onAdd={add} />
      </ul>
    </nav>
  );
}

interface WorkoutTileProps {
  index: number;
  name: string;
  image: string | undefined;
  done: number;
  sets: number;
  chosen: boolean;
  onSelect: (index: number) => void;
}

const WorkoutTile = memo(function WorkoutTile(props: WorkoutTileProps) {
  const { index, name, image, done, sets, chosen, onSelect } = props;
  const all = done === sets;
  return (
    <li css={{ flex: 'none' }}>
      <button
        type="button"
        aria-current={chosen ? 'step' : undefined}
        aria-label={`${index + 1}번째 ${name}, ${done}/${sets} 세트`}
        onClick={() => onSelect(index)}
        css={TILE}
      >
        <WorkoutPicture src={image} size={60} />
        <span aria-hidden data-all={all || undefined} css={COUNT}>
          {all ? <Check size={14} strokeWidth={3} /> : `${done}/${sets}`}
        </span>
      </button>
    </li>
  );
});

const AddTile = memo(function AddTile({ onAdd }: { onAdd: () => void }) {
  return (
    <li css={{ flex: 'none' }}>
      <button
        type="button"
        aria-label="운동 추가"
        onClick={onAdd}
        css={[TILE, { border: `1px dashed ${color('line-strong')}`, color: color('text-2') }]}
      >
        <Plus aria-hidden size={24} />
      </button>
    </li>
  );
});
