import { HISTORIES_KEPT, HistoriesSweep } from '../../src/recommendation/histories.sweep.js';
import { RecommendationHistory } from '../../src/recommendation/entities/recommendation-history.entity.js';
import { StrengthObservation } from '../../src/recommendation/entities/strength-observation.entity.js';
import { User } from '../../src/members/user.entity.js';
import { TrainingWeek } from '../../src/week/entities/training-week.entity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';

const DAY_MS = 86_400_000;

for (const stackName of ['embedded', 'server'] as const) {
  const onStack = stackName === 'server' && process.env.TEST_SERVERS === '' ? describe.skip : describe;

  onStack(`old recommendations on the ${stackName} stack`, () => {
    let t: TestApp;
    beforeAll(async () => {
      t = await startTestApp({ stack: stackName });
    });
    afterAll(() => t.close());

    const insert = (userId: number, count: number, row: Partial<RecommendationHistory> = {}) =>
      t.database.write(manager =>
        manager.insert(
          RecommendationHistory,
          Array.from({ length: count }, () => ({
            ...{ userId, type: 'workout' as const, state: 'DONE' as const, request: {} as object },
            createdAt: new Date(Date.now() - 40 * DAY_MS),
            ...(row as object),
          })),
        ),
      );
    const idsOf = async (userId: number) => {
      const rows = await t.database.read.find(RecommendationHistory, {
        where: { userId },
        order: { id: 'ASC' },
      });
      return rows.map(({ id }) => id);
    };

    it('go, but for the newest, those of a month, what is being made and what a routine’s workout came from', async () => {
      const member = await t.signUp();
      const other = await t.signUp();
      const [userId, otherId] = await Promise.all(
        [member, other].map(
          async ({ email }) => (await t.database.read.findOneByOrFail(User, { loginEmail: email })).id,
        ),
      );
      const { identifiers: used } = await insert(userId!, 1);
      const { identifiers: gone } = await insert(userId!, 120);
      const { identifiers: pending } = await insert(userId!, 1, { state: 'PENDING' });
      const { identifiers: recent } = await insert(userId!, 1, {
        createdAt: new Date(Date.now() - 29 * DAY_MS),
      });
      const { identifiers: newest } = await insert(userId!, HISTORIES_KEPT);
      const { identifiers: supplements } = await insert(userId!, HISTORIES_KEPT, { type: 'supplement' });
      await insert(otherId!, HISTORIES_KEPT);
      const { token } = member;
      const routine = { routineId: -1, routineIndex: 0, routineName: '루틴' };
      const { routines } = (await t.post('/api/myfit/routines/workout', { routines: [routine] }, { token }))
        .body;
      await t.database.write(async manager => {
        const [{ id: workoutId }] = await manager.query('SELECT id FROM workouts ORDER BY id LIMIT 1');
        await manager.query(
          `INSERT INTO my_workouts (routineId, workoutId, myWorkoutIndex, historyId, createdAt, mode)
           VALUES (?, ?, 0, ?, '2026-01-02 03:04:05.678', 'auto')`,
          [routines[0].routineId, workoutId, used[0]!.id],
        );
      });

      await t.app.get(HistoriesSweep, { strict: false }).run();
      const kept = [...used, ...pending, ...recent, ...newest, ...supplements].map(({ id }) => id as number);
      expect(await idsOf(userId!)).toEqual(kept.sort((a, b) => a - b));
      expect(gone).toHaveLength(120);
      expect(await idsOf(otherId!)).toHaveLength(HISTORIES_KEPT);
      const listed = await t.get('/api/recommendation?page=4', { token });
      expect(listed.body).toHaveLength(20);
    });

    it('leave the week that was accepted: another begins with what was asked for it', async () => {
      const { token, email } = await t.signUp();
      const { id: userId } = await t.database.read.findOneByOrFail(User, { loginEmail: email });
      const request = { startsOn: '2026-01-05', days: [{ day: 1, minutes: 60, place: 'gym' }] };
      const plan = { days: [], parts: [], reasons: [], notes: [], proof: { proved: true, gapPercent: 0 } };
      const week = { type: 'week', request, result: plan } as const;
      const { identifiers } = await insert(userId, 1, week);
      await insert(userId, HISTORIES_KEPT + 5, week);
      const historyId = identifiers[0]!.id as number;
      const accepted = { userId, startsOn: '2026-01-05', historyId, againId: null, days: [], revision: 1 };
      await t.database.write(manager => manager.insert(TrainingWeek, { ...accepted, updatedAt: new Date() }));
      await t.app.get(HistoriesSweep, { strict: false }).run();
      expect(await idsOf(userId)).toHaveLength(HISTORIES_KEPT + 1);
      const { status, body } = await t.get('/api/week?on=2026-02-02', { token });
      expect([status, body.earlier]).toEqual([200, { historyId, request }]);
    });

    it('leave a session that was trained from one as it is: corrected, read and learned from as before', async () => {
      const { token, email } = await t.signUp();
      const { id: userId } = await t.database.read.findOneByOrFail(User, { loginEmail: email });
      const request = { experience: '숙련' };
      const { identifiers } = await insert(userId, 1, { request, result: { recommends: [] } });
      const historyId = identifiers[0]!.id as number;
      const session = aSession({ historyId, endedAt: '2026-01-05T02:00:00.000Z' });
      const set = aSet(session, { answer: 'RIGHT' });
      const sync = (...items: object[]) => t.post('/api/training/sync', { items }, { token });
      const { body } = await sync(sessionItem(session), setItem(set));
      const experience = async () =>
        (await t.database.read.findOneByOrFail(StrengthObservation, { userId })).experience;
      expect(await experience()).toBe('advanced');

      await insert(userId, HISTORIES_KEPT);
      await t.app.get(HistoriesSweep, { strict: false }).run();
      expect(await idsOf(userId)).not.toContain(historyId);
      const changed = await sync(setItem({ ...set, reps: 9 }, body.items[1].revision));
      expect(changed.body.items).toMatchObject([{ status: 'applied' }]);
      expect(await experience()).toBe('advanced');
      const path = `/api/training/sessions/${session.id}`;
      for (const read of [path, `${path}/summary`]) expect((await t.get(read, { token })).status).toBe(200);
      const alternatives = { workoutId: set.workoutId, historyId };
      const gone = await t.post('/api/recommendation/workout/alternatives', alternatives, { token });
      expect(gone.body.status).toBe('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    });
  });
}
