import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { DragEndEvent, DragOverEvent } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { useRef, useState } from 'react';
import { MOUSE_DISTANCE_PX, TOUCH_DELAY_MS, TOUCH_TOLERANCE_PX } from '../../../shared/lib/drag-start';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { weekdayOf } from '../../../shared/lib/calendar';
import { weekdayName } from './day-moves';
import type { WeekCell } from './week-view';
import { WeekStrip } from './week-strip';
import type { StripDayProps, WeekStripProps } from './week-strip';

interface DragStripProps extends WeekStripProps {
  costOf: (index: number, to: number) => string;
}

/** The two days of a drag, where the move is allowed. */
function moveOf({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) {
  const { index = null, historyId, free = [] } = (active.data.current ?? {}) as Partial<WeekCell>;
  const to = over ? weekdayOf(String(over.id)) + 1 : null;
  return index !== null && to !== null && free.includes(to) ? { index, historyId, to } : null;
}

/** The week's strip, its planned days draggable by mouse or finger; the cost of the move shows before the drop. */
export function DragStrip({ costOf, ...props }: DragStripProps) {
  const [cost, setCost] = useState<string | null>(null);
  /** A date can become another day's while its own is lifted: that one stays. */
  const lifted = useRef<number | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE_PX },
    }),
  );
  const over = (event: DragOverEvent) => {
    const move = moveOf(event);
    setCost(move && `${weekdayName(move.to)}로 옮기면: ${costOf(move.index, move.to)}`);
  };
  const drop = (event: DragEndEvent) => {
    const move = moveOf(event);
    setCost(null);
    if (move && move.historyId === lifted.current) props.onMove(move.index, move.to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => (lifted.current = (active.data.current as WeekCell).historyId)}
      onDragOver={over}
      onDragEnd={drop}
      onDragCancel={() => setCost(null)}
      // The line below says it, and the keyboard has other ways.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
    >
      <WeekStrip {...props} Day={DragDay} />
      <p role="status" css={[text.small, { color: color('text-2'), '&:empty': { display: 'none' } }]}>
        {cost}
      </p>
    </DndContext>
  );
}

const nothing = () => undefined;
const SILENT = {
  ...{ onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
};

function DragDay({ cell, children }: StripDayProps) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    ...{ id: cell.date, data: cell, disabled: cell.free.length === 0 },
  });
  const { setNodeRef: setPlace, isOver, active } = useDroppable({ id: cell.date });
  const open = isOver && active ? moveOf({ active, over: { id: cell.date } as DragEndEvent['over'] }) : null;
  return (
    <li
      ref={setPlace}
      css={{
        borderRadius: radius.control,
        outline: open ? `2px dashed ${color('brand')}` : undefined,
        outlineOffset: -2,
      }}
    >
      <div
        ref={setNodeRef}
        {...listeners}
        style={{ transform: CSS.Translate.toString(transform) }}
        css={{
          touchAction: cell.free.length > 0 ? 'manipulation' : undefined,
          ...(isDragging && { position: 'relative', zIndex: 1, opacity: 0.85, padding: space(0) }),
        }}
      >
        {children}
      </div>
    </li>
  );
}
