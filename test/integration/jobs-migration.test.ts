import type { DataSource } from 'typeorm';
import { Jobs1700000000200 } from '../../migrations/1700000000200-jobs.js';
import { databaseBefore, type EarlierDatabase } from '../support/earlier-database.js';

for (const stackName of ['embedded', 'server'] as const) {
  const onStack = stackName === 'server' && process.env.TEST_SERVERS === '' ? describe.skip : describe;

  onStack(`recommendations of the version before, on the ${stackName} stack`, () => {
    let database: EarlierDatabase;
    let source: DataSource;
    beforeAll(async () => {
      database = await databaseBefore(Jobs1700000000200, stackName);
      source = database.source;
    });
    afterAll(() => database.remove());

    it('keep their answers, and what was unfinished gets a job; twice is once', async () => {
      await source.query(
        `INSERT INTO users (id, userName, birthDate, sex, loginEmail, passwordHash, createdAt)
         VALUES (1, 'a', '1990-01-01', '남', 'a@example.com', 'none', '2026-01-02 03:04:05.678')`,
      );
      for (const [id, state, pendingKey, result] of [
        [1, 'DONE', null, '{"recommends":[]}'],
        [2, 'FAILED', null, null],
        [3, 'PENDING', 'waiting', null],
        [4, 'RUNNING', 'running', null],
      ]) {
        await source.query(
          `INSERT INTO recommendation_histories
             (id, userId, type, state, request, result, pendingKey, attempts, createdAt)
           VALUES (?, 1, 'workout', ?, '{}', ?, ?, 2, '2026-01-02 03:04:05.678')`,
          [id, state, result, pendingKey],
        );
      }
      // A saved workout references the table that changes; its other references do not matter here.
      const lax = stackName === 'embedded' ? 'PRAGMA foreign_keys = ' : 'SET FOREIGN_KEY_CHECKS = ';
      const runner = source.createQueryRunner();
      await runner.query(`${lax}0`);
      await runner.query(
        `INSERT INTO my_workouts (id, routineId, workoutId, myWorkoutIndex, historyId, createdAt)
         VALUES (1, 1, 1, 0, 1, '2026-01-02 03:04:05.678')`,
      );
      await runner.query(`${lax}1`);

      const migration = new Jobs1700000000200();
      await migration.up(runner);
      await migration.up(runner);

      const jobs = await source.query(
        'SELECT name, payload, state, uniqueKey, userId, attempts FROM jobs ORDER BY id',
      );
      const job = { name: 'recommendation', state: 'PENDING', userId: 1, attempts: 0 };
      expect(jobs.map((row: object) => ({ ...row }))).toEqual([
        { ...job, payload: '{"historyId":3}', uniqueKey: 'recommendation:waiting' },
        { ...job, payload: '{"historyId":4}', uniqueKey: 'recommendation:running' },
      ]);
      const histories = await source.query('SELECT * FROM recommendation_histories ORDER BY id');
      expect(histories.map(({ state }: { state: string }) => state)).toEqual([
        'DONE',
        'FAILED',
        'PENDING',
        'PENDING',
      ]);
      expect(histories[0].result).toBe('{"recommends":[]}');
      for (const column of ['pendingKey', 'attempts', 'leaseUntil']) {
        expect(histories[0]).not.toHaveProperty(column);
      }
      const [kept] = await source.query('SELECT historyId FROM my_workouts');
      expect(kept.historyId).toBe(1);

      // And back, for an operator who returns to the previous version.
      await migration.down(runner);
      const [old] = await source.query('SELECT * FROM recommendation_histories WHERE id = 1');
      expect(old).toMatchObject({ pendingKey: null, attempts: 0, leaseUntil: null });
      await migration.up(runner);
      await runner.release();
    });
  });
}
