import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/**
 * Inserts a row, or changes the one that has the same unique key. TypeORM's own `upsert` then asks the database for the row's id, which
 * MariaDB does not give when nothing changed: saving the same values again would be an error.
 */
export async function saveByKey<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  row: QueryDeepPartialEntity<T> & object,
  key: (keyof T & string)[],
): Promise<void> {
  const changed = Object.keys(row).filter(name => !key.includes(name));
  await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(row)
    .orUpdate(changed, key)
    .updateEntity(false)
    .execute();
}
