import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { unique } from './support/columns.js';

const TABLE = 'routines';
const INDEX = 'routines_user_request';

/** The client's own id of the request that created a routine, so that a repeated request does not create it twice. */
export class RoutineRequests1700000000270 implements MigrationInterface {
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
