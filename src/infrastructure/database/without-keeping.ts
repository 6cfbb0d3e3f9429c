import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';

/** Ends the transaction of a try. */
class RolledBack extends Error {}

/** What a change would give: it is done in a transaction that is taken back. @throws what the work throws */
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
