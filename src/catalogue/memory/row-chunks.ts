import { transcode } from 'node:buffer';
import type { Hash } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** Rows of a main table read and held at once while the whole catalogue is loaded. */
const CHUNK = 1_000;

/** A table, and of its columns those that the catalogue in memory is made from. */
export interface RowTable {
  name: string;
  columns: readonly string[];
  /** The column with the id of what is loaded: of the row itself or of the one it belongs to. */
  idColumn: string;
  orderBy: string;
}

export interface RowSource {
  manager: EntityManager;
  /** On SQLite, which has no checksum of its own and hands over many rows at once the quickest. */
  embedded: boolean;
  /** Takes in every row that is read, in the order they are. Only where embedded. */
  hash?: Hash;
}

/** Some ids: those from the first to the last, or those of a list. */
export type IdWindow = { from: number; to: number } | { ids: readonly number[] };

/** Windows over `ids`, or over all ids of a table, chunk by chunk so that other work gets its turn. */
export async function* idWindows(
  manager: EntityManager,
  table: RowTable,
  ids?: readonly number[],
): AsyncGenerator<IdWindow> {
  if (ids !== undefined) {
    for (let start = 0; start < ids.length; start += CHUNK) yield { ids: ids.slice(start, start + CHUNK) };
    return;
  }
  for (let after = 0; ;) {
    const [{ last }] = (await manager.query(
      `SELECT MAX(\`id\`) AS \`last\` FROM
         (SELECT \`id\` FROM \`${table.name}\` WHERE \`id\` > ? ORDER BY \`id\` LIMIT ${CHUNK}) AS \`chunk\``,
      [after],
    )) as [{ last: number | null }];
    if (last === null) return;
    yield { from: after + 1, to: last };
    after = last;
    // SQLite answers without ever leaving the thread.
    await new Promise(resolve => setImmediate(resolve));
  }
}

/** The values of a table's columns, row by row, of a window or of all rows. Booleans come as 0 and 1. */
export async function readRows<Cells extends unknown[]>(
  source: RowSource,
  table: RowTable,
  window?: IdWindow,
): Promise<Cells[]> {
  if (source.embedded) return JSON.parse(`[${textOf(await rowBytes(source, table, window))}]`) as Cells[];
  const { sql, parameters } = selectCells(table, window);
  const rows: { cells: string | Cells }[] = await source.manager.query(sql, parameters);
  // MySQL's driver parses JSON by itself, MariaDB's does not.
  return rows.map(({ cells }) => (typeof cells === 'string' ? (JSON.parse(cells) as Cells) : cells));
}

/**
 * The rows as JSON arrays parted by commas, in UTF-8. SQLite makes one text of all rows in a third of the time that handing over
 * each takes, and bytes spare it the conversion to a string where only their hash is wanted.
 */
export async function rowBytes(source: RowSource, table: RowTable, window?: IdWindow): Promise<Buffer> {
  const { sql, parameters } = selectCells(table, window);
  const [{ bytes }] = (await source.manager.query(
    `SELECT CAST(GROUP_CONCAT(\`cells\`) AS BLOB) AS \`bytes\` FROM (${sql})`,
    parameters,
  )) as [{ bytes: ArrayBuffer | null }];
  const buffer = Buffer.from(bytes ?? new ArrayBuffer(0));
  source.hash?.update(`${table.name} ${buffer.length}:`).update(buffer);
  return buffer;
}

/** Korean bytes become a string by way of UTF-16 in half of the time that `toString` takes. */
function textOf(bytes: Buffer): string {
  return transcode(bytes, 'utf8', 'utf16le').toString('utf16le');
}

function selectCells(table: RowTable, window?: IdWindow): { sql: string; parameters: number[] } {
  const columns = table.columns.map(column => `\`${column}\``).join(', ');
  const { where, parameters } = whereIn(table.idColumn, window);
  const sql = `SELECT JSON_ARRAY(${columns}) AS \`cells\` FROM \`${table.name}\` ${where} ORDER BY ${table.orderBy}`;
  return { sql, parameters };
}

function whereIn(column: string, window?: IdWindow): { where: string; parameters: number[] } {
  if (window === undefined) return { where: '', parameters: [] };
  if ('from' in window)
    return { where: `WHERE \`${column}\` BETWEEN ? AND ?`, parameters: [window.from, window.to] };
  const { ids } = window;
  return { where: `WHERE \`${column}\` IN (${ids.map(() => '?').join(', ')})`, parameters: [...ids] };
}

/** Groups child rows under their parent's id, in the order they come. */
export function groupBy<T>(rows: T[], parentOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(parentOf(row));
    if (group) group.push(row);
    else groups.set(parentOf(row), [row]);
  }
  return groups;
}
