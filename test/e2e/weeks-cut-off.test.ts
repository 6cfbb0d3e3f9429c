// Both databases: transactions that end early.
import { dateAfter } from '../../src/common/time/dates.js';
import type { QueryRunner } from 'typeorm';
import { currentRequest } from '../../src/common/http/request-context.js';
import { startTestApp, type Answer, type TestApp, type TestMember } from '../support/test-app.js';

describe('a change of a week that is cut off', () => {
  let t: TestApp;
  let member: TestMember;
  let monday: string;
  beforeAll(async () => {
    t = await startTestApp();
    monday = t.nextMonday();
    member = await t.signUp();
  });
  afterAll(() => t.close());

  const as = () => ({ token: member.token });
  const planned = async (more: object): Promise<number> => {
    const days = [1, 3, 5].map(day => ({ day, minutes: 45, place: 'gym' }));
    const cardio = [{ day: 2, minutes: 30, effort: 'moderate' }];
    const wishes = { startsOn: monday, days, cardio, ...more };
    const { id } = (await t.post('/api/recommendation/week', wishes, as())).body;
    await t.answered(`/api/recommendation/week/history/${id}`, as());
    return id;
  };
  const accept = (historyId: number) => t.post(`/api/week?on=${monday}`, { historyId }, as());
  const stored = async () => {
    const exported = (await t.get('/api/user/export', as())).text;
    const rows = await t.database.read.query<{ id: number }[]>('SELECT id FROM recommendation_histories');
    return { exported, histories: rows.map(({ id }) => id).sort((a, b) => a - b) };
  };

  /** Sends it again and again, cut off after its first statement, after its second …, until it gets through. */
  async function cutOff(send: () => Promise<Answer>): Promise<number> {
    const { database } = t;
    const write = database.write.bind(database);
    for (let after = 1; ; after++) {
      const before = await stored();
      let statements = 0;
      database.write = (work, options) =>
        write(async manager => {
          if (!currentRequest()) return work(manager);
          const runner: QueryRunner = manager.queryRunner!;
          const query = runner.query.bind(runner);
          const cut = async (...args: Parameters<typeof query>) => {
            const answer: unknown = await query(...args);
            if (++statements === after) throw new Error('cut off');
            return answer;
          };
          Object.assign(runner, { query: cut });
          try {
            return await work(manager);
          } finally {
            runner.query = query;
          }
        }, options);
      const { status } = await send().finally(() => (database.write = write));
      if (status < 300) return after - 1;
      expect(status).toBe(500);
      expect(await stored()).toEqual(before);
    }
  }

  it('leaves nothing of it, after whichever statement; the next try is whole', async () => {
    const first = await planned({});
    expect(await cutOff(() => accept(first))).toBeGreaterThan(4);
    const { plan } = (await t.get(`/api/week?on=${monday}`, as())).body;
    expect(plan).toMatchObject({ historyId: first, revision: 1 });
    const path = `/api/week/${monday}`;
    const on = `?on=${monday}`;
    expect(await cutOff(() => t.put(`${path}/days/0${on}`, { day: 3 }, as()))).toBeGreaterThan(0);
    expect(await cutOff(() => t.put(`${path}/cardio${on}`, { days: [6] }, as()))).toBeGreaterThan(0);
    const days = plan.days.map(({ historyId }: any, at: number) => ({ historyId, day: [3, 1, 5][at] }));
    const again = await planned({
      from: dateAfter(monday, 1),
      keptDays: days.slice(0, 1),
      cardio: undefined,
    });
    expect(await cutOff(() => accept(again))).toBeGreaterThan(4);
    const after = (await t.get(`/api/week?on=${monday}`, as())).body;
    expect(after).toMatchObject({ plan: { revision: 4 }, cardio: { planned: [{ day: 6 }] } });
    expect(await cutOff(() => t.delete(path, as()))).toBeGreaterThan(0);
    expect((await t.get(`/api/week?on=${monday}`, as())).body.plan).toBeNull();
  });
});
