import { useRowName } from '../hooks/use-row-choice';
import type { FieldSpec } from '../resources/resource.types';

interface RowNameProps {
  field: Extract<FieldSpec, { kind: 'row' }>;
  id: number;
}

/** The name of the row that a field refers to; its number until the name is known. */
export function RowName({ field, id }: RowNameProps) {
  return useRowName(field.of, String(id)) ?? `${id}번`;
}
