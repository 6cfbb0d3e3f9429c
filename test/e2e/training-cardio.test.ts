// Both databases: rows by day, a filter on nothing.
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { aSession, sessionItem } from '../support/training-rows.js';

describe('endurance', () => {
  let t: TestApp;
  let member: TestMember;
  /** The application's today is a Monday. */
  let monday: string;
  beforeAll(async () => {
    t = await startTestApp();
    monday = t.nextMonday();
  });
  beforeEach(async () => {
    member = await t.signUp();
  });
  afterAll(() => t.close());

  const get = async (path: string, who = member) => (await t.get(`/api/${path}`, { token: who.token })).body;
  const send = async (row: object, baseRevision = 0, who = member) =>
    (await t.post('/api/training/sync', { items: [sessionItem(row, baseRevision)] }, { token: who.token }))
      .body.items[0];
  const aRun = (cardio: object = {}, date = monday) =>
    aSession(
      {
        ...{ title: '달리기', endedAt: `${date}T01:30:00.000Z` },
        cardio: { kind: 'run', seconds: 1_800, effort: 'moderate', meters: 5_000, ...cardio },
      },
      date,
    );

  it('is kept like a session, read again by another phone, and is in the calendar, the export and the table', async () => {
    const run = aRun();
    expect(await send(run)).toMatchObject({ status: 'applied', revision: 1 });
    expect(await send(run)).toMatchObject({ status: 'same' });
    const { sessions } = await get('training/changes?after=0');
    expect(sessions).toEqual([{ ...run, revision: 1 }]);
    const [entry] = await get(`training/sessions?from=${monday}&to=${monday}`);
    expect(entry).toMatchObject({ title: '달리기', sets: 0, cardio: run.cardio });
    expect((await get(`training/sessions/${run.id}/summary`)).minutes).toBe(30);
    const { trainingLog } = await get('user/export');
    expect(trainingLog.sessions[0].cardio).toEqual(run.cardio);
    const { text } = await t.get('/api/training/export.csv', { token: member.token });
    expect(parse(text, { bom: true, columns: true })).toMatchObject([
      { date: monday, workout: '달리기', kind: 'cardio', done: 'yes', seconds: '1800', reps: '' },
    ]);
    expect(parse(text, { bom: true, columns: true })).toMatchObject([
      { cardio: 'run', distance_m: '5000', effort: 'moderate' },
    ]);

    const longer = { ...run, cardio: { ...run.cardio, seconds: 2_400 } };
    expect(await send(longer, 0)).toMatchObject({ status: 'conflict', server: { cardio: run.cardio } });
    expect(await send(longer, 1)).toMatchObject({ status: 'applied', revision: 2 });
    // An older phone does not know cardio: its lifting rows are accepted as before.
    const { cardio: _, ...lifting } = aRun();
    expect(await send(lifting)).toMatchObject({ status: 'applied' });
    expect((await get('training/changes?after=2')).sessions[0].cardio).toBeNull();
  });

  it.each([
    [{ kind: 'fly' }, '모르는 유산소 운동이에요.'],
    [{ effort: 'deadly' }, '얼마나 힘들었는지 골라 주세요.'],
    [{ seconds: 0 }, '1부터 86400까지 정수로 입력해 주세요.'],
    [{ seconds: 90_000 }, '1부터 86400까지 정수로 입력해 주세요.'],
    [{ seconds: null }, '1부터 86400까지 정수로 입력해 주세요.'],
    [{ meters: -5 }, '1부터 1000000까지 정수로 입력해 주세요.'],
  ])('is refused with %j', async (cardio, message) => {
    expect(await send(aRun(cardio))).toMatchObject({
      ...{ status: 'refused', code: 'VALIDATION_EXCEPTION', message },
    });
    expect((await get('training/changes?after=0')).sessions).toEqual([]);
  });

  it.each(['much', 7, ['run']])('is refused as %j', async cardio => {
    expect(await send({ ...aRun(), cardio })).toMatchObject({ status: 'refused' });
  });

  it('adds up by weeks, a hard minute for two and a light one for none, with the bests of each kind', async () => {
    const lastWeek = t.daysAgo(7);
    await send(aRun({ seconds: 1_800, meters: 5_000 }));
    await send(aRun({ seconds: 600, effort: 'hard', meters: 2_500 }));
    await send(aRun({ seconds: 3_600, effort: 'light', meters: 900 }));
    // 500 m, typed as kilometres.
    await send(aRun({ kind: 'swim', seconds: 2_700, meters: 500_000 }, lastWeek));
    const deleted = aRun({ seconds: 9_000 });
    await send(deleted);
    await send({ ...deleted, deleted: true }, 5);
    const others = await t.signUp();
    await send(aRun({ seconds: 9_000 }), 0, others);

    const { weeks, bests, recommended } = await get('training/cardio?weeks=3');
    expect(weeks.map(({ countedMinutes }: any) => countedMinutes)).toEqual([0, 45, 50]);
    expect(weeks[2]).toEqual({ monday, moderateMinutes: 30, hardMinutes: 10, countedMinutes: 50 });
    expect(recommended).toMatchObject({ least: 150, most: 300 });
    expect(bests).toEqual([
      { kind: 'run', sessions: 3, longestSeconds: 3_600, farthestMeters: 5_000, secondsPerKm: 240 },
      { kind: 'swim', sessions: 1, longestSeconds: 2_700, farthestMeters: null, secondsPerKm: null },
    ]);
    expect(await get('training/cardio', await t.signUp())).toMatchObject({ bests: [] });

    // In Hawaii it is still Sunday.
    const sunday = t.daysAgo(1);
    for (const path of ['cardio', 'weeks']) {
      const there = await get(`training/${path}?weeks=2&on=${sunday}`);
      expect(there.weeks.map((week: any) => week.monday)).toEqual([t.daysAgo(14), lastWeek]);
      const never = await get(`training/${path}?weeks=1&on=9999-12-31`);
      expect(never.weeks).toMatchObject([{ monday }]);
    }
  });

  it.each([
    ['below 18, where the sources studied adults', { age: 17 }, false],
    ['the severely thin', { height: 160, weight: 39.7 }, false],
    ['adults', { age: 18 }, true],
  ])(
    'recommends minutes and sets of a week to whom they are for: %s',
    async (_, { age = 30, ...body }: { age?: number; height?: number; weight?: number }, recommends) => {
      const birthDate = `${Number(monday.slice(0, 4)) - age}${monday.slice(4)}`;
      const someone = await t.signUp({ birthDate, ...body });
      await send(aRun(), 0, someone);
      const endurance = await get('training/cardio', someone);
      expect(endurance).toMatchObject({ bests: [{ kind: 'run', sessions: 1 }] });
      expect(endurance.recommended?.least).toBe(recommends ? 150 : undefined);
      const { cardio } = await get(`week?on=${monday}`, someone);
      expect(cardio).toMatchObject({ countedMinutes: 30, recommendedMinutes: recommends ? 150 : null });
      const { recommended } = await get('training/weeks', someone);
      expect(recommended?.low).toBe(recommends ? 10 : undefined);
    },
  );

  const planned = async (cardio: object[], more: object = {}) => {
    const days = [1, 3, 5].map(day => ({ day, minutes: 60, place: 'gym' }));
    const wishes = { startsOn: monday, days, goal: '근비대', experience: '보통', cardio, ...more };
    const asked = await t.post('/api/recommendation/week', wishes, { token: member.token });
    if (asked.status !== 202) return asked;
    return t.answered(`/api/recommendation/week/history/${asked.body.id}`, { token: member.token });
  };

  it('has its minutes in the week: they are left free on a day of lifting, and what is done counts towards them', async () => {
    const cardio = [
      { day: 1, minutes: 20, effort: 'moderate' },
      { day: 6, minutes: 45, effort: 'moderate' },
    ];
    const { body } = await planned(cardio);
    expect(body.cardio).toEqual(cardio);
    expect(body.days.map(({ day, limitMinutes }: any) => [day, limitMinutes])).toEqual([
      ...[
        [1, 40],
        [3, 60],
        [5, 60],
      ],
    ]);
    expect(body.days[0].minutes).toBeLessThanOrEqual(40);
    await t.post(`/api/week?on=${monday}`, { historyId: body.id }, { token: member.token });
    await send(aRun({ seconds: 1_260 }));
    const week = await get(`week?on=${monday}`);
    expect(week.cardio).toMatchObject({ planned: cardio, countedMinutes: 21, recommendedMinutes: 150 });
    expect(week.cardio.done).toMatchObject([{ date: monday, kind: 'run', minutes: 21, effort: 'moderate' }]);
    // A run is not a lifting day, neither a planned nor another one.
    expect(week.plan.days.map(({ state }: any) => state)).toEqual(['today', 'planned', 'planned']);
    expect(week.otherDays).toEqual([]);
  });

  it('moves to another day, in the week and in the calendar, and the same move twice is one', async () => {
    const cardio = [
      { day: 1, minutes: 20, effort: 'moderate' },
      { day: 6, minutes: 45, effort: 'hard' },
    ];
    const { body } = await planned(cardio);
    await t.post(`/api/week?on=${monday}`, { historyId: body.id }, { token: member.token });
    const move = (days: unknown, startsOn = monday, who = member) =>
      t.put(`/api/week/${startsOn}/cardio?on=${monday}`, { days }, { token: who.token });
    for (let times = 0; times < 2; times++)
      expect((await move([3, 1])).body.cardio.planned).toEqual([
        { ...cardio[0], day: 3 },
        { ...cardio[1], day: 1 },
      ]);
    for (const days of [[3], [3, 3], [0, 1], [3, 8], [3, null], 3, []])
      expect((await move(days)).status).toBe(400);
    expect((await move([3, 1], '2026-01-05')).body.status).toBe('WEEK_NOT_FOUND_EXCEPTION');
    expect((await move([3, 1], monday, await t.signUp())).status).toBe(404);
    expect((await get('user/export')).weeks[0].cardio[0]).toEqual({ ...cardio[0], day: 3 });

    const { url } = (await t.post('/api/user/calendar', { startTime: '19:00' }, { token: member.token }))
      .body;
    const events = new ICAL.Component(ICAL.parse((await t.get(new URL(url).pathname)).text))
      .getAllSubcomponents('vevent')
      .map(each => new ICAL.Event(each));
    const endurance = events.filter(({ summary }) => summary.startsWith('유산소'));
    expect(endurance.map(each => [each.summary, each.description])).toEqual([
      ['유산소 20분', '말은 할 수 있게'],
      ['유산소 45분', '몇 마디만 할 수 있게'],
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(5);
    // It begins where the lifting of its day ends.
    const [lifting] = events;
    expect(endurance[1]!.startDate.toString()).toBe(lifting!.endDate.toString());
    expect(endurance[1]!.duration.toSeconds()).toBe(45 * 60);

    // A week in order has no days to move between.
    const free = await planned([{ day: null, minutes: 20, effort: 'moderate' }], {
      days: [{ day: null, minutes: 60, place: 'gym' }],
    });
    await t.post(`/api/week?on=${monday}`, { historyId: free.body.id }, { token: member.token });
    expect((await move([2])).status).toBe(400);
  });

  it('says where legs follow a hard day, and is no harder than health allows', async () => {
    const before = [1, 2, 3, 4, 5, 6, 7].map(day => ({ day, minutes: 10, effort: 'hard' }));
    const { body } = await planned(before);
    expect(body.notes.join(' ')).toContain('숨이 찬 유산소 다음 날인');
    const accepted = await t.post(
      `/api/week?on=${monday}`,
      { historyId: (await planned([{ day: 2, minutes: 10, effort: 'hard' }])).body.id },
      { token: member.token },
    );
    const FOLLOWED = '숨이 찬 유산소 다음 날인 수요일에 하체를 해요.';
    expect(accepted.body.plan.notes.join(' ')).toContain(FOLLOWED);
    const moved = await t.put(
      `/api/week/${monday}/cardio?on=${monday}`,
      { days: [4] },
      { token: member.token },
    );
    expect(moved.body.plan.notes.join(' ')).not.toContain(FOLLOWED);
    expect(moved.body.plan.notes.join(' ')).toContain(FOLLOWED.replace('수요일', '금요일'));
    const told = { conditions: ['심장 질환'], confirmed: true };
    expect((await t.post('/api/user/health', told, { token: member.token })).status).toBe(200);
    const careful = (await planned(before)).body;
    expect(new Set(careful.cardio.map(({ effort }: any) => effort))).toEqual(new Set(['moderate']));
    expect(careful.notes.join(' ')).toContain('유산소도 말하면서 할 수 있는 세기로만 넣었어요.');
  });

  it.each([
    [[{ day: 1, minutes: 55, effort: 'moderate' }], '유산소를 하는 날에도 운동할 시간이 10분은 남아야 해요.'],
    [[{ day: 6, minutes: 5, effort: 'moderate' }], '유산소는 10분부터 180분까지 정할 수 있어요.'],
    [
      [
        { day: 6, minutes: 30, effort: 'moderate' },
        { day: 6, minutes: 30, effort: 'hard' },
      ],
      '같은 요일을 두 번 고를 수 없어요.',
    ],
  ])('is not planned as %j', async (cardio, message) => {
    const { status, body } = await planned(cardio);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(message);
  });
});
