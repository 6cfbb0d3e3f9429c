import type { DataSource } from 'typeorm';
import { StrengthObservations1700000000130 } from '../../migrations/1700000000130-strength-observations.js';
import { RoutineModes1700000000131 } from '../../migrations/1700000000131-routine-modes.js';
import { databaseBefore, type EarlierDatabase } from '../support/earlier-database.js';

for (const stackName of ['embedded', 'server'] as const) {
  const onStack = stackName === 'server' && process.env.TEST_SERVERS === '' ? describe.skip : describe;

  onStack(`what the version before had learned, on the ${stackName} stack`, () => {
    let database: EarlierDatabase;
    let source: DataSource;
    beforeAll(async () => {
      database = await databaseBefore(StrengthObservations1700000000130, stackName);
      source = database.source;
    });
    afterAll(() => database.remove());

    it('becomes observations of its day in Korea; twice is once, and it goes back', async () => {
      await source.query(
        `INSERT INTO users (id, userName, birthDate, sex, loginEmail, passwordHash, createdAt)
         VALUES (1, 'a', '1990-01-01', '남', 'a@example.com', 'none', '2026-01-02 03:04:05.678')`,
      );
      const learned = { logMean: 0.2, variance: 0.004, observationCount: 6, estimateKg: 70 };
      const state = JSON.stringify({
        ...learned,
        ...{ heldBack: null, session: '2026-03-01', sessionStartLogMean: 0.1 },
      });
      // 16:30 UTC is the next day in Korea.
      for (const [lift, at] of [
        ['bench', '2026-03-01 16:30:00.000'],
        ['squat', '2026-03-05 02:00:00.000'],
      ]) {
        await source.query(
          'INSERT INTO strength_corrections (userId, baseLift, state, updatedAt) VALUES (1, ?, ?, ?)',
          [lift, state, at],
        );
      }
      const runner = source.createQueryRunner();
      const migration = new StrengthObservations1700000000130();
      await migration.up(runner);
      await migration.up(runner);

      const rows: { source: string; date: string; workoutId: null; seen: string }[] = await source.query(
        'SELECT source, date, workoutId, seen FROM strength_observations ORDER BY id',
      );
      expect(rows.map(({ seen, ...row }) => ({ ...row, seen: JSON.parse(seen) }))).toEqual([
        {
          ...{ source: 'carried:bench', date: '2026-03-02', workoutId: null },
          seen: { kind: 'carried', baseLift: 'bench', ...learned },
        },
        {
          ...{ source: 'carried:squat', date: '2026-03-05', workoutId: null },
          seen: { kind: 'carried', baseLift: 'squat', ...learned },
        },
      ]);
      const beliefs = await source.query('SELECT userId, settledOn FROM strength_beliefs');
      expect(beliefs.map((row: object) => ({ ...row }))).toEqual([{ userId: 1, settledOn: null }]);
      expect(await runner.hasTable('strength_corrections')).toBe(false);

      await migration.down(runner);
      const back: { baseLift: string; state: string }[] = await source.query(
        'SELECT baseLift, state FROM strength_corrections ORDER BY id',
      );
      expect(back.map(({ baseLift }) => baseLift)).toEqual(['bench', 'squat']);
      expect(JSON.parse(back[0]!.state)).toMatchObject(learned);
      await migration.up(runner);
      await runner.release();
    });

    it('and routines: what stands there as it was recommended follows from now on, what was typed stays', async () => {
      const result = JSON.stringify({
        recommends: [
          { workoutId: 1, weight: 40, repeat: 10 },
          { workoutId: 2, weight: null, repeat: 12 },
          { workoutId: 3, weight: 20, repeat: 10 },
        ],
      });
      const runner = source.createQueryRunner();
      const lax = stackName === 'embedded' ? 'PRAGMA foreign_keys = ' : 'SET FOREIGN_KEY_CHECKS = ';
      await runner.query(`${lax}0`);
      await runner.query(
        `INSERT INTO recommendation_histories (id, userId, type, state, request, result, createdAt)
         VALUES (1, 1, 'workout', 'DONE', '{}', ?, '2026-01-02 03:04:05.678')`,
        [result],
      );
      for (const [id, workoutId, weight, rep, historyId] of [
        [1, 1, 40, 10, 1],
        [2, 2, null, 12, 1],
        [3, 3, 22.5, 10, 1],
        [4, 4, 20, 10, 1],
        [5, 5, 40, 10, null],
      ]) {
        await runner.query(
          `INSERT INTO my_workouts (id, routineId, workoutId, myWorkoutIndex, weight, rep, historyId, createdAt)
           VALUES (?, 1, ?, ?, ?, ?, ?, '2026-01-02 03:04:05.678')`,
          [id, workoutId, id, weight, rep, historyId],
        );
      }
      const migration = new RoutineModes1700000000131();
      await migration.up(runner);
      await migration.up(runner);
      const rows: Record<string, unknown>[] = await runner.query('SELECT * FROM my_workouts ORDER BY id');
      expect(rows.map(({ mode }) => mode)).toEqual(['auto', 'auto', 'fixed', 'fixed', 'fixed']);
      expect(rows[0]).not.toHaveProperty('weightLearned');
      await migration.down(runner);
      const [old] = await runner.query('SELECT * FROM my_workouts WHERE id = 1');
      expect(old).toMatchObject({ weight: 40, weightSince: null });
      await migration.up(runner);
      await runner.query(`${lax}1`);
      await runner.release();
    });
  });
}
