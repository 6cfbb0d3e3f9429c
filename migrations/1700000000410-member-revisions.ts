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

/** By table, the members a row belongs to; from its values before and after a change. */
const MEMBERS: Readonly<Record<string, (values: (column: string) => string) => string>> = {
  ...Object.fromEntries(OF_MEMBERS.map(table => [table, values => `id IN (${values('userId')})`] as const)),
  my_workouts: values => `id IN (SELECT userId FROM routines WHERE id IN (${values('routineId')}))`,
  users: values => `id IN (${values('id')})`,
};
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
  return Object.entries(MEMBERS).flatMap(([table, membersOf]) =>
    Object.entries(ROWS).map(([event, rows]) => {
      const members = membersOf(column => rows.map(row => `${row}.${column}`).join(', '));
      return {
        name: `revise_${table}_${event.toLowerCase()}`,
        // Never counted: rows restored beneath a running process must not repeat an earlier value.
        sql:
          `AFTER ${event} ON ${table} FOR EACH ROW INSERT INTO member_revisions (userId, revision) ` +
          `SELECT id, UUID_SHORT() FROM users WHERE ${members} ON DUPLICATE KEY UPDATE revision = UUID_SHORT()`,
      };
    }),
  );
}
