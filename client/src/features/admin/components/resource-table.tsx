import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import type { AdminRow } from '../api/admin.api';
import { cellText } from '../lib/cell-text';
import { fieldsOf } from '../resources/resource.types';
import type { Resource } from '../resources/resource.types';
import { HiddenSwitch } from './hidden-switch';

interface ResourceTableProps {
  resource: Resource;
  rows: readonly AdminRow[];
  waiting: boolean;
  onView: (row: AdminRow) => void;
  onEdit: (row: AdminRow) => void;
  onDelete: (row: AdminRow) => void;
}

/** The rows of one table with their three buttons. It scrolls sideways where the screen is narrower than it. */
export function ResourceTable({ resource, rows, waiting, onView, onEdit, onDelete }: ResourceTableProps) {
  const fields = fieldsOf(resource);
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
            <th scope="col">관리</th>
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
              <td>
                <div css={{ display: 'flex', gap: space(1), '& > *': { flex: 'none' } }}>
                  {(
                    [
                      ['보기', onView],
                      ['수정', onEdit],
                      ['삭제', onDelete],
                    ] as const
                  ).map(([label, run]) => (
                    <Button
                      key={label}
                      size="small"
                      variant={label === '삭제' ? 'danger' : 'secondary'}
                      aria-label={`${String(row.koreanName)} ${label}`}
                      onClick={() => run(row)}
                    >
                      {label}
                    </Button>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
