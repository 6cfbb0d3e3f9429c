import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, unique } from './support/columns.js';
import { addMissingColumns, dropColumns } from './support/repeatable.js';

/** The table of each seed kind, and its name in the audit log. */
const TABLES = [
  ['workout', 'workouts', 'workouts', 'version > 1'],
  ['machine', 'machines', 'machines', '1 = 1'],
] as const;

/** The shipped fields of a row, so that the next version can tell what an admin has changed since; and the fields on which both differ. */
export class SeedCorrections1700000000258 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await addMissingColumns(
      runner,
      'seed_ledger',
      c.longText('shipped', { isNullable: true }),
      c.boolean('edited', false),
    );
    await runner.createTable(
      new Table({
        name: 'seed_offers',
        columns: [c.id(), c.varchar('kind', 20), c.int('rowId'), c.longText('fields'), c.time('at')],
        indices: [unique('seed_offers_row', 'kind', 'rowId')],
      }),
      true,
    );
    await this.markEdited(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('seed_offers', true);
    await dropColumns(runner, 'seed_ledger', 'edited', 'shipped');
  }

  /** Nobody recorded what was shipped so far: the original fields of rows in the admins' log are unknown. */
  private async markEdited(runner: QueryRunner): Promise<void> {
    const mark = (kind: string, condition: string) =>
      runner.query(`UPDATE seed_ledger SET edited = 1 WHERE kind = '${kind}' AND ${condition}`);
    for (const [kind, table, resource, perhaps] of TABLES) {
      await mark(
        kind,
        `slug IN (SELECT slug FROM ${table} WHERE id IN (SELECT resourceId FROM audit_logs WHERE resource = '${resource}')
          OR (${perhaps} AND EXISTS (SELECT 1 FROM audit_logs WHERE resource = '${resource}' AND action = 'import')))`,
      );
    }
    const products = `SELECT productId FROM supplements WHERE id IN
      (SELECT resourceId FROM audit_logs WHERE resource = 'supplements')`;
    const imported = "EXISTS (SELECT 1 FROM audit_logs WHERE resource = 'supplements' AND action = 'import')";
    const edited = `SELECT slug FROM supplement_products WHERE id IN (${products}) OR (version > 1 AND ${imported})`;
    await mark('supplement', `slug IN (${edited})`);
    for (const { slug } of (await runner.query(edited)) as { slug: string | null }[]) {
      if (slug !== null) await mark('variant', `slug LIKE '${slug}|%'`);
    }
  }
}
