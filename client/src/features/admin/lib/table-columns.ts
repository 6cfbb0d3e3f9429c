import type { AdminRow } from '../api/admin.api';
import { fieldsOf } from '../resources/resource.types';
import type { Resource } from '../resources/resource.types';
import { cellText } from '../resources/cell-text';

export interface Column {
  name: string;
  label: string;
  number: boolean;
  /** Long texts need room. */
  wide: boolean;
  text: (row: AdminRow) => string;
}

/** Every field, and the table's own extras. */
export const columnsOf = (resource: Resource): Column[] => [
  ...fieldsOf(resource)
    .filter(({ name }) => name !== 'hidden')
    .map(field => ({
      name: field.name,
      label: field.label,
      number: field.kind === 'number',
      wide:
        (field.kind === 'text' && field.longest > 50) || field.kind === 'paragraph' || field.kind === 'lines',
      text: (row: AdminRow) => cellText(field, row[field.name]),
    })),
  ...resource.extras.map(extra => ({ ...extra, number: false, wide: false })),
];
