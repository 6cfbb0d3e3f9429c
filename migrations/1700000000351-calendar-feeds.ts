import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, reference, unique } from './support/columns.js';

/** Secret URLs of members' calendars, one per member. */
export class CalendarFeeds1700000000351 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'calendar_feeds',
        columns: [
          c.int('userId', { isPrimary: true }),
          c.varchar('secretHash', 43),
          c.varchar('startTime', 5, { isNullable: true }),
          c.time('createdAt'),
        ],
        indices: [unique('calendar_feeds_secret', 'secretHash')],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('calendar_feeds', true);
  }
}
