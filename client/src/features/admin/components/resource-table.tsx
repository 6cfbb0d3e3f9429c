import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { PHONE, useMediaQuery } from '../../../shared/lib/use-media-query';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { MenuButton } from '../../../shared/ui/menu-button';
import type { AdminRow } from '../api/admin.api';
import { cellText } from '../lib/cell-text';
import { fieldsOf } from '../resources/resource.types';
import type { Resource } from '../resources/resource.types';
import { useMayEdit } from '../hooks/use-role';
import { HiddenSwitch } from './hidden-switch';

interface ResourceTableProps {
  resource: Resource;
  rows: readonly AdminRow[];
  waiting: boolean;
  onView: (row: AdminRow) => void;
  onEdit: (row: AdminRow) => void;
  onDelete: (row: AdminRow) => void;
}

/** On a phone the table is wider than the screen: what can be done to a row stays at its edge. */
const actionsCell = {
  [media.phoneOnly]: {
    position: 'sticky',
    right: 0,
    width: 60,
    '&&': { padding: space(1), background: color('surface') },
    boxShadow: `-1px 0 0 ${color('line')}`,
  },
} as const;

/** The rows of one table with their three buttons. It scrolls sideways where the screen is narrower than it. */
export function ResourceTable({ resource, rows, waiting, onView, onEdit, onDelete }: ResourceTableProps) {
  const fields = fieldsOf(resource);
  const phone = useMediaQuery(PHONE);
  const columns = resource.columns.flatMap(name => fields.find(field => field.name === name) ?? []);
  return (
    <div
      role="region"
      aria-label={`${resource.noun} 목록`}
      tabIndex={0}
      css={{
        overflowX: 'auto',
        borderRadius: radius.card,
        border: `1px solid ${color('line')}`,
        opacity: waiting ? 0.55 : 1,
      }}
    >
      <table
        aria-busy={waiting}
        css={[
          text.body2,
          {
            width: '100%',
            borderCollapse: 'collapse',
            '& th, & td': { padding: space(1.5, 4), textAlign: 'left' },
            '& th': {
              color: color('text-2'),
              fontWeight: 600,
              whiteSpace: 'nowrap',
              height: 48,
              background: color('surface-2'),
            },
            '& td': { borderTop: `1px solid ${color('line')}` },
            '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
          },
        ]}
      >
        <thead>
          <tr>
            {columns.map(field => (
              <th key={field.name} scope="col" className={field.kind === 'number' ? 'number' : undefined}>
                {field.label}
              </th>
            ))}
            {resource.hideable && <th scope="col">공개</th>}
            <th scope="col" css={actionsCell}>
              관리
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id} css={{ color: row.hidden ? color('text-3') : undefined }}>
              {columns.map(field => (
                <td
                  key={field.name}
                  className={field.kind === 'number' ? 'number' : undefined}
                  css={{ minWidth: field.kind === 'text' && field.longest > 50 ? 180 : 104 }}
                >
                  {cellText(field, row[field.name])}
                </td>
              ))}
              {resource.hideable && (
                <td>
                  <HiddenSwitch resource={resource} row={row} />
                </td>
              )}
              <td css={actionsCell}>
                <RowActions row={row} phone={phone} onView={onView} onEdit={onEdit} onDelete={onDelete} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowActionsProps = Pick<ResourceTableProps, 'onView' | 'onEdit' | 'onDelete'> & {
  row: AdminRow;
  phone: boolean;
};

/** Three buttons, or on a phone one that opens them. */
function RowActions({ row, phone, onView, onEdit, onDelete }: RowActionsProps) {
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
  if (phone) {
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
