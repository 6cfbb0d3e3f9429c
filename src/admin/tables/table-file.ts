import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { unzipSync } from 'fflate';
import { fieldOfHeader } from './shop-headers.js';
import { headerOf } from './table-header.js';
import { AppError, invalidField } from '../../common/errors/app-error.js';
import { decodedText, delimiterOf } from '../../infrastructure/files/delimited-text.js';

/** Import and export formats. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export const TABLE_CONTENT_TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Most rows and columns of a table. */
const LIMIT_ROWS = 20_000;
const LIMIT_COLUMNS = 100;
/** Longest CSV row, characters: an unclosed quote turns the rest of the file into one row. */
const LIMIT_RECORD = 200_000;
/** A zip of 20 MB can hold gigabytes; sheets within the row limit stay far below this. */
const LIMIT_UNPACKED_BYTES = 100 * 1024 * 1024;

const TOO_MANY_ROWS = `한 번에 ${LIMIT_ROWS.toLocaleString('ko-KR')}줄까지 올릴 수 있어요. 맨 아래에 빈 줄이나 서식만 남은 칸이 있으면 지워 주세요.`;
const TOO_MANY_COLUMNS = `${LIMIT_COLUMNS}개 열까지 올릴 수 있어요. 오른쪽 끝에 서식만 남은 칸이 있으면 지워 주세요.`;

/** One data row: its number in the sheet (the header is row 1) and its cells by column name, as text. */
export interface TableRow {
  row: number;
  cells: Record<string, string>;
}

/** Not a product: an empty line, the sum of the lines above, a heading between them, or a remark below them. */
function isLine(cells: readonly string[]): boolean {
  const [first] = cells;
  if (first === undefined || /^(?:합\s*계|총\s*계|소\s*계|total)$/i.test(first.trim())) return false;
  return cells.length > 1 || !/^\s*(?:[*※★☆▶►◆◇■□●○◎▣]|[[<【〈].*[\]>】〉]\s*$)/.test(first);
}

/**
 * Reads CSV or XLSX (told apart by their first bytes). Skips empty rows. Throws a Korean 400. A large file takes seconds and much memory: call this
 * in a separate process.
 */
export async function readTable(bytes: Buffer): Promise<TableRow[]> {
  if (isOldExcel(bytes)) throw refuse('옛 엑셀 파일(xls)은 읽을 수 없어요. xlsx로 저장해 주세요.');
  const lines = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes);
  const { names: header, below } = headerOf(lines, cell => fieldOfHeader(cell) !== null);
  const rows = lines.slice(below);
  if (header.every(name => name === '')) throw refuse('첫 줄에 열 이름이 필요해요.');
  const repeated = header.find((name, column) => name !== '' && header.indexOf(name) !== column);
  if (repeated) throw refuse(`‘${repeated}’ 열이 두 번 있어요.`);
  if (rows.length > LIMIT_ROWS) throw refuse(TOO_MANY_ROWS);
  if (lines.some(cells => cells.length > LIMIT_COLUMNS)) throw refuse(TOO_MANY_COLUMNS);
  if (rows.every(cells => cells.every(cell => cell === '')))
    throw refuse('열 이름 아래에 가져올 줄이 없어요.');
  return rows
    .map((cells, index) => ({
      row: index + below + 1,
      cells: Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])),
    }))
    .filter(({ cells }) => isLine(Object.values(cells).filter(cell => cell !== '')));
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

/** A spreadsheet would run a cell that starts like a formula; a leading quote makes it text. */
function withoutFormula(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell;
}

function withFormula(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK';
}

/** The compound file format of Excel before 2007. */
function isOldExcel(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).toString('hex') === 'd0cf11e0';
}

function readCsv(bytes: Buffer): string[][] {
  const text = decodedText(bytes);
  if (text === null) throw refuse('글자를 읽을 수 없어요. CSV 파일을 UTF-8로 저장해 주세요.');
  try {
    const lines = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      skipEmptyLines: false,
      trim: true,
      // One more than allowed, to detect too many.
      to: LIMIT_ROWS + 2,
      maxRecordSize: LIMIT_RECORD,
    }) as string[][];
    return lines.map(cells => cells.map(withFormula));
  } catch {
    throw refuse('CSV 파일을 읽을 수 없어요. 따옴표와 쉼표를 확인해 주세요.');
  }
}

async function readXlsx(bytes: Buffer): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/node');
  try {
    const files = refuseOversized(bytes);
    const rows = await readSheet(bytes);
    return withMerged(
      rows.map(cells => cells.map(textOf)),
      mergedIn(files),
    );
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse('엑셀 파일을 읽을 수 없어요. xlsx로 다시 저장해 주세요.');
  }
}

/** A cell with a date format becomes its day, as a person would type it. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell).trim();
}

/** The reference of a row or cell: `r="XFD1048576"`. */
const PLACE = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/g;

/**
 * The reader allocates every cell up to the last one, even in a file with only that one, so the references are checked first. References hidden from
 * this check hit the process's limits of memory and time.
 */
function refuseOversized(zip: Buffer): Record<string, Uint8Array> {
  let unpacked = 0;
  const sheets = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      if (unpacked > LIMIT_UNPACKED_BYTES) throw refuse('엑셀 파일이 너무 커요.');
      return name.startsWith('xl/worksheets/') || WORKBOOK.includes(name);
    },
  });
  for (const [name, sheet] of Object.entries(sheets)) {
    if (WORKBOOK.includes(name)) continue;
    for (const [, column = '', row] of Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength)
      .toString('latin1')
      .matchAll(PLACE)) {
      if (Number(row) > LIMIT_ROWS + 1) throw refuse(TOO_MANY_ROWS);
      if (columnNumber(column) > LIMIT_COLUMNS) throw refuse(TOO_MANY_COLUMNS);
    }
  }
  return sheets;
}

const WORKBOOK = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'];
const MERGED = /<mergeCell\s[^>]*ref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g;

interface MergedCells {
  column: number;
  first: number;
  last: number;
}

/** Merged cells of the first sheet that span several rows, counted from 0. */
function mergedIn(files: Record<string, Uint8Array>): MergedCells[] {
  const [workbook = '', relations = ''] = WORKBOOK.map(name => Buffer.from(files[name] ?? []).toString());
  const id = /<sheet\s[^>]*r:id="([^"]+)"/.exec(workbook)?.[1];
  const relation = (relations.match(/<Relationship\s[^>]*>/g) ?? []).find(each =>
    each.includes(`Id="${id}"`),
  );
  const target = /Target="\/?(?:xl\/)?([^"]+)"/.exec(relation ?? '')?.[1] ?? 'worksheets/sheet1.xml';
  const sheet = Buffer.from(files[`xl/${target}`] ?? []).toString('latin1');
  return [...sheet.matchAll(MERGED)].map(([, column = '', first, last]) => ({
    column: columnNumber(column) - 1,
    first: Number(first) - 1,
    last: Number(last) - 1,
  }));
}

/** Copies the value of a cell merged over several rows into each of them. */
function withMerged(rows: string[][], merged: readonly MergedCells[]): string[][] {
  for (const { column, first, last } of merged) {
    for (let row = first + 1; row <= Math.min(last, rows.length - 1); row++)
      if (rows[row]![column] === '') rows[row]![column] = rows[first]?.[column] ?? '';
  }
  return rows;
}

/** `A` → 1, `Z` → 26, `AA` → 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function refuse(message: string) {
  return invalidField('file', message);
}
