import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash-2';
import Share2 from 'lucide-react/icons/share-2';
import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { latePart } from '../../../shared/lib/late-part';
import { color, motion, space } from '../../../shared/theme/theme';
import { MenuButton } from '../../../shared/ui/menu-button';
import type { Routine } from '../../../shared/widgets/myfit/myfit.api';
import { RenameField } from './rename-field';

/** Few members share, and the QR code library is large. */
const ShareRoutineModal = latePart(async () => (await import('./share-routine-modal')).ShareRoutineModal);

export interface RoutineTabProps {
  routine: Routine;
  active: boolean;
  renaming: boolean;
  first: boolean;
  last: boolean;
  onSelect: () => void;
  onRename: () => void;
  onRenamed: (name: string | null) => void;
  /** A press elsewhere ended the renaming; called with the typed name if it is another one. */
  onRenameLeft: (name: string | null) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One routine: its name, selected by a press or dragged sideways, and its menu. */
export function RoutineTab(props: RoutineTabProps) {
  const { routine, renaming, first, last } = props;
  // The pressed name paints before the content that it changes.
  const [active, press] = useOptimistic(props.active);
  const { onSelect, onRename, onRenamed, onRenameLeft, onMove, onRemove } = props;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: routine.routineId });
  // The key that ends the field removes it: the focus moves to the name.
  const tab = useRef<HTMLButtonElement>(null);
  const ended = useRef(false);
  const [sharing, setSharing] = useState(false);
  useEffect(() => {
    if (ended.current && !renaming) tab.current?.focus();
    ended.current = false;
  }, [renaming]);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      css={{
        display: 'flex',
        alignItems: 'center',
        flex: 'none',
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
        boxShadow: active ? `inset 0 -2px ${color('text')}` : undefined,
        background: isDragging ? color('surface-3') : undefined,
        borderRadius: isDragging ? 10 : undefined,
      }}
    >
      {renaming ? (
        <RenameField
          name={routine.routineName}
          onDone={name => {
            ended.current = true;
            onRenamed(name);
          }}
          onLeave={onRenameLeft}
        />
      ) : (
        <button
          {...listeners}
          ref={tab}
          type="button"
          aria-pressed={active}
          onClick={() =>
            startTransition(() => {
              press(true);
              onSelect();
            })
          }
          onDoubleClick={onRename}
          css={{
            minHeight: 48,
            padding: space(2, 0.5),
            border: 0,
            background: 'transparent',
            color: color(active ? 'text' : 'text-3'),
            fontSize: '1rem',
            fontWeight: active ? 700 : 600,
            // A long name leaves room for its menu and its neighbours.
            maxWidth: 'min(15rem, 60vw)',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            touchAction: 'manipulation',
            userSelect: 'none',
            WebkitTouchCallout: 'none',
            transition: `color ${motion.fast}`,
          }}
        >
          {routine.routineName}
        </button>
      )}
      <span css={{ marginRight: -8, color: color('text-3'), '& > button': { color: 'inherit', width: 44 } }}>
        <MenuButton
          label={`${routine.routineName} 메뉴`}
          icon={<EllipsisVertical size={18} />}
          items={[
            { key: 'rename', label: '이름 수정', icon: <Pencil size={18} />, run: onRename },
            {
              key: 'left',
              label: '순서 바꾸기: 왼쪽',
              icon: <ArrowLeft size={18} />,
              run: () => onMove(-1),
              disabled: first,
            },
            {
              key: 'right',
              label: '순서 바꾸기: 오른쪽',
              icon: <ArrowRight size={18} />,
              run: () => onMove(1),
              disabled: last,
            },
            { key: 'share', label: '공유하기', icon: <Share2 size={18} />, run: () => setSharing(true) },
            ...(active
              ? [{ key: 'print', label: '인쇄하기', icon: <Printer size={18} />, run: () => window.print() }]
              : []),
            { key: 'remove', label: '루틴 지우기', icon: <Trash2 size={18} />, run: onRemove, danger: true },
          ]}
        />
      </span>
      {sharing && <ShareRoutineModal routine={routine} onClose={() => setSharing(false)} />}
    </li>
  );
}
