import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumnsInPlace } from './support/repeatable.js';

const TABLE = 'jobs';
const COLUMN = 'keptKey';

/** The unique key of a failed job, for its retry. */
export class KeptKeys1700000000272 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnsInPlace(runner, TABLE, { [COLUMN]: 'varchar(120) NULL' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${COLUMN}`);
  }
}
