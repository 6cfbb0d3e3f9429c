import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference, unique } from './support/columns.js';

/** Admins, and the logins of members and admins. */
export class Logins1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'admins',
        columns: [c.id(), c.varchar('loginId', 60), c.varchar('passwordHash', 255), c.time('createdAt')],
        indices: [unique('admins_login_id', 'loginId')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'logins',
        columns: [
          c.id(),
          c.int('userId', { isNullable: true }),
          c.int('adminId', { isNullable: true }),
          c.int('generation', { default: '0' }),
          c.time('rotatedAt'),
          c.boolean('rememberMe', false),
          c.time('revokedAt', { isNullable: true }),
          c.time('createdAt'),
          c.time('expiresAt'),
        ],
        indices: [
          index('logins_user', 'userId'),
          index('logins_admin', 'adminId'),
          index('logins_expires', 'expiresAt'),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE'), reference('adminId', 'admins', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('logins');
    await runner.dropTable('admins');
  }
}
