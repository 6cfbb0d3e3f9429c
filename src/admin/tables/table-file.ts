import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { invalidField } from '../../common/errors/app-error.js';

/** Import and export formats. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export const TABLE_CONTENT_TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Largest table file, bytes, and rows it may have. */
export const TABLE_LIMIT_BYTES = 5 * 1024 * 1024;
const LIMIT_ROWS = 20_000;
/** A zip of 5 MB can hold gigabytes; sheets of the allowed rows stay far below this. */
const LIMIT_UNPACKED_BYTES = 100 * 1024 * 1024;

/** One data row: its number in the sheet (the header is row 1) and its cells by column name, as text. */
export interface TableRow {
  row: number;
  cells: Record<string, string>;
}

/** Reads CSV or XLSX (told apart by their first bytes). Empty rows are left out. Throws a Korean 400. */
export async function readTable(bytes: Buffer): Promise<TableRow[]> {
  const lines = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes);
  const [header, ...rows] = lines;
  if (!header || header.every(name => name === '')) throw refuse('첫 줄에 열 이름이 필요해요.');
  const repeated = header.find((name, column) => name !== '' && header.indexOf(name) !== column);
  if (repeated) throw refuse(`‘${repeated}’ 열이 두 번 있어요.`);
  if (rows.length > LIMIT_ROWS)
    throw refuse(`한 번에 ${LIMIT_ROWS.toLocaleString('ko-KR')}줄까지 올릴 수 있어요.`);
  return rows
    .map((cells, index) => ({
      row: index + 2,
      cells: Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])),
    }))
    .filter(({ cells }) => Object.values(cells).some(cell => cell !== ''));
}

/** Writes rows under a header of `columns`. CSV starts with a byte-order mark, so that Excel reads it as UTF-8. */
export async function writeTable(
  format: TableFormat,
  columns: string[],
  rows: Record<string, string>[],
): Promise<Buffer> {
  const lines = rows.map(row => columns.map(column => row[column] ?? ''));
  if (format === 'csv') {
    return Buffer.from(stringify([columns, ...lines.map(cells => cells.map(withoutFormula))], { bom: true }));
  }
  const sheet = [
    columns.map(value => ({ value, type: String, fontWeight: 'bold' as const })),
    ...lines.map(cells => cells.map(value => (value === '' ? null : { value, type: String }))),
  ];
  const { default: writeExcel } = await import('write-excel-file/node');
  return writeExcel(sheet).toBuffer();
}

/** A spreadsheet would run a cell that begins like a formula; the quote in front makes it text. */
function withoutFormula(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell;
}

function withFormula(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK';
}

function readCsv(bytes: Buffer): string[][] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('CSV 파일은 UTF-8로 저장해 주세요.');
  }
  try {
    const lines = parse(text, {
      bom: true,
      relaxColumnCount: true,
      skipEmptyLines: false,
      trim: true,
    }) as string[][];
    return lines.map(cells => cells.map(withFormula));
  } catch {
    throw refuse('CSV 파일을 읽을 수 없어요. 따옴표와 쉼표를 확인해 주세요.');
  }
}

async function readXlsx(bytes: Buffer): Promise<string[][]> {
  if (unpackedBytes(bytes) > LIMIT_UNPACKED_BYTES) throw refuse('엑셀 파일이 너무 커요.');
  const { default: readExcel } = await import('read-excel-file/node');
  try {
    const [sheet] = await readExcel(bytes);
    return (sheet?.data ?? []).map(cells => cells.map(cell => (cell === null ? '' : String(cell).trim())));
  } catch {
    throw refuse('엑셀 파일을 읽을 수 없어요. xlsx로 다시 저장해 주세요.');
  }
}

/** Sum of the unpacked sizes that a zip's central directory declares (PKWARE APPNOTE 4.3.12). */
function unpackedBytes(zip: Buffer): number {
  const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  let total = 0;
  for (let at = zip.indexOf(ENTRY); at !== -1 && at + 28 <= zip.length; at = zip.indexOf(ENTRY, at + 4)) {
    total += zip.readUInt32LE(at + 24);
  }
  return total;
}

function refuse(message: string) {
  return invalidField('file', message);
}
