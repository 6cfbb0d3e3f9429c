import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumnsInPlace } from './support/repeatable.js';

const TABLES = ['users', 'admins', 'routines', 'catalogue_state'];
const COLUMN = 'lockVersion';

/** The counter that a transaction raises to lock a row on all nodes of a cluster. */
export class LockVersions1700000000395 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await addColumnsInPlace(runner, table, { [COLUMN]: 'integer NOT NULL DEFAULT 0' });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${COLUMN}`);
  }
}
