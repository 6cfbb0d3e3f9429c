import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { overwriteRows } from './bulk-rows.js';

/**
 * Inserts a row, or changes the one that has the same unique key. TypeORM's own `upsert` then asks the database for the row's id, which
 * MariaDB does not give when nothing changed: saving the same values again would be an error.
 */
export function saveByKey<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  row: Partial<T>,
  key: (keyof T & string)[],
): Promise<void> {
  return overwriteRows(manager, entity, [row as T], key);
}
