import type { EntityManager } from 'typeorm';
import { whereTaken } from '../../infrastructure/database/bulk-rows.js';

/**
 * Holds a member's row until the transaction ends: of two writers the second sees what the first has written. In one statement: writing
 * takes the lock at once, reading first would let two phones wait for one another.
 *
 * @param ahead how much the counter goes up by
 * @returns the counter before
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
