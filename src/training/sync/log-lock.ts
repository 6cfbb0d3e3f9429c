import type { EntityManager } from 'typeorm';
import type { Database } from '../../infrastructure/database/database.js';
import { TrainingLog } from '../entities/training-log.entity.js';

/** Holds a member's row until the transaction ends: of two writers the second sees what the first has written. @returns the counter */
export async function lockLog(
  manager: EntityManager,
  userId: number,
  rowLock: Database['rowLock'],
): Promise<number> {
  // Writing takes the lock at once; reading first would let two phones wait for one another.
  await manager
    .createQueryBuilder()
    .insert()
    .into(TrainingLog)
    .values({ userId, revision: 0 })
    .orUpdate(['userId'], ['userId'])
    .updateEntity(false)
    .execute();
  const { revision } = await manager.findOneOrFail(TrainingLog, { where: { userId }, ...rowLock });
  return revision;
}
