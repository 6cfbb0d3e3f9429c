import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { DragEndEvent } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo, useRef } from 'react';
import { color, space } from '../../../shared/theme/theme';
import { showToast } from '../../../shared/ui/toast.store';
import { IconButton } from '../../../shared/ui/icon-button';
import type { Routine } from '../../../shared/widgets/myfit/myfit.api';
import { MOUSE_DISTANCE_PX, TOUCH_DELAY_MS, TOUCH_TOLERANCE_PX } from '../../../shared/lib/drag-start';
import { dragAnnouncements } from '../dnd/announcements';
import { moveOnto, moveTo } from '../lib/reorder';
import { RoutineTab } from './routine-tab';

interface RoutineTabsProps {
  routines: readonly Routine[];
  activeId: number;
  saving: boolean;
  /** The routine whose name is being edited. */
  renaming: number | null;
  onRenaming: (routineId: number | null) => void;
  onSelect: (routineId: number) => void;
  onAdd: () => void;
  onRename: (routineId: number, name: string) => void;
  onReorder: (routines: readonly Routine[]) => void;
  onRemove: (routine: Routine) => void;
}

const idOf = (routine: Routine) => routine.routineId;

/** The row of routines; dragged sideways by mouse or finger, moved through their menus by keyboard. */
export function RoutineTabs(props: RoutineTabsProps) {
  const { routines, activeId, saving, renaming, onRenaming, onSelect, onAdd, onRename, onReorder, onRemove } =
    props;
  const row = useRef<HTMLUListElement>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE_PX },
    }),
  );

  useEffect(() => {
    const list = row.current;
    const tab = list?.children[routines.findIndex(({ routineId }) => routineId === activeId)];
    if (!list || !tab) return;
    // Scrolls only the row: in a low window `scrollIntoView` would move the page past its heading.
    const [box, at] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.scrollLeft += Math.min(0, at.left - box.left) || Math.max(0, at.right - box.right);
    // Only another selection scrolls the row, not every change of the list.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [activeId]);

  // The menu of a removed routine took the focus with it.
  const count = useRef(routines.length);
  useEffect(() => {
    if (routines.length < count.current && document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    count.current = routines.length;
  }, [routines.length]);

  const isGone = renaming !== null && !routines.some(({ routineId }) => routineId === renaming);
  useEffect(() => {
    if (!isGone) return;
    onRenaming(null);
    showToast({ message: '이름을 바꾸던 루틴이 그사이 지워졌어요.' });
  }, [isGone, onRenaming]);

  // A stable list: otherwise dnd-kit would measure and draw every tab again.
  const ids = useMemo(() => routines.map(idOf), [routines]);

  const drop = ({ active, over }: DragEndEvent) => {
    const moved = moveOnto(routines, idOf, Number(active.id), over ? Number(over.id) : null);
    if (moved) onReorder(moved.items);
  };

  return (
    <div
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: space(1),
        borderBottom: `1px solid ${color('line')}`,
      }}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: dragAnnouncements(
            id => routines.find(routine => idOf(routine) === id)?.routineName ?? '루틴',
            id => routines.findIndex(routine => idOf(routine) === id) + 1,
            () => routines.length,
          ),
        }}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
          <ul
            ref={row}
            aria-label="루틴"
            css={{
              display: 'flex',
              gap: space(3),
              flex: 1,
              minWidth: 0,
              overflowX: 'auto',
              scrollbarWidth: 'none',
            }}
          >
            {routines.map((routine, index) => (
              <RoutineTab
                key={routine.routineId}
                routine={routine}
                active={routine.routineId === activeId}
                renaming={routine.routineId === renaming}
                first={index === 0}
                last={index === routines.length - 1}
                onSelect={() => onSelect(routine.routineId)}
                onRename={() => onRenaming(routine.routineId)}
                onRenamed={name => {
                  onRenaming(null);
                  if (name) onRename(routine.routineId, name);
                }}
                onRenameLeft={name => {
                  onRenaming(null);
                  if (name)
                    showToast({
                      message: '이름을 바꾸지 않았어요.',
                      action: { label: `‘${name}’ 저장`, run: () => onRename(routine.routineId, name) },
                    });
                }}
                onMove={by => {
                  const moved = moveTo(routines, index, index + by);
                  if (moved) onReorder(moved.items);
                }}
                onRemove={() => onRemove(routine)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <IconButton label="루틴 추가" disabled={saving} onClick={onAdd} css={{ color: color('brand-text') }}>
        <Plus size={22} />
      </IconButton>
    </div>
  );
}
