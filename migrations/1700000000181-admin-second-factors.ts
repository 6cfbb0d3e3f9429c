import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, reference, unique } from './support/columns.js';

/** Admins' authenticators, and recovery codes for a lost one. */
export class AdminSecondFactors1700000000181 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'admin_second_factors',
        columns: [
          c.id(),
          c.int('adminId'),
          c.varchar('secret', 200),
          c.int('lastStep', { isNullable: true }),
          c.time('createdAt'),
          c.time('confirmedAt', { isNullable: true }),
        ],
        indices: [unique('admin_second_factors_admin', 'adminId')],
        foreignKeys: [reference('adminId', 'admins', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'admin_recovery_codes',
        columns: [
          c.id(),
          c.int('adminId'),
          c.varchar('codeHash', 64),
          c.time('usedAt', { isNullable: true }),
        ],
        indices: [unique('admin_recovery_codes_code', 'adminId', 'codeHash')],
        foreignKeys: [reference('adminId', 'admins', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('admin_recovery_codes', true);
    await runner.dropTable('admin_second_factors', true);
  }
}
