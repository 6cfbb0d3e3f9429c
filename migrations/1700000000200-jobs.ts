import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference, unique } from './support/columns.js';

const HISTORIES = 'recommendation_histories';
/** Job columns of a history. */
const JOB_COLUMNS = ['pendingKey', 'attempts', 'leaseUntil'];
const JOB_INDICES = ['recommendation_histories_state', 'recommendation_histories_pending'];

interface UnfinishedHistory {
  id: number;
  userId: number;
  pendingKey: string | null;
  createdAt: unknown;
}

/** One table for the jobs of all kinds; the job data of recommendation histories moves into it. */
export class Jobs1700000000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'jobs',
        columns: [
          c.id(),
          c.varchar('name', 40),
          c.longText('payload'),
          c.varchar('state', 10),
          c.varchar('uniqueKey', 120, { isNullable: true }),
          c.int('userId', { isNullable: true }),
          c.varchar('requestId', 64, { isNullable: true }),
          c.int('attempts', { default: '0' }),
          c.int('interruptions', { default: '0' }),
          c.int('progress', { default: '0' }),
          c.longText('result', { isNullable: true }),
          c.varchar('failure', 255, { isNullable: true }),
          c.time('queuedAt'),
          c.int('delayMs', { default: '0' }),
          c.time('heartbeatAt', { isNullable: true }),
          c.time('createdAt'),
          c.time('finishedAt', { isNullable: true }),
        ],
        indices: [
          index('jobs_waiting', 'name', 'state', 'queuedAt'),
          index('jobs_finished', 'state', 'finishedAt'),
          unique('jobs_unique', 'uniqueKey'),
          index('jobs_user', 'userId'),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    if (await runner.hasColumn(HISTORIES, 'pendingKey')) await this.moveUnfinished(runner);
    await runner.query(`UPDATE ${HISTORIES} SET state = 'PENDING' WHERE state = 'RUNNING'`);
    const indices = (await runner.getTable(HISTORIES))!.indices.map(({ name }) => name);
    for (const name of JOB_INDICES) if (indices.includes(name)) await runner.dropIndex(HISTORIES, name);
    // Plain SQL: TypeORM would copy the whole SQLite table, which my_workouts references.
    for (const name of JOB_COLUMNS) {
      if (await runner.hasColumn(HISTORIES, name)) {
        await runner.query(`ALTER TABLE ${HISTORIES} DROP COLUMN ${name}`);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    const columns = [
      c.varchar('pendingKey', 64, { isNullable: true }),
      c.int('attempts', { default: '0' }),
      c.time('leaseUntil', { isNullable: true }),
    ];
    for (const { name, type, length, default: initially } of columns) {
      const size = length ? `(${length})` : '';
      const start = initially === undefined ? '' : ` NOT NULL DEFAULT ${String(initially)}`;
      await runner.query(`ALTER TABLE ${HISTORIES} ADD COLUMN ${name} ${type}${size}${start}`);
    }
    await runner.query(`CREATE INDEX ${JOB_INDICES[0]} ON ${HISTORIES} (state, leaseUntil)`);
    await runner.query(`CREATE UNIQUE INDEX ${JOB_INDICES[1]} ON ${HISTORIES} (pendingKey)`);
    await runner.dropTable('jobs');
  }

  /** Creates the job that will finish an unfinished history. */
  private async moveUnfinished(runner: QueryRunner): Promise<void> {
    const histories: UnfinishedHistory[] = await runner.query(
      `SELECT id, userId, pendingKey, createdAt FROM ${HISTORIES} WHERE state IN ('PENDING', 'RUNNING')`,
    );
    for (const { id, userId, pendingKey, createdAt } of histories) {
      const key = `recommendation:${pendingKey ?? `history-${id}`}`;
      const [moved] = await runner.query(`SELECT id FROM jobs WHERE uniqueKey = ?`, [key]);
      if (moved) continue;
      await runner.query(
        'INSERT INTO jobs (name, payload, state, uniqueKey, userId, queuedAt, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?)',
        ['recommendation', JSON.stringify({ historyId: id }), 'PENDING', key, userId, createdAt, createdAt],
      );
    }
  }
}
