import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { invalidField } from '../../common/errors/app-error.js';
import { TABLE_LIMIT_BYTES } from '../../common/http/uploads.js';
import type { TableRow } from '../tables/table-file.js';
import type { ColumnChoices, MendedCells } from './catalogue-import.types.js';
import type { ImportedResource } from './import-resources.js';
import type { CatalogueImport } from './entities/catalogue-import.entity.js';
import { fieldOfHeader, isBeforeDiscounts } from '../tables/shop-headers.js';
import { byOption, contradictions, guessOfValues, plainCell } from './shop-words.js';

/** A shop's price after a discount: the price of the lines that have one. */
export const SALE_PRICE = 'salePrice';

export function fieldsOf(resource: ImportedResource): string[] {
  return ['id', ...resource.columns, ...(resource.name === 'supplements' ? [SALE_PRICE] : [])];
}

/** Maps the file's columns to fields: by name, else by this admin's earlier mapping of the header, else unknown. */
export function choicesFor(
  resource: ImportedResource,
  headers: readonly string[],
  remembered: ColumnChoices,
): ColumnChoices {
  const fields = new Set(fieldsOf(resource));
  const choices: ColumnChoices = {};
  const named = headers.filter(header => fields.has(header));
  const taken = new Set(named);
  const inOrder = [...headers.filter(one => !isBeforeDiscounts(one)), ...headers.filter(isBeforeDiscounts)];
  for (const header of inOrder) {
    const before = Object.hasOwn(remembered, header) ? remembered[header] : null;
    // Two columns cannot map to one field: the column with the field's name wins.
    choices[header] = fields.has(header)
      ? header
      : before && named.includes(before)
        ? null
        : (before ?? shopField(resource, header, taken));
  }
  return Object.fromEntries(headers.map(header => [header, choices[header] ?? null]));
}

/** The field that shops call by this header, unless another column has it; only shops' supplement lists are known. */
function shopField(resource: ImportedResource, header: string, taken: Set<string>): string | null {
  const field = resource.name === 'supplements' ? fieldOfHeader(header) : null;
  if (field === null || taken.has(field)) return null;
  taken.add(field);
  return field;
}

const SAMPLES = 3;

/** The first distinct values of each column. */
export function samplesOf(rows: Iterable<TableRow>): Record<string, string[]> {
  const samples: Record<string, string[]> = {};
  for (const { cells } of rows) {
    for (const [header, cell] of Object.entries(cells)) {
      const known = (samples[header] ??= []);
      if (cell !== '' && known.length < SAMPLES && !known.includes(cell)) known.push(cell.slice(0, 60));
    }
  }
  return samples;
}

/** Guesses the fields of unknown columns from their values; '' when the values match no field that is still free. */
export function guessesFor({
  resource,
  columns,
  samples,
}: Pick<CatalogueImport, 'resource' | 'columns' | 'samples'>): Record<string, string> {
  const taken = new Set<string | null>(Object.values(columns));
  const open = Object.keys(columns).filter(header => columns[header] === null);
  return Object.fromEntries(
    open.flatMap(header => {
      if (resource !== 'supplements') return [];
      const guess = guessOfValues(samples?.[header] ?? []);
      if (guess !== '' && taken.has(guess)) return [[header, '']];
      taken.add(guess);
      return [[header, guess]];
    }),
  );
}

/**
 * Yields the rows by field name, with corrections, without the columns and lines left out; one at a time, on every iteration. A shop's line with
 * several flavours or packs becomes one row for each.
 */
export function renamed(
  rows: Iterable<TableRow>,
  choices: ColumnChoices,
  { mended, isShop }: { mended: MendedCells; isShop: boolean },
): Iterable<TableRow> {
  const leftOut = new Set(mended.leftOut);
  const pairs = Object.entries(choices).filter(([, field]) => field) as [string, string][];
  const isPriceMended = (row: number): boolean => mended.cells[`${row}:price`] !== undefined;
  const cellsOf = ({ row, cells }: TableRow): Record<string, string> => {
    const { [SALE_PRICE]: sale = '', ...own } = fieldsIn(row, cells);
    if (sale === '' || isPriceMended(row)) return own;
    const isAbove = Number(sale) > Number(own['price'] || Infinity);
    return { ...own, price: isAbove ? `${sale} > ${own['price']}` : sale };
  };
  const fieldsIn = (row: number, cells: TableRow['cells']): Record<string, string> =>
    Object.fromEntries(
      pairs.map(([header, field]) => {
        const own = mended.cells[`${row}:${field}`];
        const cell = own ?? cells[header] ?? '';
        // An admin types values in the field's own unit, whatever the header says.
        return [field, isShop ? plainCell(field, own === undefined ? header : '', cell) : cell];
      }),
    );
  return {
    *[Symbol.iterator]() {
      const compared = contradictions();
      for (const each of rows) {
        if (leftOut.has(each.row)) continue;
        const cells = cellsOf(each);
        const lines = isShop ? byOption(cells, isPriceMended(each.row)) : [cells];
        for (const one of lines) yield { row: each.row, cells: isShop ? compared(each.row, one) : one };
      }
    },
  };
}

/** Most characters of a stored file: MariaDB accepts this in one statement as configured. Tables of 20,000 rows stay far below it. */
const MOST_KEPT = 8 * 1024 * 1024;

/** Packs a file for its row: text of a tenth of the size, because the database takes a long text in one piece. @throws VALIDATION_EXCEPTION */
export async function packed(file: Buffer): Promise<string> {
  const text = (await promisify(gzip)(file)).toString('base64');
  if (text.length > MOST_KEPT) throw invalidField('file', '파일이 너무 커요. 나눠서 올려 주세요.');
  return text;
}

export function unpacked(text: string): Promise<Buffer> {
  return promisify(gunzip)(Buffer.from(text, 'base64'), { maxOutputLength: TABLE_LIMIT_BYTES });
}
