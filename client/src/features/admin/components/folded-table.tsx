import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/lib/format';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { PlainTable } from './plain-table';

/** Rows shown at first. */
const FIRST = 8;

interface FoldedTableProps {
  label: string;
  heads: readonly string[];
  /** The unit that rows are counted in. */
  unit: string;
  rows: readonly (readonly ReactNode[])[];
}

/** A long table that shows only its start until expanded. */
export function FoldedTable({ label, heads, unit, rows }: FoldedTableProps) {
  const [isOpen, setOpen] = useState(false);
  const words = isOpen ? '접기' : `${formatNumber(rows.length)}${unit} 모두 보기`;
  return (
    <div
      css={{ display: 'grid', justifyItems: 'start', gap: space(3), '& > [role=region]': { width: '100%' } }}
    >
      <PlainTable label={label} heads={heads} rows={isOpen ? rows : rows.slice(0, FIRST)} />
      {rows.length > FIRST && (
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={`${label} ${words}`}
          onClick={() => setOpen(!isOpen)}
        >
          {words}
        </Button>
      )}
    </div>
  );
}
