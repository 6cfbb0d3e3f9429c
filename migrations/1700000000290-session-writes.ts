import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumnsInPlace } from './support/repeatable.js';

const TABLE = 'training_sessions';

/** When the server last wrote a session: one that nobody ends counts as over some hours later. */
export class SessionWrites1700000000290 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Existing rows were written long ago.
    const writtenAt = "datetime(3) NOT NULL DEFAULT '1970-01-01 00:00:00.000'";
    await addColumnsInPlace(runner, TABLE, { writtenAt });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN writtenAt`);
  }
}
