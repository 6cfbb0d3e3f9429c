import type { ReactNode } from 'react';
import { color, space, text } from '../../../shared/theme/theme';

interface ImportTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** Lines of a file, one below the other. */
export function ImportTable({ label, heads, rows }: ImportTableProps) {
  return (
    <table
      aria-label={label}
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
            overflowWrap: 'anywhere',
          },
          '& th': { whiteSpace: 'nowrap', color: color('text-2') },
        },
      ]}
    >
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
