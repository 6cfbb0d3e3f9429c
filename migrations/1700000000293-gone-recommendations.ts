import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, reference } from './support/columns.js';

/** Recommendations that were deleted as old: a phone that was offline meanwhile may still send a session started from one. */
export class GoneRecommendations1700000000293 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'gone_recommendations',
        columns: [c.int('userId', { isPrimary: true }), c.int('historyId', { isPrimary: true })],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    // Of those deleted before, the log knows the ones that were trained.
    await runner.query(
      `INSERT INTO gone_recommendations (userId, historyId)
       SELECT DISTINCT userId, historyId FROM training_sessions AS logged
       WHERE historyId IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM recommendation_histories AS there WHERE there.id = logged.historyId)
       AND NOT EXISTS (
         SELECT 1 FROM gone_recommendations AS known WHERE known.userId = logged.userId AND known.historyId = logged.historyId
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('gone_recommendations', true);
  }
}
