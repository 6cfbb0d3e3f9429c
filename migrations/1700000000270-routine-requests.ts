import type { MigrationInterface, QueryRunner } from 'typeorm';
import { unique } from './support/columns.js';
import { addColumnsInPlace, addMissingIndex } from './support/repeatable.js';

const TABLE = 'routines';
const INDEX = 'routines_user_request';

/** The client's own id of the request that created a routine, so that a repeated request does not create it twice. */
export class RoutineRequests1700000000270 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnsInPlace(runner, TABLE, { requestId: 'varchar(36) NULL' });
    await addMissingIndex(runner, TABLE, unique(INDEX, 'userId', 'requestId'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN requestId`);
  }
}
