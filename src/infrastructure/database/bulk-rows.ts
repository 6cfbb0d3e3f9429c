import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** Rows of one statement: some 3,000 values, far from what either database takes. */
const ROWS_AT_ONCE = 125;

/*
 * In SQL of our own: the library's query builder takes three times as long as the database, and of what it has written it reads some
 * again.
 */

/**
 * Rows as the entity has them.
 *
 * @param where with `?` for each of the values
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

/** As many `?` as there are values. */
export const placesOf = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/**
 * Adds rows, all with the same columns.
 *
 * @throws a unique violation where one of the keys is taken
 */
export function insertRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly T[],
): Promise<void> {
  return writeRows(manager, entity, rows, '');
}

/** Adds rows, all with the same columns, or writes them over those with the same key, which have to be the member's own. */
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
  // Where the key is all there is, it is written over itself.
  const written = changed.length > 0 ? escaped(manager, changed) : keys;
  const instead = whereTaken(manager, keys, fresh => written.map(name => [name, fresh(name)]));
  await writeRows(manager, entity, rows, instead);
}

/**
 * What an INSERT does where a row with the key is there already.
 *
 * @param set of columns to be written and what is written into each, where `fresh(column)` is what the INSERT has for it. They are
 * written in this order: what one is computed from comes after it
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
