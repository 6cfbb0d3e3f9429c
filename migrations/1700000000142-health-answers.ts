import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** Which lists of health a member has answered, also with nothing; null = as far as what is in them tells. */
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
