import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference, unique } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** Provider accounts that log members in, and whether a member has a password. */
export class Identities1700000000380 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await addMissingColumns(runner, 'users', c.boolean('hasPassword', true));
    await runner.createTable(
      new Table({
        name: 'identities',
        columns: [
          c.id(),
          c.int('userId'),
          c.varchar('provider', 10),
          c.varchar('subjectHash', 43),
          c.varchar('mailAddress', 254, { isNullable: true }),
          c.time('createdAt'),
          c.time('lastUsedAt', { isNullable: true }),
        ],
        indices: [unique('identities_subject', 'subjectHash'), index('identities_user', 'userId')],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('identities', true);
    await dropColumns(runner, 'users', 'hasPassword');
  }
}
