import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';

/** Rolls back the transaction of a trial. */
class RolledBack extends Error {}

/** Returns the result of a change that runs in a transaction and is rolled back. @throws what the work throws */
export async function withoutKeeping<T>(
  database: Database,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  let seen: { result: T } | undefined;
  await database
    .write(async manager => {
      seen = { result: await work(manager) };
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return seen!.result;
}
