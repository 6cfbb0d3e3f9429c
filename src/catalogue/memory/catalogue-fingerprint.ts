import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { PRODUCT_TABLES } from './product-rows.js';
import { idWindows, rowBytes, type RowSource, type RowTable } from './row-chunks.js';
import { WORKOUT_TABLES } from './workout-rows.js';

const NAME_TABLES = ['body_parts', 'machines'].map((name): RowTable => ({
  name,
  columns: ['id', 'koreanName'],
  idColumn: 'id',
  orderBy: '`id`',
}));

/**
 * A hash over every value the catalogue in memory is made from. It tells whether a saved index is still right even when rows
 * were changed by hand or the database was replaced, in a small part of the time that building takes.
 */
export async function catalogueFingerprint(manager: EntityManager, embedded: boolean): Promise<string> {
  if (!embedded) return checksums(manager);
  const source = { manager, embedded, hash: createHash('sha256') };
  for (const table of NAME_TABLES) await rowBytes(source, table);
  for (const tables of [WORKOUT_TABLES, PRODUCT_TABLES]) {
    for await (const window of idWindows(manager, tables[0])) {
      for (const table of tables) await rowBytes(source, table, window);
    }
  }
  return source.hash.digest('hex');
}

/**
 * What `load` makes of all workouts and then all products, with the fingerprint of the rows it has read; `null` when others may
 * have come between.
 */
export async function withFingerprint<T>(
  manager: EntityManager,
  embedded: boolean,
  load: (source: RowSource) => Promise<T>,
): Promise<{ loaded: T; fingerprint: string | null }> {
  if (!embedded) {
    const before = await checksums(manager);
    const loaded = await load({ manager, embedded });
    return { loaded, fingerprint: before === (await checksums(manager)) ? before : null };
  }
  const hash = createHash('sha256');
  const source = { manager, embedded, hash };
  for (const table of NAME_TABLES) await rowBytes(source, table);
  const loaded = await load(source);
  return { loaded, fingerprint: hash.digest('hex') };
}

/** By the database itself, which may stand elsewhere. */
async function checksums(manager: EntityManager): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, columns } of [...NAME_TABLES, ...WORKOUT_TABLES, ...PRODUCT_TABLES]) {
    // NULL and an empty text must differ.
    const row = `CONCAT_WS('|', ${columns.map(column => `COALESCE(\`${column}\`, '~')`).join(', ')})`;
    const [sums] = (await manager.query(
      `SELECT COUNT(*) AS \`rows\`, SUM(CRC32(${row})) AS \`sum\`, BIT_XOR(CRC32(REVERSE(${row}))) AS \`parity\` FROM \`${name}\``,
    )) as [object];
    hash.update(`${name}:${JSON.stringify(sums)}`);
  }
  return hash.digest('hex');
}
