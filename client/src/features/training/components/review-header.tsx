import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useNavigate } from 'react-router-dom';
import { space } from '../../../shared/theme/theme';
import { MenuButton } from '../../../shared/ui/menu-button';
import { showToast } from '../../../shared/ui/toast.store';
import type { SessionActions } from '../hooks/use-session-actions';
import type { TrainingSession } from '../store/rows';
import { SyncChip } from './sync-chip';
import { WayBack } from './way-back';

/** The column of a session under review. */
export const REVIEW_COLUMN = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  maxWidth: 'calc(620px + 2 * var(--gutter))',
  margin: '0 auto',
  padding: `0 var(--gutter) ${space(10)}`,
} as const;

interface ReviewHeaderProps {
  session: TrainingSession;
  actions: SessionActions;
  editLabel?: string;
  onEdit: () => void;
  onNote: () => void;
}

const ICON = { 'aria-hidden': true, size: 18 } as const;

/** The way back, whether everything is saved, and the actions on a finished session. */
export function ReviewHeader({
  session,
  actions,
  editLabel = '세트 고치기',
  onEdit,
  onNote,
}: ReviewHeaderProps) {
  const navigate = useNavigate();
  const discard = async () => {
    const discarded = await actions.discard();
    if (!discarded) return;
    showToast({
      message: `‘${session.title}’ 기록을 지웠어요.`,
      action: { label: '되돌리기', undo: true, run: () => void actions.revive(discarded) },
    });
    void navigate('/training/history');
  };
  return (
    <div
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: space(2),
        minHeight: 64,
        marginInline: -12,
        marginBottom: space(-4),
        paddingTop: 'env(safe-area-inset-top)',
      }}
    >
      <WayBack to="/training/history" label="기록으로" />
      <div css={{ flex: 1, minWidth: 0 }}>
        <SyncChip />
      </div>
      <MenuButton
        label="운동 기록 메뉴"
        icon={<EllipsisVertical size={22} />}
        items={[
          { key: 'edit', label: editLabel, icon: <Pencil {...ICON} />, run: onEdit },
          { key: 'note', label: '메모', icon: <NotebookPen {...ICON} />, run: onNote },
          {
            key: 'discard',
            label: '기록 지우기',
            icon: <Trash2 {...ICON} />,
            danger: true,
            run: () => void discard(),
          },
        ]}
      />
    </div>
  );
}
