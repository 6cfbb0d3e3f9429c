import type { ImportResultDto } from '../tables/import-result.dto.js';

/** A header of the file → the field it is, or '' where it is left out; null while nobody has said. */
export type ColumnChoices = Record<string, string | null>;

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

export interface KeptRow {
  name: string;
  reason: string;
}
