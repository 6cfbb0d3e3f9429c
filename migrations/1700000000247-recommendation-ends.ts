import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference } from './support/columns.js';

/** The outcome of each recommendation, in rows small enough to count. */
export class RecommendationEnds1700000000247 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'recommendation_ends',
        columns: [
          c.int('historyId', { isPrimary: true }),
          c.varchar('day', 10),
          c.varchar('type', 12),
          c.boolean('failed', false),
          c.boolean('kept', false),
          c.boolean('swapped', false),
          c.boolean('answered', false),
          c.varchar('shortfall', 255, { isNullable: true }),
        ],
        indices: [index('recommendation_ends_day', 'day', 'type')],
        foreignKeys: [reference('historyId', 'recommendation_histories', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('recommendation_ends', true);
  }
}
