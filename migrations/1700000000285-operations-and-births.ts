import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** Where and when an operation was, when a birth was, and which health questions were confirmed; null = not answered. */
export class OperationsAndBirths1700000000285 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await addMissingColumns(
      runner,
      'user_health',
      c.text('surgeryAreas', { isNullable: true }),
      c.varchar('surgeryOn', 10, { isNullable: true }),
      c.varchar('gaveBirthOn', 10, { isNullable: true }),
      c.text('confirmedQuestions', { isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(
      runner,
      'user_health',
      'surgeryAreas',
      'surgeryOn',
      'gaveBirthOn',
      'confirmedQuestions',
    );
  }
}
