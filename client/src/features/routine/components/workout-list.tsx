import { closestCenter, DndContext, DragOverlay } from '@dnd-kit/core';
import type { DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { space } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import type { RoutineWorkout } from '../../../shared/widgets/myfit/myfit.api';
import { ConfirmLoadModal } from '../../../shared/widgets/workout/confirm-load-modal';
import { dragAnnouncements, dragInstructions } from '../dnd/announcements';
import { dropAnimation } from '../dnd/drop-animation';
import { useAutoScroll } from '../dnd/use-auto-scroll';
import { useSortableSensors } from '../dnd/use-sortable-sensors';
import { useWorkoutActions } from '../hooks/use-workout-actions';
import { moveOnto, moveTo } from '../lib/reorder';
import { PlaceBadge } from './place-badge';
import { SortableWorkout } from './sortable-workout';
import { RoutineWorkoutRow } from './routine-workout-row';

interface WorkoutListProps {
  routineId: number;
  workouts: readonly RoutineWorkout[];
}

/** dnd-kit reports drags only inside its context. */
function AutoScroll() {
  useAutoScroll();
  return null;
}

const idOf = (workout: RoutineWorkout) => workout.myWorkoutId;

/** The numbered workouts of a routine; a drop shows the new order at once and saves it. */
export function WorkoutList({ routineId, workouts }: WorkoutListProps) {
  const [liftedId, setLiftedId] = useState<UniqueIdentifier | null>(null);
  const sensors = useSortableSensors();
  const actions = useWorkoutActions(routineId);
  const placeOf = (id: UniqueIdentifier) => workouts.findIndex(workout => idOf(workout) === id) + 1;
  // A stable list: otherwise dnd-kit would measure and draw every workout again.
  const ids = useMemo(() => workouts.map(idOf), [workouts]);
  const lifted = workouts.find(workout => idOf(workout) === liftedId);

  const drop = ({ active, over }: DragEndEvent) => {
    setLiftedId(null);
    const workout = workouts.find(each => idOf(each) === active.id);
    const moved = moveOnto(workouts, idOf, Number(active.id), over ? Number(over.id) : null);
    if (workout && moved) actions.move(workout, moved.items, moved.position);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      autoScroll={false}
      accessibility={{
        announcements: dragAnnouncements(
          id => workouts.find(workout => idOf(workout) === id)?.workoutName ?? '운동',
          placeOf,
          () => workouts.length,
        ),
        screenReaderInstructions: dragInstructions,
      }}
      onDragStart={({ active }) => setLiftedId(active.id)}
      onDragCancel={() => setLiftedId(null)}
      onDragEnd={drop}
    >
      <AutoScroll />
      {actions.question !== null && (
        <ConfirmLoadModal
          question={actions.question}
          onConfirm={() => actions.settleQuestion(true)}
          onCorrect={() => actions.settleQuestion(false)}
        />
      )}
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol css={{ display: 'grid', gap: space(3) }}>
          {workouts.map((workout, index) => (
            <SortableWorkout
              key={workout.myWorkoutId}
              workout={workout}
              place={index + 1}
              count={workouts.length}
              actions={actions}
              onMove={by => {
                const moved = moveTo(workouts, index, index + by);
                if (moved) actions.move(workout, moved.items, moved.position);
              }}
            />
          ))}
        </ol>
      </SortableContext>
      {createPortal(
        <DragOverlay dropAnimation={dropAnimation}>
          {lifted && (
            <div css={{ transform: 'rotate(-1.2deg)', cursor: 'grabbing' }}>
              <Card padding={0} lifted>
                <RoutineWorkoutRow
                  workout={lifted}
                  expanded={false}
                  handle={
                    <span css={{ display: 'grid', placeItems: 'center', width: 44, height: 56 }}>
                      <PlaceBadge place={placeOf(lifted.myWorkoutId)} lifted />
                    </span>
                  }
                />
              </Card>
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}
