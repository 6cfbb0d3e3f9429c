import { color, space, text } from '../../../shared/theme/theme';

interface ValueTableProps {
  /** The table's content, for screen readers. */
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly string[])[];
}

/** A chart's numbers as a table, collapsed. */
export function ValueTable({ caption, columns, rows }: ValueTableProps) {
  const cell = {
    padding: space(1.5, 2),
    textAlign: 'left',
    borderTop: `1px solid ${color('line')}`,
  } as const;
  return (
    <details css={{ marginTop: space(2) }}>
      <summary
        css={[
          text.small,
          {
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            color: color('text-2'),
            fontWeight: 600,
            cursor: 'pointer',
            textDecoration: 'underline',
          },
        ]}
      >
        표로 보기
      </summary>
      <div tabIndex={0} role="region" aria-label={caption} css={{ maxHeight: 280, overflow: 'auto' }}>
        <table css={[text.small, { width: '100%', fontVariantNumeric: 'tabular-nums' }]}>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col" css={{ ...cell, borderTop: 0, color: color('text-2') }}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head, ...values]) => (
              <tr key={head}>
                <th scope="row" css={{ ...cell, fontWeight: 600 }}>
                  {head}
                </th>
                {values.map((value, place) => (
                  <td key={columns[place + 1]} css={cell}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
