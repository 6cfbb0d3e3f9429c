import type { MigrationInterface, QueryRunner } from 'typeorm';
import { unique } from './support/columns.js';
import { addColumnsInPlace, addMissingIndex } from './support/repeatable.js';

const TABLE = 'recommendation_histories';
const INDEX = 'recommendation_histories_request';

/** The client's own id of a recommendation request, so that a repeated request does not create a second recommendation. */
export class RecommendationRequests1700000000320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnsInPlace(runner, TABLE, { requestId: 'varchar(36) NULL' });
    await addMissingIndex(runner, TABLE, unique(INDEX, 'userId', 'requestId'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN requestId`);
  }
}
