import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** Where it hurts, how far a pregnancy is, and the answers of the readiness screen; null = not answered. */
export class Readiness1700000000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await addMissingColumns(
      runner,
      'user_health',
      c.text('soreAreas', { isNullable: true }),
      c.varchar('pregnantSince', 10, { isNullable: true }),
      c.text('readinessYes', { isNullable: true }),
      c.varchar('readinessAnsweredOn', 10, { isNullable: true }),
      c.varchar('readinessAskedOn', 10, { isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(
      runner,
      'user_health',
      'soreAreas',
      'pregnantSince',
      'readinessYes',
      'readinessAnsweredOn',
      'readinessAskedOn',
    );
  }
}
