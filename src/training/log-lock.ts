import type { EntityManager } from 'typeorm';
import { whereTaken } from '../infrastructure/database/bulk-rows.js';

/**
 * Locks a member's row until the transaction ends: the second of two writers sees what the first has written. Uses one statement: a write takes the
 * lock at once, while reading first would let two phones wait for each other.
 *
 * @param ahead increment of the revision
 * @returns the revision before
 */
export async function lockLog(manager: EntityManager, userId: number, ahead = 0): Promise<number> {
  const counted = whereTaken(manager, ['userId'], fresh => [
    ['revision', `training_logs.revision + ${fresh('revision')}`],
  ]);
  const [row] = await manager.query<{ revision: number }[]>(
    `INSERT INTO training_logs (userId, revision) VALUES (?, ?)${counted} RETURNING revision`,
    [userId, ahead],
  );
  return Number(row!.revision) - ahead;
}
