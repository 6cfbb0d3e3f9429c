import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { space } from '../../../shared/theme/theme';
import { Checkbox } from '../../../shared/ui/checkbox';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { Column } from '../lib/table-columns';
import type { RowsWanted } from '../api/wanted-rows';
import type { Resource } from '../resources/resource.types';
import { actionsCell } from './table-cells';

interface ResourceHeadProps {
  resource: Resource;
  columns: readonly Column[];
  /** For the actions at the edge, see `actionsCell`. */
  folded: boolean;
  wanted: RowsWanted;
  onSort: (sort: string | null, descending: boolean) => void;
  /** Of this page; undefined where rows cannot be chosen. */
  allChosen: boolean | undefined;
  onAll: (chosen: boolean) => void;
}

/** Column headers: a press sorts ascending, a second descending, a third resets. */
export function ResourceHead(props: ResourceHeadProps) {
  const { resource, columns, folded, wanted, onSort, allChosen, onAll } = props;
  const next = (name: string) => {
    if (wanted.sort !== name) onSort(name, false);
    else if (!wanted.descending) onSort(name, true);
    else onSort(null, false);
  };
  return (
    <thead>
      <tr>
        {allChosen !== undefined && (
          <td css={{ width: 40, '&&': { paddingRight: 0 } }}>
            <Checkbox
              label={<VisuallyHidden>이 쪽의 항목 모두 고르기</VisuallyHidden>}
              checked={allChosen}
              onChange={event => onAll(event.target.checked)}
            />
          </td>
        )}
        {columns.map(({ name, label, number }) => {
          const sorted = wanted.sort === name;
          return (
            <th
              key={name}
              scope="col"
              className={number ? 'number' : undefined}
              aria-sort={sorted ? (wanted.descending ? 'descending' : 'ascending') : undefined}
            >
              {resource.sortable.includes(name) ? (
                <button
                  type="button"
                  onClick={() => next(name)}
                  css={{
                    display: 'inline-flex',
                    alignItems: 'center',
                    gap: space(1),
                    minHeight: 44,
                    padding: 0,
                    border: 0,
                    background: 'transparent',
                    color: 'inherit',
                    font: 'inherit',
                    cursor: 'pointer',
                    '&:hover': { textDecoration: 'underline' },
                  }}
                >
                  {label}
                  {sorted &&
                    (wanted.descending ? (
                      <ArrowDown aria-hidden size={15} />
                    ) : (
                      <ArrowUp aria-hidden size={15} />
                    ))}
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
        {resource.hideable && <th scope="col">공개</th>}
        <th scope="col" css={actionsCell(folded)}>
          관리
        </th>
      </tr>
    </thead>
  );
}
