import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, reference } from './support/columns.js';

/** Routines that members have deleted: a phone that was offline meanwhile may still send a session started from one. */
export class GoneRoutines1700000000292 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'gone_routines',
        columns: [c.int('userId', { isPrimary: true }), c.int('routineId', { isPrimary: true })],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    // Of those deleted before, the log knows the ones that were trained.
    await runner.query(
      `INSERT INTO gone_routines (userId, routineId)
       SELECT DISTINCT userId, routineId FROM training_sessions AS logged
       WHERE routineId IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM routines AS there WHERE there.id = logged.routineId)
       AND NOT EXISTS (
         SELECT 1 FROM gone_routines AS known WHERE known.userId = logged.userId AND known.routineId = logged.routineId
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('gone_routines', true);
  }
}
