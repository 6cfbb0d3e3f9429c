import type { AdminRow, CellValue } from '../api/admin.api';
import { fieldsOf } from '../resources/resource.types';
import type { FieldSpec, Resource } from '../resources/resource.types';
import { cellOf, valuesOf } from './form-values';
import type { FormValues } from './form-values';

export interface Conflict {
  /** Fields that this admin and the other changed to different values. */
  both: { field: FieldSpec; theirs: CellValue; mine: CellValue }[];
  /** Fields that only the other admin changed: the form has their values now. */
  taken: FieldSpec[];
}

/**
 * Merges a form with a row that another admin saved meanwhile.
 * @param opened the row as it was when the form was opened
 * @param stored the row as it is now
 * @param typed the form's values
 */
export function mergeValues(
  resource: Resource,
  opened: AdminRow,
  stored: AdminRow,
  typed: FormValues,
): { values: FormValues; conflict: Conflict } {
  const before = valuesOf(resource, opened);
  const theirs = valuesOf(resource, stored);
  const values = { ...typed };
  const conflict: Conflict = { both: [], taken: [] };
  for (const field of fieldsOf(resource)) {
    const { name } = field;
    const isSame = (a: FormValues, b: FormValues) => JSON.stringify(a[name]) === JSON.stringify(b[name]);
    if (isSame(theirs, before) || isSame(theirs, typed)) continue;
    if (isSame(typed, before)) {
      values[name] = theirs[name] ?? '';
      conflict.taken.push(field);
    } else {
      conflict.both.push({ field, theirs: stored[name], mine: cellOf(field, typed[name] ?? '') });
    }
  }
  return { values, conflict };
}
