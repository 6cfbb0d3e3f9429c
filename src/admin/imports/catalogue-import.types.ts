import type { ImportResultDto } from '../tables/import-result.dto.js';

/** Header of the file → its field, '' where the column is left out, null where the admin has to choose. */
export type ColumnChoices = Record<string, string | null>;

/** What an admin has changed of a file before it is brought in: cells by `line:field`, and lines that stay out. */
export interface MendedCells {
  cells: Record<string, string>;
  leftOut: number[];
}

export interface AddedLine {
  /** Its line in the file. */
  row: number;
  name: string;
}

export interface ChangedLine extends AddedLine {
  id: number;
  fields: { field: string; before: string; after: string }[];
}

/** What a file does, with the first of its rows one by one. */
export interface CheckedImport extends ImportResultDto {
  added: AddedLine[];
  changed: ChangedLine[];
}

export interface UndoSkippedRow {
  name: string;
  reason: string;
}
