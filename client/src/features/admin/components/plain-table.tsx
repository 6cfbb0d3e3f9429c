import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';

interface PlainTableProps {
  label: string;
  heads: readonly string[];
  /** Columns of numbers align to the right. */
  rows: readonly (readonly ReactNode[])[];
}

const classOf = (cell: ReactNode) => (typeof cell === 'number' ? 'number' : undefined);

/** Read-only rows. Where they are wider than the screen, they scroll sideways. */
export function PlainTable({ label, heads, rows }: PlainTableProps) {
  return (
    // The keyboard scrolls it only with focus.
    <div role="region" aria-label={label} tabIndex={0} css={{ overflowX: 'auto' }}>
      <table
        css={[
          text.small,
          {
            width: '100%',
            borderCollapse: 'collapse',
            '& th, & td': {
              padding: space(2),
              borderBottom: `1px solid ${color('line')}`,
              textAlign: 'left',
              verticalAlign: 'top',
              overflowWrap: 'break-word',
            },
            '& th': { whiteSpace: 'nowrap', color: color('text-2') },
            '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
          },
        ]}
      >
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" className={classOf(rows[0]?.[column])}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, column) => (
                <td key={column} className={classOf(cell)}>
                  {typeof cell === 'number' ? formatNumber(cell) : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
