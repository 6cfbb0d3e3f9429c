import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'training_sessions';
const COLUMNS = {
  cardioKind: 'varchar(10)',
  cardioSeconds: 'integer',
  cardioEffort: 'varchar(8)',
  cardioMeters: 'integer',
};

/** Sessions of endurance in the training log: what, how long, how hard and how far. */
export class CardioSessions1700000000360 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Plain SQL: the library would copy the whole table on SQLite.
    for (const [column, type] of Object.entries(COLUMNS))
      if (!(await runner.hasColumn(TABLE, column)))
        await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN ${column} ${type} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of Object.keys(COLUMNS))
      await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${column}`);
  }
}
