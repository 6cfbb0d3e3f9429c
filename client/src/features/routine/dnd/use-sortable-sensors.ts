import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { MOUSE_DISTANCE_PX, TOUCH_DELAY_MS, TOUCH_TOLERANCE_PX } from '../../../shared/lib/drag-start';

/** Mouse from 5 px, touch after 120 ms, and the keyboard: space lifts and drops, arrows move, Escape cancels. */
export const useSortableSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE_PX },
    }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
