import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** Rows per statement: some 3,000 values, far below the limit of either database. */
const ROWS_AT_ONCE = 125;

/* Hand-written SQL: the library's query builder takes three times as long as the database, and reads part of what it has written again. */

/**
 * Rows as the entity declares them.
 *
 * @param where with one `?` per value
 */
export async function selectRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: string,
  values: readonly unknown[],
): Promise<T[]> {
  const { driver } = manager.connection;
  const { columns, tablePath } = manager.connection.getMetadata(entity);
  const names = escaped(manager, columns).join(', ');
  const rows: ObjectLiteral[] = await manager.query(
    `SELECT ${names} FROM ${driver.escape(tablePath)} WHERE ${where}`,
    [...values],
  );
  const valueOf = (row: ObjectLiteral, column: ColumnMetadata): unknown =>
    driver.prepareHydratedValue(row[column.databaseName], column);
  return rows.map(
    row => Object.fromEntries(columns.map(column => [column.propertyName, valueOf(row, column)])) as T,
  );
}

/** One `?` per value. */
export const placesOf = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/**
 * Inserts rows, all with the same columns.
 *
 * @throws a unique violation if a key is taken
 */
export function insertRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly T[],
): Promise<void> {
  return writeRows(manager, entity, rows, '');
}

/** Inserts rows, all with the same columns, or overwrites those with the same key, which must belong to the member. */
export async function overwriteRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly T[],
  key: readonly (keyof T & string)[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const given = givenColumns(manager, entity, first);
  const changed = given.filter(({ propertyName }) => !key.includes(propertyName));
  const keys = escaped(
    manager,
    given.filter(column => !changed.includes(column)),
  );
  // If the key is the only column, it is written over itself.
  const written = changed.length > 0 ? escaped(manager, changed) : keys;
  const instead = whereTaken(manager, keys, fresh => written.map(name => [name, fresh(name)]));
  await writeRows(manager, entity, rows, instead);
}

/**
 * The conflict clause of an INSERT whose key may exist.
 *
 * @param set columns to write, and the expression for each, where `fresh(column)` is the INSERT's value. They are written in this order: a column
 *   comes after those computed from its old value
 */
export function whereTaken(
  manager: EntityManager,
  key: readonly string[],
  set: (fresh: (column: string) => string) => readonly (readonly [column: string, value: string])[],
): string {
  const isSqlite = manager.connection.options.type === 'better-sqlite3';
  const written = set(column => (isSqlite ? `excluded.${column}` : `VALUES(${column})`));
  const assignments = written.map(([column, value]) => `${column} = ${value}`).join(', ');
  return isSqlite
    ? ` ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${assignments}`
    : ` ON DUPLICATE KEY UPDATE ${assignments}`;
}

async function writeRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly T[],
  otherwise: string,
): Promise<void> {
  if (rows.length === 0) return;
  const { driver } = manager.connection;
  const { tablePath } = manager.connection.getMetadata(entity);
  const given = givenColumns(manager, entity, rows[0]!);
  const into = `INSERT INTO ${driver.escape(tablePath)} (${escaped(manager, given).join(', ')}) VALUES`;
  const place = `(${placesOf(given)})`;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = rows.slice(from, from + ROWS_AT_ONCE);
    const values = part.flatMap(row =>
      given.map(column => driver.preparePersistentValue(column.getEntityValue(row) ?? null, column)),
    );
    await manager.query(`${into} ${part.map(() => place).join(', ')}${otherwise}`, values);
  }
}

function givenColumns<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  row: T,
): ColumnMetadata[] {
  const { columns } = manager.connection.getMetadata(entity);
  return columns.filter(({ propertyName }) => propertyName in row);
}

function escaped(manager: EntityManager, columns: readonly ColumnMetadata[]): string[] {
  return columns.map(({ databaseName }) => manager.connection.driver.escape(databaseName));
}
