import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { MenuButton } from '../../../shared/ui/menu-button';
import type { AdminRow } from '../api/admin.api';
import { useMayEdit } from '../hooks/use-role';

export interface RowActionsProps {
  row: AdminRow;
  /** One button opens them instead of three side by side. */
  folded: boolean;
  onView: (row: AdminRow) => void;
  onEdit: (row: AdminRow) => void;
  onDelete: (row: AdminRow) => void;
}

/** Three buttons, or on a phone one that opens them. */
export function RowActions({ row, folded, onView, onEdit, onDelete }: RowActionsProps) {
  const name = String(row.koreanName);
  const mayEdit = useMayEdit();
  const actions = [
    { label: '보기', run: () => onView(row), danger: false },
    ...(mayEdit
      ? [
          { label: '수정', run: () => onEdit(row), danger: false },
          { label: '삭제', run: () => onDelete(row), danger: true },
        ]
      : []),
  ];
  if (folded) {
    return (
      <MenuButton
        label={`${name} 관리`}
        icon={<EllipsisVertical size={18} />}
        items={actions.map(action => ({ key: action.label, ...action }))}
      />
    );
  }
  return (
    <div css={{ display: 'flex', gap: space(1), '& > *': { flex: 'none' } }}>
      {actions.map(({ label, run, danger }) => (
        <Button
          key={label}
          size="small"
          variant={danger ? 'danger' : 'secondary'}
          aria-label={`${name} ${label}`}
          onClick={run}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
