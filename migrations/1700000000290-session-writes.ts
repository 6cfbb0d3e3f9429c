import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'training_sessions';

/** When the server last wrote a session: one that nobody ends counts as over some hours later. */
export class SessionWrites1700000000290 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Plain SQL: TypeORM would copy the whole table on SQLite. Existing rows were written long ago.
    if (!(await runner.hasColumn(TABLE, 'writtenAt'))) {
      await runner.query(
        `ALTER TABLE ${TABLE} ADD COLUMN writtenAt datetime(3) NOT NULL DEFAULT '1970-01-01 00:00:00.000'`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN writtenAt`);
  }
}
