import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { invalidField } from '../../common/errors/app-error.js';
import { TABLE_LIMIT_BYTES } from '../../common/http/uploads.js';
import type { TableRow } from '../tables/table-file.js';
import type { ColumnChoices } from './catalogue-import.types.js';
import type { ImportedResource } from './import-resources.js';

export function fieldsOf(resource: ImportedResource): string[] {
  return ['id', ...resource.columns];
}

/** The fields of the file's columns: by name, else as this admin mapped such a header before, else unknown. */
export function choicesFor(
  resource: ImportedResource,
  headers: readonly string[],
  remembered: ColumnChoices,
): ColumnChoices {
  const fields = new Set(fieldsOf(resource));
  const choices: ColumnChoices = {};
  const named = headers.filter(header => fields.has(header));
  for (const header of headers) {
    const before = Object.hasOwn(remembered, header) ? remembered[header] : null;
    // Two columns cannot map to one field: the column with the field's name wins.
    choices[header] = fields.has(header)
      ? header
      : before && named.includes(before)
        ? null
        : (before ?? null);
  }
  return choices;
}

/** The rows under the names of fields, without the columns that are left out; made one at a time, as often as they are gone through. */
export function renamed(rows: Iterable<TableRow>, choices: ColumnChoices): Iterable<TableRow> {
  const pairs = Object.entries(choices).filter(([, field]) => field) as [string, string][];
  const cellsOf = (cells: TableRow['cells']) =>
    Object.fromEntries(pairs.map(([header, field]) => [field, cells[header] ?? '']));
  return {
    *[Symbol.iterator]() {
      for (const { row, cells } of rows) yield { row, cells: cellsOf(cells) };
    },
  };
}

/** Characters of a kept file: what MariaDB takes in one statement as it is set up, and no table of 20,000 rows comes near. */
const MOST_KEPT = 8 * 1024 * 1024;

/** As it is kept in a row: text of a tenth, as the database takes a long text in one go. @throws VALIDATION_EXCEPTION */
export async function packed(file: Buffer): Promise<string> {
  const text = (await promisify(gzip)(file)).toString('base64');
  if (text.length > MOST_KEPT) throw invalidField('file', '파일이 너무 커요. 나눠서 올려 주세요.');
  return text;
}

export function unpacked(text: string): Promise<Buffer> {
  return promisify(gunzip)(Buffer.from(text, 'base64'), { maxOutputLength: TABLE_LIMIT_BYTES });
}
