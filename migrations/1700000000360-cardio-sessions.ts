import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'training_sessions';
const COLUMNS = {
  cardioKind: 'varchar(10)',
  cardioSeconds: 'integer',
  cardioEffort: 'varchar(8)',
  cardioMeters: 'integer',
};

/** Endurance sessions in the training log: kind, duration, effort and distance. */
export class CardioSessions1700000000360 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Plain SQL: TypeORM would copy the whole table on SQLite.
    for (const [column, type] of Object.entries(COLUMNS))
      if (!(await runner.hasColumn(TABLE, column)))
        await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN ${column} ${type} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of Object.keys(COLUMNS))
      await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${column}`);
  }
}
