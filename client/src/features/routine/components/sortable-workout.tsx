import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { startTransition, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PHONE, useMediaQuery } from '../../../shared/lib/use-media-query';
import { Card } from '../../../shared/ui/card';
import type { RoutineWorkout } from '../../../shared/widgets/myfit/myfit.api';
import type { useWorkoutActions } from '../hooks/use-workout-actions';
import { PlaceBadge } from './place-badge';
import { WorkoutDetails } from './workout-details';
import { RoutineWorkoutRow } from './routine-workout-row';

/** px and seconds from the specification. */
export const EXPANDED_MAX_HEIGHT = 1000;
export const EXPAND_SECONDS = 0.2;

interface SortableWorkoutProps {
  workout: RoutineWorkout;
  place: number;
  count: number;
  actions: ReturnType<typeof useWorkoutActions>;
  onMove: (by: -1 | 1) => void;
}

/** A workout of the routine: dragged by its line or, by keyboard, by its number; opened by a press. */
export function SortableWorkout({ workout, place, count, actions, onMove }: SortableWorkoutProps) {
  const [expanded, setExpanded] = useState(false);
  const [opened, setOpened] = useState(false);
  const id = useId();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: workout.myWorkoutId });

  const panel = useRef<HTMLDivElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  /** The page's scroll position at the press. */
  const scrolled = useRef(0);
  const onPhone = useMediaQuery(PHONE);
  /** Open and at rest, as tall as its content: large text and long descriptions outgrow the animation's maximum. */
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    // On a slow phone the content may be drawn later than the animation takes.
    if (!expanded || !opened) return;
    const timer = setTimeout(() => {
      setSettled(true);
      // Between two sets, weight, repetitions and answers must be in view together.
      // A member who has scrolled meanwhile may be about to press something.
      if (onPhone && window.scrollY === scrolled.current)
        answers.current?.scrollIntoView({ block: 'nearest' });
    }, EXPAND_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [expanded, opened, onPhone]);

  const unfold = () => {
    scrolled.current = window.scrollY;
    // The press paints before the content that it opens.
    startTransition(() => setOpened(true));
    setExpanded(true);
  };
  const fold = () => {
    // The closing animation starts at a height, not at `none`.
    flushSync(() => setSettled(false));
    panel.current?.getBoundingClientRect();
    setExpanded(false);
  };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition, opacity: isDragging ? 0.35 : 1 }}
    >
      <Card padding={0}>
        {/* Mouse and finger drag by the line; the keyboard by the number, which has the role and the label. */}
        <div
          {...listeners}
          css={{
            cursor: 'grab',
            touchAction: 'manipulation',
            userSelect: 'none',
            WebkitTouchCallout: 'none',
          }}
        >
          <RoutineWorkoutRow
            workout={workout}
            expanded={expanded}
            panelId={opened ? `${id}-panel` : undefined}
            onToggle={expanded ? fold : unfold}
            handle={
              <button
                {...attributes}
                ref={setActivatorNodeRef}
                type="button"
                aria-roledescription="끌어서 옮길 수 있는 운동"
                // The number is its own word: the accessible name contains the visible text.
                aria-label={`${place}, ${workout.workoutName}, 순서 바꾸기`}
                css={{
                  display: 'grid',
                  placeItems: 'center',
                  flex: 'none',
                  width: 44,
                  height: 56,
                  padding: 0,
                  border: 0,
                  borderRadius: 12,
                  background: 'transparent',
                  cursor: 'grab',
                }}
              >
                <PlaceBadge place={place} />
              </button>
            }
          />
        </div>
        <div
          ref={panel}
          id={`${id}-panel`}
          inert={!expanded}
          css={{
            maxHeight: settled ? 'none' : expanded ? EXPANDED_MAX_HEIGHT : 0,
            // Clipped, not scrollable: otherwise focusing a button during the opening would scroll it away mid-press.
            overflow: ['hidden', 'clip'],
            visibility: expanded ? 'visible' : 'hidden',
            transition: `max-height ${EXPAND_SECONDS}s ease, visibility ${EXPAND_SECONDS}s`,
          }}
        >
          {opened ? (
            <WorkoutDetails
              answersRef={answers}
              workout={workout}
              first={place === 1}
              last={place === count}
              actions={actions}
              onMove={onMove}
              onFold={fold}
            />
          ) : (
            // The workouts below leave the screen with the press, not when a slow phone has drawn the details.
            expanded && <div css={{ height: '100svh' }} />
          )}
        </div>
      </Card>
    </li>
  );
}
