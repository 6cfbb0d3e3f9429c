import type { EntityManager } from 'typeorm';

/** Rows read and held at once while the whole catalogue is loaded. */
const CHUNK = 2_000;

/** Restricts a query to some ids, or to the next chunk after one. */
export interface RowWindow {
  where: string;
  parameters: number[];
  limit: string;
}

/**
 * Runs a query whose one column `cells` is a JSON_ARRAY of a row's values. Handing over one text a row instead of a value a
 * column takes SQLite's binding a quarter of the time. Booleans come as 0 and 1.
 */
export async function queryCells<Cells extends unknown[]>(
  manager: EntityManager,
  sql: string,
  parameters: number[],
): Promise<Cells[]> {
  const rows: { cells: string | Cells }[] = await manager.query(sql, parameters);
  // MySQL's driver parses JSON by itself.
  return rows.map(({ cells }) => (typeof cells === 'string' ? (JSON.parse(cells) as Cells) : cells));
}

type Reader<T> = (manager: EntityManager, window: RowWindow) => Promise<T[]>;

/** Reads rows by id: those of `ids`, or all, chunk by chunk so that other work gets its turn. */
export async function* readInChunks<T extends { id: number }>(
  manager: EntityManager,
  read: Reader<T>,
  ids?: number[],
): AsyncGenerator<T[]> {
  if (ids !== undefined) {
    for (let start = 0; start < ids.length; start += CHUNK) {
      const some = ids.slice(start, start + CHUNK);
      const where = `\`id\` IN (${some.map(() => '?').join(', ')})`;
      yield await read(manager, { where, parameters: some, limit: '' });
    }
    return;
  }
  for (let after = 0; ;) {
    const rows = await read(manager, { where: '`id` > ?', parameters: [after], limit: `LIMIT ${CHUNK}` });
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK) return;
    after = rows.at(-1)!.id;
    // SQLite answers without ever leaving the thread.
    await new Promise(resolve => setImmediate(resolve));
  }
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
