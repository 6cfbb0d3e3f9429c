import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index } from './support/columns.js';

/** The seed's ledger, and the version and change log of the catalogue. */
export class CatalogueBookkeeping1700000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'seed_ledger',
        columns: [c.varchar('kind', 20, { isPrimary: true }), c.varchar('slug', 160, { isPrimary: true })],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'catalogue_state',
        columns: [c.int('id', { isPrimary: true }), c.int('version'), c.varchar('seedHash', 64)],
      }),
      true,
    );
    const rows = await runner.query('SELECT `id` FROM `catalogue_state` WHERE `id` = 1');
    if (rows.length === 0) {
      await runner.query("INSERT INTO `catalogue_state` (`id`, `version`, `seedHash`) VALUES (1, 0, '')");
    }
    await runner.createTable(
      new Table({
        name: 'catalogue_changes',
        columns: [
          c.id(),
          c.int('version'),
          c.varchar('kind', 20),
          c.int('entityId', { isNullable: true }),
          c.time('at'),
        ],
        indices: [index('catalogue_changes_version', 'version'), index('catalogue_changes_at', 'at')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['catalogue_changes', 'catalogue_state', 'seed_ledger'])
      await runner.dropTable(table);
  }
}
