import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Rows of one statement: some 3,000 values, far from what either database takes. */
const ROWS_AT_ONCE = 125;

/** Adds rows. @throws a unique violation where one of the keys is taken */
export async function insertRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly T[],
): Promise<void> {
  for (const part of parts(rows)) {
    await manager.createQueryBuilder().insert().into(entity).values(part).updateEntity(false).execute();
  }
}

/** Writes whole rows over those with the same key, which have to be there and to be the member's own. */
export async function overwriteRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly T[],
  key: keyof T & string,
): Promise<void> {
  for (const part of parts(rows)) {
    const columns = Object.keys(part[0] as object).filter(name => name !== key);
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(part)
      .orUpdate(columns, [key])
      .updateEntity(false)
      .execute();
  }
}

function parts<T extends ObjectLiteral>(rows: readonly T[]): QueryDeepPartialEntity<T>[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  );
}
