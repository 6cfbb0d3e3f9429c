// SQLite only: dates are text on both databases.
import { dateAfter, mondayOf } from '../../src/common/time/dates.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { aSession, plannedSets, sessionItem, setItem } from '../support/training-rows.js';

/** A phone's date there. */
const dateIn = (timeZone: string, at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);

describe('a week, wherever and whenever it is lived', () => {
  let t: TestApp;
  let member: TestMember;
  let start: number;
  beforeAll(async () => {
    t = await startTestApp();
    start = t.clock.now().getTime();
    member = await t.signUp();
  });
  afterAll(() => t.close());

  const as = () => ({ token: member.token });
  const goTo = async (at: string | number) => {
    t.clock.advance((new Date(at).getTime() - t.clock.now().getTime()) / 1000);
    member = await t.logIn(member);
  };
  const planned = async (startsOn: string, more: object = {}) => {
    const days = [1, 7].map(day => ({ day, minutes: 45, place: 'gym' }));
    const asked = await t.post('/api/recommendation/week', { startsOn, days, ...more }, as());
    if (asked.status !== 202) return asked;
    return t.answered(`/api/recommendation/week/history/${asked.body.id}`, as());
  };
  const week = async (on: string) => (await t.get(`/api/week?on=${on}`, as())).body;
  const train = async ({ historyId, items }: any, on: string) => {
    const at = t.clock.now().toISOString();
    const session = aSession({ historyId, startedAt: at, endedAt: at }, on);
    const sets = plannedSets(session, items, { doneAt: at });
    const rows = [sessionItem(session), ...sets.map(set => setItem(set))];
    const { body } = await t.post('/api/training/sync', { items: rows }, as());
    return new Set(body.items.map(({ status, code }: any) => code ?? status));
  };

  /** In each, the last minutes of a Sunday and the first of its Monday: some with another offset since. */
  it.each([
    ['Asia/Seoul', '2027-01-31T14:55:00Z'],
    ['Asia/Kathmandu', '2027-01-31T18:10:00Z'],
    ['America/New_York, clocks forward', '2027-03-15T03:55:00Z'],
    ['America/New_York, clocks back', '2027-11-08T04:55:00Z'],
    ['Europe/Berlin, clocks forward', '2027-03-28T21:55:00Z'],
    ['Europe/Berlin, clocks back', '2027-10-31T22:55:00Z'],
    ['Pacific/Auckland, clocks back', '2027-04-04T11:55:00Z'],
    ['Pacific/Kiritimati', '2027-05-02T09:55:00Z'],
    ['Pacific/Pago_Pago', '2027-05-03T10:55:00Z'],
    ['Asia/Seoul, ISO week 53', '2027-01-03T14:55:00Z'],
    ['Asia/Seoul, a leap day', '2028-03-05T14:55:00Z'],
    ['Asia/Seoul, 2031', '2031-01-05T14:55:00Z'],
  ])('ends and begins at midnight in %s', async (name, sundayNight) => {
    const zone = name.split(',')[0]!;
    member = await t.signUp();
    await goTo(sundayNight);
    const sunday = dateIn(zone, t.clock.now());
    const [ending, coming] = [mondayOf(sunday), dateAfter(sunday, 1)];
    expect(mondayOf(coming)).toBe(coming);
    const last = await planned(ending, { from: sunday });
    expect([last.status, last.body.days.map(({ day }: any) => day)]).toEqual([200, [7]]);
    const { plan } = (await t.post(`/api/week?on=${sunday}`, { historyId: last.body.id }, as())).body;
    expect(plan.days[0]).toMatchObject({ date: sunday, state: 'today' });
    const next = await planned(coming);
    expect(next.status).toBe(200);
    await t.post(`/api/week?on=${sunday}`, { historyId: next.body.id }, as());
    expect(await train(plan.days[0], sunday)).toEqual(new Set(['applied']));
    expect((await week(sunday)).plan.days[0]).toMatchObject({ state: 'done', doneOn: sunday });
    expect((await t.get(`/api/week/kept?on=${sunday}`, as())).body.weeks).toBeGreaterThan(0);

    await goTo(t.clock.now().getTime() + 10 * 60_000);
    const monday = dateIn(zone, t.clock.now());
    expect(monday).toBe(coming);
    const begun = await week(monday);
    expect(begun).toMatchObject({ startsOn: coming, plan: { historyId: next.body.id } });
    expect(begun.plan.days.map(({ state }: any) => state)).toEqual(['today', 'planned']);
    expect(await train(begun.plan.days[0], monday)).toEqual(new Set(['applied']));
    expect((await week(monday)).plan.days.map(({ state }: any) => state)).toEqual(['done', 'planned']);
    // What was planned for an hour ago is over, and says so still.
    const over = (await t.get(`/api/week?on=${monday}&within=${sunday}`, as())).body;
    expect(over.plan.days[0]).toMatchObject({ state: 'done', doneOn: sunday });
    expect((await planned(dateAfter(coming, 14))).body.fields).toMatchObject([{ field: 'startsOn' }]);
  });

  it('goes on where its member flies over the date line', async () => {
    await goTo('2027-06-14T00:00:00Z');
    const { body } = await planned('2027-06-14', {
      days: [1, 2, 4].map(day => ({ day, minutes: 45, place: 'gym' })),
    });
    const { plan } = (await t.post('/api/week?on=2027-06-14', { historyId: body.id }, as())).body;
    expect(await train(plan.days[0], '2027-06-14')).toEqual(new Set(['applied']));
    // Tuesday morning in Seoul is Monday evening in Honolulu: the second session on one date.
    await goTo('2027-06-15T04:00:00Z');
    const there = dateIn('Pacific/Honolulu', t.clock.now());
    expect(there).toBe('2027-06-14');
    expect((await week(there)).plan.days.map(({ state }: any) => state)).toEqual([
      'done',
      'planned',
      'planned',
    ]);
    expect(await train(plan.days[1], there)).toEqual(new Set(['applied']));
    const states = (await week(there)).plan.days.map(({ state, doneOn }: any) => [state, doneOn]);
    expect(states).toEqual([
      ['done', '2027-06-14'],
      ['done', '2027-06-14'],
      ['planned', null],
    ]);
    // Kiritimati is a day ahead of Honolulu.
    await goTo('2027-06-17T11:00:00Z');
    const ahead = dateIn('Pacific/Kiritimati', t.clock.now());
    expect(ahead).toBe('2027-06-18');
    expect((await week(ahead)).plan.days[2].state).toBe('missed');
    expect(await train(plan.days[2], ahead)).toEqual(new Set(['applied']));
    expect((await week(ahead)).plan.days[2]).toMatchObject({ state: 'done', doneOn: ahead });
  });

  it('survives a phone whose clock is wrong by a day or a year', async () => {
    await goTo('2027-07-05T03:00:00Z');
    const today = '2027-07-05';
    const { body } = await planned(today);
    const { plan } = (await t.post(`/api/week?on=${today}`, { historyId: body.id }, as())).body;
    const before = await week(today);
    for (const on of [dateAfter(today, 1), dateAfter(today, -1), '2028-07-05', '2026-07-05', '9999-12-31']) {
      expect((await t.get(`/api/week?on=${on}`, as())).status).toBe(200);
      // Accepted again, and a day that is moved and back: as the server has it, whatever day the phone takes it for.
      expect((await t.post(`/api/week?on=${on}`, { historyId: body.id }, as())).body.startsOn).toBe(today);
      for (const day of [3, 1])
        expect((await t.put(`/api/week/${today}/days/0?on=${on}`, { day }, as())).body.plan.days[0].day).toBe(
          day,
        );
    }
    const after = await week(today);
    expect({ ...after.plan, revision: 0 }).toEqual({ ...before.plan, revision: 0 });
    // A day ahead is believed, as anywhere on earth it may be so; a year ahead is not.
    expect(await train(plan.days[0], dateAfter(today, 1))).toEqual(new Set(['applied']));
    expect(await train(plan.days[1], '2028-07-05')).toContain('TRAINING_IN_FUTURE');
    for (const startsOn of [mondayOf('2028-07-05'), mondayOf('2026-07-05')])
      expect((await planned(startsOn)).body.fields).toMatchObject([{ field: 'startsOn' }]);
  });

  it('counts no weeks that nobody has lived yet, and not for long', async () => {
    await goTo('2027-08-02T03:00:00Z');
    member = await t.signUp({ sex: '여', height: 165, weight: 60, bodyFat: 25, muscleMass: 35 });
    const told = { conditions: ['임신'], pregnancyWeeks: 10, confirmed: true };
    expect((await t.post('/api/user/health', told, as())).status).toBe(200);
    const [workout] = (await t.get('/api/workouts')).body;
    const item = { workoutId: workout.id, koreanName: workout.koreanName, set: 1 };
    expect(await train({ historyId: null, items: [item] }, '2027-08-02')).toEqual(new Set(['applied']));
    const kept = async (on: string) => (await t.get(`/api/week/kept?on=${on}`, as())).body.weeks;
    expect(await kept('2027-08-02')).toBe(1);
    expect(await kept('2028-08-02')).toBe(1);
    expect(await kept('9999-12-31')).toBe(1);
    await goTo(start);
  });
});
