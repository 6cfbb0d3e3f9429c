import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumnsInPlace } from './support/repeatable.js';

const TABLE = 'training_weeks';

/** The endurance of a week, which its member may move to other days. */
export class WeekCardio1700000000392 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnsInPlace(runner, TABLE, { cardio: 'text NULL' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN cardio`);
  }
}
