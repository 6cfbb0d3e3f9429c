import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index } from './support/columns.js';

/** The running processes, to find one with another configuration. */
export class Instances1700000000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'instances',
        columns: [c.id(), c.varchar('uploads', 64), c.varchar('secret', 64), c.time('seenAt')],
        indices: [index('instances_seen', 'seenAt')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('instances', true);
  }
}
