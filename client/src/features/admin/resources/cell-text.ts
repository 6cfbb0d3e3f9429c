import { formatNumber, formatWon } from '../../../shared/lib/format';
import type { CellValue } from '../api/admin.api';
import type { FieldSpec } from './resource.types';

/** Shown for a missing value. */
export const MISSING = '---';

/** For a reviewed list: none of it applies, and not yet reviewed. */
export const NONE_OF_IT = '해당 없음';
export const NOT_REVIEWED = '아직 검토하지 않았어요';

/** A stored value as readable text. */
export function cellText(field: FieldSpec, cell: CellValue): string {
  if (field.kind === 'reviewed' && !Array.isArray(cell)) return NOT_REVIEWED;
  if (cell === null || cell === undefined || cell === '') return MISSING;
  if (typeof cell === 'boolean') return cell ? '예' : '아니요';
  if (field.kind === 'number' && typeof cell === 'number')
    return field.unit === '원' ? formatWon(cell) : `${formatNumber(cell)}${field.unit ?? ''}`;
  if (field.kind === 'row') return typeof cell === 'number' ? `${cell}번` : String(cell);
  const label = (value: string) =>
    (field.kind === 'choice' || field.kind === 'choices' || field.kind === 'reviewed') &&
    typeof field.options !== 'string'
      ? (field.options.find(option => option.value === value)?.label ?? value)
      : value;
  if (Array.isArray(cell) && cell.length === 0) return field.kind === 'reviewed' ? NONE_OF_IT : MISSING;
  if (Array.isArray(cell)) return cell.map(label).join(', ');
  return label(String(cell));
}
