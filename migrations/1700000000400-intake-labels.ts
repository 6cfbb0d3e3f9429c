import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumnsInPlace, dropColumns } from './support/repeatable.js';

const TABLE = 'intake_items';

/** What is known of the label of something that a member takes. */
export class IntakeLabels1700000000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnsInPlace(runner, TABLE, { label: 'text NULL' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, 'label');
  }
}
