import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** Lets instances see that another one signs pushes with another key. */
export class PushKeyOfInstances1700000000383 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await addMissingColumns(runner, 'instances', c.varchar('pushKey', 64, { default: "''" }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'instances', 'pushKey');
  }
}
