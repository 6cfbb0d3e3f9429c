import { useRowName } from '../hooks/use-row-choice';
import type { FieldSpec } from '../resources/resource.types';

interface RowNameProps {
  field: Extract<FieldSpec, { kind: 'row' }>;
  id: number;
}

/** The name of the row that a field holds; its number until that is known. */
export function RowName({ field, id }: RowNameProps) {
  return useRowName(field.of, String(id)) ?? `${id}번`;
}
