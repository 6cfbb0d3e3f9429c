import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumnsInPlace } from './support/repeatable.js';

const TABLE = 'strength_observations';

/** Until when a running session's observation is not used for learning. */
export class HeldObservations1700000000291 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnsInPlace(runner, TABLE, { heldUntil: 'datetime(3) NULL' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN heldUntil`);
  }
}
