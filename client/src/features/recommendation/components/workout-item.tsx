import { startTransition, useEffect, useRef, useState } from 'react';
import { Card } from '../../../shared/ui/card';
import { RoutinePickerModal } from '../../../shared/widgets/routine-picker/routine-picker-modal';
import type { RecommendedWorkout } from '../api/recommendation.types';
import { WorkoutCard } from './workout-card';
import { WorkoutRow } from './workout-row';

interface WorkoutItemProps {
  workout: RecommendedWorkout;
  place: number;
  historyId: number;
  startExpanded: boolean;
}

/** A recommended workout, open or closed; the focus stays on the control that toggles it. */
export function WorkoutItem({ workout, place, historyId, startExpanded }: WorkoutItemProps) {
  const [expanded, setExpanded] = useState(startExpanded);
  const [adding, setAdding] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const toggled = useRef(false);

  useEffect(() => {
    if (toggled.current)
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
  }, [expanded]);

  const set = (value: boolean) => {
    toggled.current = true;
    // The press paints before the card that it opens.
    startTransition(() => setExpanded(value));
  };
  return (
    <Card as="li" padding={0}>
      <div ref={box}>
        {expanded ? (
          <WorkoutCard
            workout={workout}
            place={place}
            historyId={historyId}
            onCollapse={() => set(false)}
            onAdd={() => setAdding(true)}
          />
        ) : (
          <WorkoutRow workout={workout} onExpand={() => set(true)} />
        )}
      </div>
      {adding && (
        <RoutinePickerModal
          workout={workout}
          recommended={{
            historyId,
            numbers: { weight: workout.weight, rep: workout.repeat, setCount: workout.set },
          }}
          loadLabel={workout.loadLabel}
          repeatUnit={workout.repeatUnit}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}
