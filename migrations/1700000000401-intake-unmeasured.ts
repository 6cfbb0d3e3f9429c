import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumnsInPlace, dropColumns } from './support/repeatable.js';

const TABLE = 'intake_items';

/** What is in it in an amount that nobody knows. */
export class IntakeUnmeasured1700000000401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnsInPlace(runner, TABLE, { unmeasured: 'text NULL' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, 'unmeasured');
  }
}
