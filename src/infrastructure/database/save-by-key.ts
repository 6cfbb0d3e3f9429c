import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { overwriteRows } from './bulk-rows.js';

/**
 * Inserts a row, or updates the one with the same unique key. TypeORM's own `upsert` asks the database for the row's id afterwards, which MariaDB
 * does not return if nothing changed: saving the same values again would fail.
 */
export function saveByKey<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  row: Partial<T>,
  key: (keyof T & string)[],
): Promise<void> {
  return overwriteRows(manager, entity, [row as T], key);
}
