import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference, unique } from './support/columns.js';

/** Recommendation jobs with their results, and what was learned about a member's strength. */
export class Recommendations1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'recommendation_histories',
        columns: [
          c.id(),
          c.int('userId'),
          c.varchar('type', 12),
          c.varchar('state', 10),
          c.text('request'),
          c.longText('result', { isNullable: true }),
          c.varchar('failureMessage', 255, { isNullable: true }),
          c.varchar('pendingKey', 64, { isNullable: true }),
          c.int('attempts', { default: '0' }),
          c.time('leaseUntil', { isNullable: true }),
          c.time('createdAt'),
          c.time('finishedAt', { isNullable: true }),
        ],
        indices: [
          index('recommendation_histories_user', 'userId', 'type', 'id'),
          index('recommendation_histories_state', 'state', 'leaseUntil'),
          unique('recommendation_histories_pending', 'pendingKey'),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'strength_corrections',
        columns: [c.id(), c.int('userId'), c.varchar('baseLift', 20), c.text('state'), c.time('updatedAt')],
        indices: [unique('strength_corrections_user_lift', 'userId', 'baseLift')],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('strength_corrections');
    await runner.dropTable('recommendation_histories');
  }
}
