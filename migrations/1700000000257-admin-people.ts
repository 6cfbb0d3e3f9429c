import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, reference, unique } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** Several admins, each with a role; existing ones become owners. */
export class AdminPeople1700000000257 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await addMissingColumns(
      runner,
      'admins',
      c.varchar('role', 10, { default: "'owner'" }),
      c.varchar('mailAddress', 254, { isNullable: true }),
      c.time('disabledAt', { isNullable: true }),
    );
    await runner.createTable(
      new Table({
        name: 'admin_invitations',
        columns: [
          c.id(),
          c.varchar('mailAddress', 254),
          c.varchar('role', 10),
          c.varchar('tokenHash', 64),
          c.int('invitedBy'),
          c.time('createdAt'),
          c.time('expiresAt'),
        ],
        indices: [
          unique('admin_invitations_token', 'tokenHash'),
          unique('admin_invitations_address', 'mailAddress'),
        ],
        foreignKeys: [reference('invitedBy', 'admins', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('admin_invitations', true);
    await dropColumns(runner, 'admins', 'disabledAt', 'mailAddress', 'role');
  }
}
