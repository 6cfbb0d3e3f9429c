import { formatNumber, formatWon } from '../../../shared/lib/format';
import type { CellValue } from '../api/admin.api';
import type { FieldSpec } from '../resources/resource.types';

/** What stands for a missing value. */
export const MISSING = '---';

/** A stored value as a person reads it. */
export function cellText(field: FieldSpec, cell: CellValue): string {
  if (cell === null || cell === undefined || cell === '') return MISSING;
  if (typeof cell === 'boolean') return cell ? '예' : '아니요';
  if (field.kind === 'number' && typeof cell === 'number')
    return field.unit === '원' ? formatWon(cell) : `${formatNumber(cell)}${field.unit ?? ''}`;
  if (field.kind === 'row') return typeof cell === 'number' ? `${cell}번` : String(cell);
  const label = (value: string) =>
    (field.kind === 'choice' || field.kind === 'choices') && typeof field.options !== 'string'
      ? (field.options.find(option => option.value === value)?.label ?? value)
      : value;
  if (Array.isArray(cell)) return cell.length === 0 ? MISSING : cell.map(label).join(', ');
  return label(String(cell));
}
