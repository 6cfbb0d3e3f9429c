import { useState } from 'react';
import { NARROW, PHONE, useMediaQuery } from '../../../shared/lib/use-media-query';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import type { AdminRow } from '../api/admin.api';
import type { Column } from '../lib/table-columns';
import type { RowsWanted } from '../api/wanted-rows';
import type { Resource } from '../resources/resource.types';
import { useMayEdit } from '../hooks/use-role';
import { ResourceHead } from './resource-head';
import { ResourceRow } from './resource-row';

interface ResourceTableProps {
  resource: Resource;
  columns: readonly Column[];
  rows: readonly AdminRow[];
  waiting: boolean;
  wanted: RowsWanted;
  onSort: (sort: string | null, descending: boolean) => void;
  chosen: ReadonlySet<number>;
  onChosen: (ids: ReadonlySet<number>) => void;
  onView: (row: AdminRow) => void;
  onEdit: (row: AdminRow) => void;
  onDelete: (row: AdminRow) => void;
}

/** One table's rows with their three buttons. Scrolls sideways where the screen is narrower. */
export function ResourceTable(props: ResourceTableProps) {
  const { resource, columns, rows, waiting, wanted, onSort, chosen, onChosen, ...actions } = props;
  // Tables whose rows can be hidden have more columns and need a desktop's width.
  const folded = useMediaQuery(resource.hideable ? NARROW : PHONE);
  const mayEdit = useMayEdit();
  const choosable = resource.hideable && mayEdit;
  const [current, setCurrent] = useState<number | null>(null);
  const reachable = rows.find(({ id }) => id === current)?.id ?? rows[0]?.id;
  const isChosen = (id: number) => (choosable ? chosen.has(id) : undefined);
  const choose = (ids: readonly number[], add: boolean) =>
    onChosen(new Set(add ? [...chosen, ...ids] : [...chosen].filter(id => !ids.includes(id))));
  const ids = rows.map(({ id }) => id);
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
            '& th, & td': {
              padding: space(1.5, 2),
              textAlign: 'left',
              [media.tablet]: { paddingInline: space(4) },
            },
            '& th': {
              color: color('text-2'),
              fontWeight: 600,
              whiteSpace: 'nowrap',
              height: 48,
              background: color('surface-2'),
            },
            '& thead td': { background: color('surface-2') },
            '& tbody td': { borderTop: `1px solid ${color('line')}` },
            '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
          },
        ]}
      >
        <ResourceHead
          resource={resource}
          columns={columns}
          folded={folded}
          wanted={wanted}
          onSort={onSort}
          allChosen={choosable ? ids.every(id => chosen.has(id)) : undefined}
          onAll={add => choose(ids, add)}
        />
        <tbody onFocus={event => setCurrent(rowIn(event.target, rows))}>
          {rows.map(row => (
            <ResourceRow
              key={row.id}
              resource={resource}
              columns={columns}
              row={row}
              folded={folded}
              reachable={row.id === reachable}
              chosen={isChosen(row.id)}
              onChosen={add => choose([row.id], add)}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The id of the row that contains the element. */
function rowIn(element: Element, rows: readonly AdminRow[]): number | null {
  const line = element.closest('tr');
  return line ? (rows[line.sectionRowIndex]?.id ?? null) : null;
}
