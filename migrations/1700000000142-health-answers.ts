import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** The health lists a member has answered, including with "none"; null = only non-empty lists count as answered. */
export class HealthAnswers1700000000142 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(
      runner,
      'user_health',
      new Columns(runner).text('answered', { isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'user_health', 'answered');
  }
}
