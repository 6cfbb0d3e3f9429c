import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** Whether the newest tokens of a login have been used: until then, the device may not have received them. */
export class UnseenRenewals1700000000214 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await addMissingColumns(runner, 'logins', c.boolean('renewalUnseen', false));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'logins', 'renewalUnseen');
  }
}
