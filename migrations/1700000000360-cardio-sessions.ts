import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumnsInPlace } from './support/repeatable.js';

const TABLE = 'training_sessions';
const COLUMNS = {
  cardioKind: 'varchar(10) NULL',
  cardioSeconds: 'integer NULL',
  cardioEffort: 'varchar(8) NULL',
  cardioMeters: 'integer NULL',
};

/** Endurance sessions in the training log: kind, duration, effort and distance. */
export class CardioSessions1700000000360 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnsInPlace(runner, TABLE, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of Object.keys(COLUMNS))
      await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${column}`);
  }
}
