import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';

const DAY_MS = 86_400_000;
const dateAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

describe('a week', () => {
  let t: TestApp;
  let member: TestMember;
  /** The application's today is a Monday: nothing of the week is over. */
  let monday: string;
  beforeAll(async () => {
    t = await startTestApp();
    const weekday = (new Date(t.daysAgo(0)).getUTCDay() + 6) % 7;
    t.clock.advance((7 - weekday) * (DAY_MS / 1000));
    monday = t.daysAgo(0);
  }, 60_000);
  beforeEach(async () => {
    member = await t.signUp();
  });
  afterAll(() => t.close());

  const as = (who = member) => ({ token: who.token });
  const gym = (day: number | null, minutes = 60) => ({ day, minutes, place: 'gym' });
  const wishes = (more: object = {}) => ({
    ...{ startsOn: monday, days: [gym(1), gym(3), gym(5)], goal: '근비대', experience: '보통' },
    ...more,
  });
  const ask = (body: object, who = member) => t.post('/api/recommendation/week', body, as(who));
  const resultOf = async (id: number, who = member) => {
    for (;;) {
      const answer = await t.get(`/api/recommendation/week/history/${id}`, as(who));
      if (answer.status !== 202) return answer;
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  };
  const planned = async (more: object = {}) => {
    const { body } = await ask(wishes(more));
    return (await resultOf(body.id)).body;
  };
  const week = async (on = monday) => (await t.get(`/api/week?on=${on}`, as())).body;
  const accept = (historyId: number, on = monday) => t.post(`/api/week?on=${on}`, { historyId }, as());
  const change = (index: number, body: object, on = monday) =>
    t.put(`/api/week/${monday}/days/${index}?on=${on}`, body, as());
  /** Does all sets of a day. */
  const train = async ({ historyId, items, title }: any, date: string) => {
    const session = aSession({ historyId, title, endedAt: `${date}T02:00:00.000Z` }, date);
    const sets = items.flatMap((item: any, workoutOrdinal: number) =>
      Array.from({ length: item.set }, (_, index) =>
        aSet(session, {
          ...{ workoutId: item.workoutId, workoutName: item.koreanName },
          ...{ workoutOrdinal: workoutOrdinal + 1, ordinal: index + 1, weight: 10, targetWeight: 10 },
        }),
      ),
    );
    const rows = [sessionItem(session), ...sets.map((set: object) => setItem(set))];
    const { body } = await t.post('/api/training/sync', { items: rows }, as());
    expect(new Set(body.items.map(({ status }: any) => status))).toEqual(new Set(['applied']));
  };

  it('is recommended with days, parts, reasons and what is proved of it', async () => {
    const { days, parts, reasons, proof, request } = await planned();
    expect(days.map(({ day }: any) => day)).toEqual([1, 3, 5]);
    for (const { items, minutes, limitMinutes, title } of days) {
      expect(items.length).toBeGreaterThan(2);
      expect(items.length).toBeLessThanOrEqual(6);
      expect(minutes).toBeLessThanOrEqual(limitMinutes);
      expect(title).not.toBe('');
    }
    expect(parts).toHaveLength(10);
    expect(parts.filter(({ days: often }: any) => often >= 2).length).toBeGreaterThan(7);
    expect(reasons.length).toBeGreaterThan(1);
    expect(proof.proved || proof.gapPercent > 0).toBe(true);
    expect(request).toEqual(wishes());
  });

  it('is accepted once, its days begin like recommendations, and what is done of it is done', async () => {
    const { id, days } = await planned();
    expect((await week()).plan).toBeNull();
    const { status, body } = await accept(id);
    expect(status).toBe(200);
    expect(body.plan.days.map(({ state }: any) => state)).toEqual(['today', 'planned', 'planned']);
    expect(body.plan).toMatchObject({ historyId: id, revision: 1, next: 0 });
    expect((await accept(id)).body).toEqual(body);
    expect(await week()).toEqual(body);

    const [first] = body.plan.days;
    expect(first.items.map(({ workoutId }: any) => workoutId).sort()).toEqual(
      days[0].items.map(({ workoutId }: any) => workoutId).sort(),
    );
    const ids = first.items.map(({ workoutId }: any) => workoutId).join(',');
    const next = await t.get(`/api/training/next?workoutIds=${ids}&historyId=${first.historyId}`, as());
    expect(next.status).toBe(200);
    expect(next.body.workouts.map(({ target }: any) => target.sets)).toEqual(
      first.items.map(({ set }: any) => set),
    );
    expect((await t.get('/api/recommendation', as())).body).toEqual([]);

    await train(first, monday);
    const after = await week();
    expect(after.plan.days[0]).toMatchObject({ state: 'done', doneOn: monday });
    expect(after.plan.next).toBe(1);
    expect(after.otherDays).toEqual([]);
    const done = after.plan.parts.reduce((sum: number, part: any) => sum + part.doneSets, 0);
    expect(done).toBeGreaterThan(5);
    // A day later nothing else has changed, and what was not done is missed the day after that.
    expect((await week(dateAfter(monday, 3))).plan.days.map(({ state }: any) => state)).toEqual([
      ...['done', 'missed', 'planned'],
    ]);
  });

  it('is changed day by day: moved, exchanged, left out and taken up again', async () => {
    await accept((await planned()).id);
    expect((await change(1, { day: 4 })).body.plan.days[1]).toMatchObject({ day: 4, state: 'planned' });
    const exchanged = (await change(1, { day: 5 })).body.plan;
    expect(exchanged.days.map(({ day }: any) => day)).toEqual([1, 5, 4]);
    expect(exchanged.revision).toBe(3);
    expect((await change(0, { skipped: true })).body.plan).toMatchObject({
      ...{ next: 1, days: [{ state: 'skipped' }, {}, {}] },
    });
    expect((await change(0, { skipped: false })).body.plan.days[0].state).toBe('today');
    expect((await change(7, { day: 2 })).body.fields).toMatchObject([{ field: 'index' }]);
    expect((await change(0, { day: 8 })).status).toBe(400);
    expect((await t.put(`/api/week/2026-01-05/days/0?on=${monday}`, { day: 2 }, as())).status).toBe(404);
  });

  it('is told what a day or ten minutes more would bring to it', async () => {
    const gains = (id: number, who = member) =>
      t.post(`/api/recommendation/week/history/${id}/gains`, {}, as(who));
    const { id } = await planned({ days: [gym(1, 40), gym(4, 40)] });
    const { status, body } = await gains(id);
    expect(status).toBe(200);
    expect(body.oneMoreDay.day).toBe(6);
    expect(body.oneMoreDay.gainPercent).toBeGreaterThan(0);
    expect(body.tenMoreMinutes).toEqual({ day: null, gainPercent: expect.any(Number) });

    const full = await planned({ days: [1, 2, 3, 4, 5, 6].map(day => gym(day, 90)) });
    expect((await gains(full.id)).body).toEqual({ oneMoreDay: null, tenMoreMinutes: null });
    expect((await gains(id, await t.signUp())).status).toBe(404);
  });

  it('goes on from the one before, and from what was done', async () => {
    const first = await planned();
    await accept(first.id);
    await train((await week()).plan.days[0], monday);
    const rest = await planned({ from: dateAfter(monday, 1), beforeHistoryId: first.id });
    expect(rest.days.map(({ day }: any) => day)).toEqual([3, 5]);
    const ids = ({ items }: any) => items.map(({ workoutId }: any) => workoutId);
    const kept = rest.days.flatMap(ids).filter((id: number) => first.days.flatMap(ids).includes(id));
    expect(kept.length).toBeGreaterThan(rest.days.flatMap(ids).length / 2);
    expect((await week(dateAfter(monday, 7))).earlier).toMatchObject({ historyId: first.id });
  });

  describe('whose rest is planned again', () => {
    const states = (plan: any) => plan.days.map(({ day, state }: any) => `${day} ${state}`);
    const again = async (days: readonly (readonly [number, any])[], from: string, more = {}) => {
      const keptDays = days.map(([day, { historyId }]) => ({ day, historyId }));
      const rest = await planned({ from, keptDays, days: days.map(([day]) => gym(day)), ...more });
      const { body } = await accept(rest.id, from);
      return { rest, plan: body.plan };
    };
    const idsOf = ({ items }: any): number[] => items.map(({ workoutId }: any) => workoutId).sort();

    it('after a missed day has what was done, that day on another, and the others as they were', async () => {
      const { id } = await planned();
      const [first, missed, last] = (await accept(id)).body.plan.days;
      await train(first, monday);
      const thursday = dateAfter(monday, 3);
      const { rest, plan } = await again(
        [
          [4, missed],
          [6, last],
        ] as const,
        thursday,
      );
      expect(states(plan)).toEqual(['1 done', '4 today', '6 planned']);
      expect(plan).toMatchObject({ historyId: id, next: 1, revision: 2, request: wishes() });
      expect(plan.days.map(idsOf)).toEqual([first, missed, last].map(idsOf));
      expect((await accept(rest.id, thursday)).body.plan).toEqual(plan);
      // What is planned is what is done and what is left, counted once.
      const sets = (days: any[]) => days.flatMap(({ items }) => items).length;
      expect(sets(plan.days)).toBe(sets([first, missed, last]));
      // The next week begins with what was asked for this one.
      expect((await week(dateAfter(monday, 7))).earlier.request).toEqual(wishes());
      const { body } = await t.get('/api/user/export', as());
      expect(body.weeks).toMatchObject([{ historyId: id, againId: rest.id }]);
    });

    it('where a part is sore has none of it for two days', async () => {
      const [first, second, third] = (await accept((await planned({ days: [gym(1), gym(3), gym(5)] })).id))
        .body.plan.days;
      const sore = first.items[0].bodyPartKoreanName[0];
      const { plan } = await again(
        [
          [1, first],
          [3, second],
          [5, third],
        ] as const,
        monday,
        {
          soreBodyParts: [sore],
        },
      );
      const parts = ({ items }: any) => items.map(({ bodyPartKoreanName: [part] }: any) => part);
      expect(parts(plan.days[0])).not.toContain(sore);
      expect(plan.days.slice(1).flatMap(parts)).toContain(sore);
      const unknown = await ask(wishes({ soreBodyParts: ['꼬리'] }));
      expect(unknown.body.fields).toMatchObject([{ field: 'soreBodyParts' }]);
    });

    it('on a journey is done where its member is, without a machine', async () => {
      const [first, second, third] = (await accept((await planned()).id)).body.plan.days;
      const days = [gym(1), { ...gym(3), place: 'bodyweight' }, gym(5)];
      const kept = [
        [1, first],
        [3, second],
        [5, third],
      ] as const;
      const { plan } = await again(kept, monday, { days });
      expect(plan.days.map(({ place }: any) => place)).toEqual(['gym', 'bodyweight', 'gym']);
      expect(plan.days[1].items.length).toBeGreaterThan(1);
      const { body: workouts } = await t.get('/api/workouts/copy', as());
      const machines = new Map(
        workouts.map(({ id, machineKoreanName }: any) => [id, machineKoreanName ?? []]),
      );
      for (const id of idsOf(plan.days[1])) expect(machines.get(id)).toEqual(['맨몸']);
      // What the day without machines has less of may come on top of another.
      expect(idsOf(plan.days[2])).toEqual(expect.arrayContaining(idsOf(third)));
    });

    it('is nobody else’s: days of another member are not kept', async () => {
      const [first] = (await accept((await planned()).id)).body.plan.days;
      const other = await t.signUp();
      const asked = await ask(wishes({ keptDays: [{ day: 1, historyId: first.historyId }] }), other);
      const { body } = await resultOf(asked.body.id, other);
      const free = await resultOf((await ask(wishes(), other)).body.id, other);
      expect(body.days).toEqual(free.body.days);
    });
  });

  describe('with days on which its member is ill', () => {
    const off = (startsOn: string, endsOn: string, kind = 'ill', who = member) =>
      t.put(`/api/training/breaks/${startsOn}`, { endsOn, kind }, as(who));

    it('misses nothing, comes back lighter for a week, and forgets it when told so', async () => {
      const [, wednesday] = (await accept((await planned()).id)).body.plan.days;
      const [tuesday, thursday, friday] = [1, 3, 4].map(days => dateAfter(monday, days));
      expect((await off(tuesday!, thursday!)).body).toEqual({
        ...{ startsOn: tuesday, endsOn: thursday, kind: 'ill' },
      });
      const { plan, breaks } = await week(friday);
      expect(plan.days.map(({ state }: any) => state)).toEqual(['missed', 'off', 'today']);
      expect(breaks).toEqual([{ startsOn: tuesday, endsOn: thursday, kind: 'ill' }]);
      expect((await week(thursday)).lightWeek).toBeNull();
      expect((await week(friday)).lightWeek).toMatch(/^아파서 쉬었다가/);
      expect((await week(dateAfter(thursday!, 8))).lightWeek).toBeNull();

      const ids = wednesday.items.map(({ workoutId }: any) => workoutId).join(',');
      const address = `/api/training/next?workoutIds=${ids}&historyId=${wednesday.historyId}`;
      const before = (await t.get(address, as())).body;
      expect(before.lightWeek).toBeNull();
      await off(dateAfter(monday, -3), dateAfter(monday, -1));
      const { workouts, lightWeek } = (await t.get(address, as())).body;
      expect(lightWeek.reason).toMatch(/^아파서 쉬었다가/);
      for (const { light, target } of workouts) {
        expect(light.sets).toBeLessThan(target.sets);
        if (target.weight !== null) expect(light.weight).toBeLessThanOrEqual(target.weight);
      }
      expect((await t.delete(`/api/training/breaks/${tuesday}`, as())).status).toBe(204);
      expect((await week(friday)).plan.days[1].state).toBe('missed');
    });

    it('of a journey is as heavy as ever afterwards', async () => {
      await off(monday, dateAfter(monday, 1), 'away');
      expect((await week(dateAfter(monday, 2))).lightWeek).toBeNull();
    });

    it.each([
      ['one that ends before it begins', -1, 'ill', 'endsOn'],
      ['one of 91 days', 90, 'ill', 'endsOn'],
      ['one of another kind', 1, 'lazy', 'kind'],
    ])('refuses %s', async (_, days, kind, field) => {
      const { status, body } = await off(monday, dateAfter(monday, days), kind);
      expect([status, body.fields[0].field]).toEqual([400, field]);
    });

    it('is nobody else’s', async () => {
      await off(monday, monday);
      const other = await t.signUp();
      expect((await t.get('/api/training/breaks', as(other))).body).toEqual([]);
      expect((await t.delete(`/api/training/breaks/${monday}`, as(other))).body.status).toBe(
        'TRAINING_BREAK_NOT_FOUND_EXCEPTION',
      );
      expect((await t.put('/api/training/breaks/never', { endsOn: monday, kind: 'ill' }, as())).status).toBe(
        400,
      );
      expect((await t.get('/api/user/export', as())).body.trainingBreaks).toHaveLength(1);
    });
  });

  it('without days goes in order and is never late', async () => {
    const { id, days } = await planned({ days: [gym(null, 45), gym(null, 45)] });
    expect(days.map(({ day }: any) => day)).toEqual([null, null]);
    const { plan } = (await accept(id, dateAfter(monday, 6))).body;
    expect(plan.days.map(({ state, date }: any) => [state, date])).toEqual([
      ...[
        ['planned', null],
        ['planned', null],
      ],
    ]);
    expect((await change(0, { day: 2 })).body.fields).toMatchObject([{ field: 'day' }]);
  });

  it.each([
    ['a week that begins on a Tuesday', () => ({ startsOn: dateAfter(monday, 1) }), 'startsOn'],
    ['a week of 2031', () => ({ startsOn: '2031-01-06' }), 'startsOn'],
    ['no day', () => ({ days: [] }), 'days'],
    ['seven days', () => ({ days: [1, 2, 3, 4, 5, 6, 7].map(day => gym(day)) }), 'days'],
    ['a day twice', () => ({ days: [gym(1), gym(1)] }), 'days'],
    ['only days that are over', () => ({ days: [gym(1)], from: dateAfter(monday, 2) }), 'days'],
    ['too few minutes', () => ({ days: [gym(1, 5)] }), 'days'],
    ['an unknown place', () => ({ days: [{ ...gym(1), place: 'moon' }] }), 'days'],
    [
      'an unknown part',
      () => ({ days: [{ ...gym(1), bodyPartKoreanName: ['꼬리'] }] }),
      'bodyPartKoreanName',
    ],
  ])('refuses %s', async (_, more, field) => {
    const { status, body } = await ask(wishes(more()));
    expect([status, body.status]).toEqual([400, 'VALIDATION_EXCEPTION']);
    expect(body.fields[0].field.split(/[.[]/)[0]).toBe(field);
  });

  it('says what does not fit, and plans the rest', async () => {
    const { days, notes } = await planned({
      days: [{ ...gym(1, 20), bodyPartKoreanName: ['가슴', '등', '허벅지 앞'] }],
    });
    expect(days).toHaveLength(1);
    expect(days[0].minutes).toBeLessThanOrEqual(20);
    expect(notes.join(' ')).toMatch(/넣지 않았어요|넣지 못했어요/);
  });

  it('is nobody else’s', async () => {
    const { id } = await planned();
    await accept(id);
    const { historyId } = (await week()).plan.days[0];
    const other = await t.signUp();
    expect((await resultOf(id, other)).status).toBe(404);
    expect((await t.post(`/api/week?on=${monday}`, { historyId: id }, as(other))).status).toBe(404);
    expect((await t.get(`/api/week?on=${monday}`, as(other))).body.plan).toBeNull();
    expect((await t.get(`/api/recommendation/workout/history/${historyId}`, as(other))).status).toBe(404);
    expect((await t.delete(`/api/week/${monday}`, as(other))).status).toBe(404);
  });

  it('is in the export, and gone when it is dropped', async () => {
    const { id } = await planned();
    await accept(id);
    const { body } = await t.get('/api/user/export', as());
    expect(body.weeks).toMatchObject([{ startsOn: monday, historyId: id, days: [{ day: 1 }, {}, {}] }]);
    expect((await t.delete(`/api/week/${monday}`, as())).status).toBe(204);
    expect((await week()).plan).toBeNull();
    expect((await t.delete(`/api/week/${monday}`, as())).body.status).toBe('WEEK_NOT_FOUND_EXCEPTION');
  });
});
