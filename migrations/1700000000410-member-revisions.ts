import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, reference } from './support/columns.js';

const OF_MEMBERS = [
  'body_data',
  'recommendation_histories',
  'routines',
  'strength_beliefs',
  'strength_observations',
  'training_places',
  'user_health',
];

/** The rows of `member_revisions` to change, by table; from a row's values before and after its change. */
const REVISED: Readonly<Record<string, (values: (column: string) => string) => string>> = {
  ...Object.fromEntries(OF_MEMBERS.map(table => [table, values => ownRow(values('userId'))] as const)),
  my_workouts: values =>
    `member_revisions m JOIN routines r ON r.userId = m.userId SET m.revision = UUID_SHORT() WHERE r.id IN (${values('routineId')})`,
  users: values => ownRow(values('id')),
};
const ownRow = (ids: string) => `member_revisions SET revision = UUID_SHORT() WHERE userId IN (${ids})`;
const ROWS = { INSERT: ['NEW'], UPDATE: ['OLD', 'NEW'], DELETE: ['OLD'] } as const;

/**
 * A value per member that changes with every write to the rows from which answers are kept (`KeptAnswers`), whoever writes. Only on MariaDB:
 * embedded, no answer is kept.
 */
export class MemberRevisions1700000000410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type !== 'mariadb') return;
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'member_revisions',
        columns: [c.int('userId', { isPrimary: true }), { name: 'revision', type: 'bigint', unsigned: true }],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    for (const { name, sql } of triggers()) {
      // With a binary log, only a trusted user may create triggers; without all of them, no answer is kept.
      await runner.query(`CREATE TRIGGER IF NOT EXISTS ${name} ${sql}`).catch((error: { errno?: number }) => {
        if (error.errno !== NOT_TRUSTED) throw error;
      });
    }
    await runner.query('INSERT IGNORE INTO member_revisions SELECT id, UUID_SHORT() FROM users');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type !== 'mariadb') return;
    for (const { name } of triggers()) await runner.query(`DROP TRIGGER IF EXISTS ${name}`);
    await runner.dropTable('member_revisions');
  }
}

/** How many triggers there must be. */
export const REVISING_TRIGGERS = triggers().length;

/** ER_BINLOG_CREATE_ROUTINE_NEED_SUPER. */
const NOT_TRUSTED = 1419;

function triggers(): { name: string; sql: string }[] {
  return Object.entries(REVISED).flatMap(([table, revised]) =>
    Object.entries(ROWS).map(([event, rows]) => ({
      name: `revise_${table}_${event.toLowerCase()}`,
      // Never counted: rows restored beneath a running process must not repeat an earlier value.
      sql: `AFTER ${event} ON ${table} FOR EACH ROW ${
        table === 'users' && event === 'INSERT'
          ? 'REPLACE INTO member_revisions VALUES (NEW.id, UUID_SHORT())'
          : `UPDATE ${revised(column => rows.map(row => `${row}.${column}`).join(', '))}`
      }`,
    })),
  );
}
