import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumnsInPlace } from './support/repeatable.js';

const TABLE = 'workouts';
const COLUMN = 'facts';

/** Reviewed facts about how a workout is done. Existing rows count as unreviewed; the seed fills in its own rows at the next start. */
export class WorkoutFacts1700000000280 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnsInPlace(runner, TABLE, { [COLUMN]: 'text NULL' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${COLUMN}`);
  }
}
