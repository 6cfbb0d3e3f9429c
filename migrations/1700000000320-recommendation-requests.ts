import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { unique } from './support/columns.js';

const TABLE = 'recommendation_histories';
const INDEX = 'recommendation_histories_request';

/** The client's own id of a recommendation request, so that a repeated request does not create a second recommendation. */
export class RecommendationRequests1700000000320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Plain SQL: TypeORM would copy the whole table on SQLite.
    if (!(await runner.hasColumn(TABLE, 'requestId'))) {
      await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN requestId varchar(36) NULL`);
    }
    const table = await runner.getTable(TABLE);
    if (!table?.indices.some(({ name }) => name === INDEX)) {
      await runner.createIndex(TABLE, new TableIndex(unique(INDEX, 'userId', 'requestId')));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN requestId`);
  }
}
