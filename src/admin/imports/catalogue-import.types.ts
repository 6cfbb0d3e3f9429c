import type { ImportResultDto } from '../tables/import-result.dto.js';

/** File header → field: '' when the column is left out, null when the admin has to choose. */
export type ColumnChoices = Record<string, string | null>;

/** An admin's corrections to a file before the import: cells by `line:field`, and the lines left out. */
export interface MendedCells {
  cells: Record<string, string>;
  leftOut: number[];
}

export interface AddedLine {
  /** Line in the file. */
  row: number;
  name: string;
}

export interface ChangedLine extends AddedLine {
  id: number;
  fields: { field: string; before: string; after: string }[];
}

/** What an import of the file does, with its first rows listed one by one. */
export interface CheckedImport extends ImportResultDto {
  added: AddedLine[];
  changed: ChangedLine[];
}

export interface UndoSkippedRow {
  name: string;
  reason: string;
}
