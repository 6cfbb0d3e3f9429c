// Both databases: JSON written over, one week a member.
import { dateAfter } from '../../src/common/time/dates.js';
import { RecommendationHistory } from '../../src/recommendation/entities/recommendation-history.entity.js';
import { MyWeeks } from '../../src/week/my-weeks.service.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { ADMIN_WORKOUT } from '../support/admin-workout.js';
import { aSession, aSet, plannedSets, sessionItem, setItem } from '../support/training-rows.js';

const DAY_MS = 86_400_000;

describe('a week', () => {
  let t: TestApp;
  let member: TestMember;
  /** The application's today is a Monday: no day of the week is over. */
  let monday: string;
  beforeAll(async () => {
    t = await startTestApp();
    monday = t.nextMonday();
  });
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
  const resultOf = (id: number, who = member) =>
    t.answered(`/api/recommendation/week/history/${id}`, as(who));
  const planned = async (more: object = {}) => {
    const { body } = await ask(wishes(more));
    return (await resultOf(body.id)).body;
  };
  const week = async (on = monday) => (await t.get(`/api/week?on=${on}`, as())).body;
  const accept = (historyId: number, on = monday) => t.post(`/api/week?on=${on}`, { historyId }, as());
  const change = (index: number, body: object, on = monday) =>
    t.put(`/api/week/${monday}/days/${index}?on=${on}`, body, as());
  /** Another week rotates equally good workouts. */
  const aWeekLater = async () => {
    t.clock.advance(7 * (DAY_MS / 1000));
    member = await t.logIn(member);
  };
  const train = async ({ historyId, items, title }: any, date: string) => {
    const session = aSession({ historyId, title, endedAt: `${date}T02:00:00.000Z` }, date);
    const rows = [sessionItem(session), ...plannedSets(session, items).map(set => setItem(set))];
    const { body } = await t.post('/api/training/sync', { items: rows }, as());
    expect(new Set(body.items.map(({ status }: any) => status))).toEqual(new Set(['applied']));
  };

  const myGym = async (...machineKoreanName: string[]) => {
    const loads = {
      ...{ dumbbellStepKg: 2.5, lightestDumbbellKg: 2.5, heaviestDumbbellKg: 20 },
      ...{ smallestPlateKg: 1.25, stackStepKg: 5 },
    };
    const path = '/api/training/preferences/places/myGym';
    const { status } = await t.put(path, { machineKoreanName, ...loads }, as());
    expect(status).toBe(200);
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
    // A day that was not done counts as missed from the next day on; nothing else changes.
    expect((await week(dateAfter(monday, 3))).plan.days.map(({ state }: any) => state)).toEqual([
      ...['done', 'missed', 'planned'],
    ]);
  });

  it('is accepted once, however often that arrives at the same moment; of two weeks the later choice counts', async () => {
    const { id } = await planned();
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(id)));
    for (const { body } of answers) expect(body.plan).toEqual(answers[0]!.body.plan);
    await t.delete(`/api/week/${monday}`, as());
    const other = (await planned({ days: [gym(2), gym(4)] })).id;
    const third = (await planned({ days: [gym(6)] })).id;
    const both = await Promise.all([accept(other), accept(third)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    // Neither has overwritten the other unseen.
    expect((await week()).plan.revision).toBe(2);
  });

  it('is accepted as it was shown, whatever was trained just before and whatever each place has', async () => {
    member = await t.signUp({ sex: '여', height: 160, weight: 58, bodyFat: 28, muscleMass: 36 });
    const home = { machineKoreanName: ['맨몸', '덤벨', '평벤치'], heaviestDumbbellKg: 10 };
    const loads = {
      dumbbellStepKg: null,
      lightestDumbbellKg: null,
      smallestPlateKg: null,
      stackStepKg: null,
    };
    const saved = await t.put('/api/training/preferences/places/home', { ...home, ...loads }, as());
    expect(saved.status).toBe(200);
    const names = ['푸시업', '니 푸시업', '글루트 브릿지', '플랭크'];
    const items = await Promise.all(
      names.map(async koreanName => ({ workoutId: await t.workoutId(koreanName), koreanName, set: 3 })),
    );
    await train({ historyId: null, title: '어제', items }, dateAfter(monday, -1));
    // The easier push-ups are left out: the harder ones do not give way to them.
    const easier = await Promise.all(['니 푸시업', '인클라인 푸시업'].map(name => t.workoutId(name)));
    const pushUp = await t.workoutId('푸시업');
    const hard = await planned({
      days: [{ day: 2, minutes: 60, place: 'bodyweight' }],
      ...{ excludedWorkoutIds: easier, keptWorkoutIds: [pushUp] },
    });
    const ids = (of: any[]) => of.flatMap(each => each.items.map(({ workoutId }: any) => workoutId));
    expect(ids(hard.days)).toContain(pushUp);
    expect(ids((await accept(hard.id)).body.plan.days)).toEqual(ids(hard.days));
    const days = [...['home', 'gym', 'home', 'gym'], 'home'].map((place, at) => ({
      ...{ day: at + 2, minutes: 20, place },
    }));
    const shown = await planned({ days, experience: '숙련', goal: '근력' });
    const { plan } = (await accept(shown.id)).body;
    const setsOf = (each: any[]) =>
      each.map(({ items: of }) => of.map(({ workoutId, set }: any) => `${workoutId}×${set}`));
    expect(setsOf(plan.days)).toEqual(setsOf(shown.days));
    expect(plan.days.map(({ minutes }: any) => minutes)).toEqual(
      shown.days.map(({ minutes }: any) => minutes),
    );
  });

  it('has a day that was begun from it and done with other workouts, or in two sessions of one date', async () => {
    const [first, second] = (await accept((await planned()).id)).body.plan.days;
    const { body: workouts } = await t.get('/api/workouts/copy', as());
    const inPlan = first.items.map(({ workoutId }: any) => workoutId);
    const others = workouts.filter(
      ({ id, machineKoreanName }: any) => machineKoreanName.includes('덤벨') && !inPlan.includes(id),
    );
    const swapped = first.items.map((item: any, at: number) => ({ ...item, workoutId: others[at].id }));
    await train({ ...first, items: swapped }, monday);
    const half = ({ items }: any, rest: number) => ({
      ...second,
      items: items.map(({ set, ...item }: any) => ({ ...item, set: Math.max(1, set - rest) })),
    });
    const of = second.items.reduce((sum: number, { set }: any) => sum + set, 0);
    for (const part of [half(second, 3), half(second, 3)]) {
      expect(part.items.length).toBeLessThan(of / 2);
      await train(part, monday);
    }
    const { plan, otherDays } = await week();
    expect(plan.days.map(({ state }: any) => state)).toEqual(['done', 'done', 'planned']);
    expect(otherDays).toEqual([]);
  });

  it('has what was done beside it earlier in the sets of the week, so that nobody has done more than planned by it', async () => {
    const { plan: before } = (await accept((await planned()).id)).body;
    const inPlan = before.days.flatMap(({ items }: any) => items.map(({ workoutId }: any) => workoutId));
    const { body: workouts } = await t.get('/api/workouts/copy', as());
    const { id: workoutId, koreanName } = workouts.find(({ id }: any) => !inPlan.includes(id));
    await train({ historyId: null, title: '따로', items: [{ workoutId, koreanName, set: 4 }] }, monday);
    const { plan: after } = await week(dateAfter(monday, 2));
    expect(after.parts.some(({ doneSets }: any) => doneSets > 0)).toBe(true);
    expect(after.parts.map(({ plannedSets, doneSets }: any) => plannedSets - doneSets)).toEqual(
      before.parts.map(({ plannedSets }: any) => plannedSets),
    );
  });

  it('is changed day by day: moved, exchanged, left out and taken up again', async () => {
    await accept((await planned()).id);
    const { reasons } = (await week()).plan;
    expect(reasons.length).toBeGreaterThan(1);
    const moved = (await change(1, { day: 4 })).body.plan;
    expect(moved.days[1]).toMatchObject({ day: 4, state: 'planned' });
    // Days that now follow one another, or a day less, are not what the plan was explained by.
    expect(moved.reasons).toEqual([]);
    expect((await change(1, { day: 3 })).body.plan.reasons).toEqual(reasons);
    await change(1, { day: 4 });
    const exchanged = (await change(1, { day: 5 })).body.plan;
    expect(exchanged.days.map(({ day }: any) => day)).toEqual([1, 5, 4]);
    expect(exchanged.revision).toBe(5);
    expect((await change(0, { skipped: true })).body.plan).toMatchObject({
      ...{ next: 1, days: [{ state: 'skipped' }, {}, {}] },
    });
    expect((await change(0, { skipped: false })).body.plan.days[0].state).toBe('today');
    expect((await change(7, { day: 2 })).body.fields).toMatchObject([{ field: 'index' }]);
    expect((await change(0, { day: 8 })).status).toBe(400);
    expect((await t.put(`/api/week/2026-01-05/days/0?on=${monday}`, { day: 2 }, as())).status).toBe(404);
  });

  it('gives the reasons of its plan while it is lived as planned', async () => {
    const { days, reasons } = (await accept((await planned()).id)).body.plan;
    const said = async (on = monday) => (await week(on)).plan.reasons;
    await train(days[0], monday);
    expect(await said()).toEqual(reasons);
    // One that was missed is trained no second time, and one done on another day may follow its neighbour.
    expect(await said(dateAfter(monday, 3))).toEqual([]);
    await train(days[1], monday);
    expect(await said()).toEqual([]);
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
    expect((await gains(full.id)).body).toEqual({
      ...{ oneMoreDay: null, tenMoreMinutes: null },
      proof: expect.any(Object),
    });
    expect((await gains(id, await t.signUp())).status).toBe(404);
    // Endurance shortens its day and no other: neither that day nor minutes beyond the longest session are offered.
    const beside = await planned({
      days: [gym(1, 90), gym(4, 90)],
      cardio: [1, 6].map(day => ({ day, minutes: 40, effort: 'moderate' })),
    });
    const { oneMoreDay, tenMoreMinutes } = (await gains(beside.id)).body;
    expect(oneMoreDay.day).not.toBe(6);
    expect(tenMoreMinutes).toBeNull();
  });

  it('is proved later than it is answered, and stays as it was shown', async () => {
    const proofOf = async (id: number) =>
      (await t.post(`/api/recommendation/week/history/${id}/gains`, {}, as())).body.proof;
    const ofTwoDays = async (): Promise<number> => (await planned({ days: [gym(1, 40), gym(4, 40)] })).id;
    const first = await ofTwoDays();
    await proofOf(first);
    const stored = await t.database.read.findOneByOrFail(RecommendationHistory, { id: first });
    const { bound: most } = (stored.result as any).searched;
    /** As if its first search had ended sooner, so many points below the best. */
    const unproved = async (below: number) => {
      const id = await ofTwoDays();
      await t.database.write(async manager => {
        const { result } = (await manager.findOneByOrFail(RecommendationHistory, { id })) as any;
        result.searched = { ...result.searched, value: most - below, bound: most + 100 };
        result.proof = { proved: false, gapPercent: 7.7 };
        await manager.update(RecommendationHistory, { id }, { result });
      });
      return { id, shown: (await resultOf(id)).body };
    };
    const proved = { proved: true, gapPercent: 0 };
    const best = await unproved(0);
    expect(await proofOf(best.id)).toEqual(proved);
    expect((await resultOf(best.id)).body).toEqual({ ...best.shown, proof: proved });
    expect((await accept(best.id)).body.plan.proof).toEqual(proved);

    // A better week was found since: the shown one is not called the best.
    const worse = await unproved(1);
    const close = { proved: false, gapPercent: 0.1 };
    expect(await proofOf(worse.id)).toEqual(close);
    expect((await resultOf(worse.id)).body).toEqual({ ...worse.shown, proof: close });

    // Planned today it would be another week, about which nothing is proved.
    const earlier = await unproved(0);
    const { items } = earlier.shown.days[0];
    await train({ historyId: null, items, title: '운동' }, dateAfter(monday, -1));
    expect(await proofOf(earlier.id)).toEqual({ proved: false, gapPercent: 7.7 });
  });

  it('has fixed days or none, not both', async () => {
    const { status, body } = await ask(wishes({ days: [gym(1), gym(null)] }));
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ field: 'days' })]]);
    expect((await ask({ startsOn: monday, goal: '일반' })).body.fields).toEqual([
      { field: 'days', message: '목록으로 보내 주세요.' },
    ]);
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

  describe('planned from the one before', () => {
    const workoutsOf = (days: any[]) =>
      days.map(({ items }) => items.map(({ workoutId }: any) => workoutId).sort());

    it.each([
      ['in order', [gym(null), gym(null), gym(null)], [gym(null), gym(null), gym(null)]],
      ['on other days', [gym(1), gym(3), gym(5)], [gym(2), gym(4), gym(6)]],
      ['in order from now on', [gym(2), gym(4), gym(6)], [gym(null), gym(null), gym(null)]],
    ])('has its workouts, %s', async (_, before, after) => {
      const first = await planned({ goal: '일반', days: before });
      await accept(first.id);
      await aWeekLater();
      const startsOn = dateAfter(monday, 7);
      const next = await planned({ goal: '일반', days: after, startsOn, beforeHistoryId: first.id });
      t.clock.advance(-7 * (DAY_MS / 1000));
      expect(workoutsOf(next.days)).toEqual(workoutsOf(first.days));
    });

    it('leaves days that its member exchanged where they are', async () => {
      const first = await planned();
      await accept(first.id);
      const { plan } = (await change(0, { day: 5 })).body;
      const beforeDays = plan.days.map(({ day, historyId }: any) => ({ day, historyId }));
      const again = await planned({ beforeHistoryId: first.id, beforeDays });
      const [monday1, wednesday, friday] = workoutsOf(first.days);
      expect(workoutsOf(again.days)).toEqual([friday, wednesday, monday1]);
    });
  });

  it('is planned with six new days after two of them were done on one', async () => {
    const all = [1, 2, 3, 4, 5, 6].map(day => gym(day, 45));
    const first = await planned({ days: all });
    let { plan } = (await accept(first.id)).body;
    for (const day of plan.days.slice(0, 2)) await train(day, monday);
    const next = async (beforeDays: object[]) =>
      ask(wishes({ from: dateAfter(monday, 1), days: all.map(({ day }) => gym(day! + 1, 45)), beforeDays }));
    const days = () => plan.days.map(({ day, historyId }: any) => ({ day, historyId }));
    const { id } = (await resultOf((await next(days())).body.id)).body;
    ({ plan } = (await accept(id)).body);
    expect(plan.days).toHaveLength(8);
    expect((await next(days())).status).toBe(202);
  });

  it('renews nothing after weeks that did not follow one another', async () => {
    const start = t.clock.now().getTime();
    const renewed: number[] = [];
    let beforeHistoryId: number | undefined;
    for (let times = 0; times < 7; times++) {
      const startsOn = t.daysAgo(0);
      const next = await planned({ startsOn, days: [gym(1, 30), gym(4, 30)], beforeHistoryId });
      beforeHistoryId = next.id;
      renewed.push(...next.renewedWorkoutIds);
      t.clock.advance(21 * (DAY_MS / 1000));
      member = await t.logIn(member);
    }
    t.clock.advance((start - t.clock.now().getTime()) / 1000);
    expect(renewed).toEqual([]);
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
      // The plan contains done and remaining sets, each once.
      const sets = (days: any[]) => days.flatMap(({ items }) => items).length;
      expect(sets(plan.days)).toBe(sets([first, missed, last]));
      // The next week starts from this week's request.
      expect((await week(dateAfter(monday, 7))).earlier.request).toEqual(wishes());
      const { body } = await t.get('/api/user/export', as());
      expect(body.weeks).toMatchObject([{ historyId: id, againId: rest.id }]);
    });

    it('is accepted once, also where that is repeated after a later one', async () => {
      const { id } = await planned();
      const days = (await accept(id)).body.plan.days;
      const first = await again(
        [1, 3, 5].map((day, at) => [day, days[at]] as const),
        monday,
      );
      const later = await again(
        [2, 4, 6].map((day, at) => [day, first.plan.days[at]] as const),
        monday,
      );
      expect(later.plan.revision).toBe(3);
      for (const late of [first.rest.id, id]) expect((await accept(late)).body.plan).toEqual(later.plan);
      // As an earlier version stored it.
      await t.database.write(async manager => {
        for (const { id: of, request: said } of await manager.findBy(RecommendationHistory, {
          type: 'day',
        })) {
          const { weekHistoryId: _, ...request } = said as Record<string, unknown>;
          await manager.update(RecommendationHistory, { id: of }, { request } as object);
        }
      });
      const unseen = await planned();
      expect((await accept(first.rest.id)).body.plan).toEqual(later.plan);
      expect((await accept(unseen.id)).body.plan).toMatchObject({ historyId: unseen.id });
      // Without a plan it is chosen anew.
      await t.delete(`/api/week/${monday}`, as());
      expect((await accept(id)).body.plan).toMatchObject({ historyId: id, revision: 1 });
    });

    it('has no day twice that another device has meanwhile said its member is ill on', async () => {
      const { days } = (await accept((await planned()).id)).body.plan;
      const kept = [1, 3, 5].map((day, at) => [day, days[at]] as const);
      await t.put(`/api/training/breaks/${monday}`, { endsOn: monday, kind: 'ill' }, as());
      expect(states((await again(kept, monday)).plan)).toEqual(['1 off', '3 planned', '5 planned']);
    });

    it('has one day where another was left out', async () => {
      const [missed, next] = (await accept((await planned()).id)).body.plan.days;
      await change(2, { skipped: true });
      const { plan } = await again(
        [
          [3, next],
          [5, missed],
        ] as const,
        dateAfter(monday, 1),
      );
      expect(states(plan)).toEqual(['3 planned', '5 planned']);
    });

    it('leaves out what was missed before it', async () => {
      const [, ...left] = (await accept((await planned()).id)).body.plan.days;
      const { plan } = await again(
        left.map((each: any) => [each.day, each] as const),
        dateAfter(monday, 1),
      );
      expect(states(plan)).toEqual(['1 skipped', '3 planned', '5 planned']);
    });

    it('with other wishes still has what was done of it, and that is no day to come', async () => {
      const [first] = (await accept((await planned()).id)).body.plan.days;
      await train(first, monday);
      const tuesday = dateAfter(monday, 1);
      const other = await planned({ from: tuesday, days: [gym(2), gym(4)] });
      const { plan, otherDays } = (await accept(other.id, tuesday)).body;
      expect(states(plan)).toEqual(['1 done', '2 today', '4 planned']);
      expect(plan.days[0]).toMatchObject({ title: first.title, historyId: first.historyId, doneOn: monday });
      expect(otherDays).toEqual([]);
      const anew = await planned({ days: [gym(1), gym(5)] });
      expect(states((await accept(anew.id)).body.plan)).toEqual(['1 done', '1 today', '5 planned']);
      const free = await planned({ days: [gym(null), gym(null)] });
      expect(states((await accept(free.id)).body.plan)).toHaveLength(2);
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

    it('still has the parts alone that its member wished for on a day', async () => {
      const legs = ['허벅지 앞', '허벅지 뒤', '엉덩이', '종아리'];
      const asked = { days: [{ ...gym(1), bodyPartKoreanName: legs }, gym(3)] };
      const { id } = await planned(asked);
      const [first, second] = (await accept(id)).body.plan.days;
      const parts = ({ items }: any) => items.map(({ bodyPartKoreanName: [part] }: any) => part);
      const moved = [
        [2, first],
        [5, second],
      ] as const;
      for (const sore of ['허벅지 앞', '허벅지 뒤']) {
        const { plan } = await again(moved, dateAfter(monday, 1), { soreBodyParts: [sore] });
        const [day] = plan.days;
        expect(day.items.length).toBeGreaterThan(0);
        expect(legs.filter(part => part !== sore)).toEqual(expect.arrayContaining(parts(day)));
        moved[0][1].historyId = day.historyId;
      }
    });

    it('is compared with more time as it was planned: a day for some parts stays for them', async () => {
      const [first, second] = (
        await accept(
          (await planned({ days: [{ ...gym(1, 30), bodyPartKoreanName: ['등', '이두'] }, gym(4, 30)] })).id,
        )
      ).body.plan.days;
      const rest = await planned({
        days: [gym(1, 30), gym(4, 30)],
        keptDays: [
          { day: 1, historyId: first.historyId },
          { day: 4, historyId: second.historyId },
        ],
      });
      // As if its search had ended sooner: only a search of the same week may prove it.
      await t.database.write(async manager => {
        const { result } = (await manager.findOneByOrFail(RecommendationHistory, { id: rest.id })) as any;
        result.searched = { ...result.searched, bound: result.searched.bound + 100 };
        result.proof = { proved: false, gapPercent: 7.7 };
        await manager.update(RecommendationHistory, { id: rest.id }, { result });
      });
      const gains = await t.post(`/api/recommendation/week/history/${rest.id}/gains`, {}, as());
      expect(gains.body.proof).toEqual(rest.proof);
    });

    it('in order leaves what is sore out of the session that comes next', async () => {
      const inOrder = { days: [gym(null), gym(null), gym(null)], from: dateAfter(monday, 3) };
      const parts = ({ items }: any) => items.map(({ bodyPartKoreanName }: any) => bodyPartKoreanName);
      const [sore] = parts((await planned(inOrder)).days[0]);
      const { days, reasons } = await planned({ ...inOrder, soreBodyParts: [sore] });
      expect(parts(days[0])).not.toContain(sore);
      expect(days.slice(1).flatMap(parts)).toContain(sore);
      expect(reasons.join(' ')).not.toContain('이틀');
    });

    it('from a day on which something was done already counts that, and rests its parts', async () => {
      const workoutId = await t.workoutId('바벨 벤치프레스');
      const done = { workoutId, koreanName: '바벨 벤치프레스', set: 4 };
      await train({ historyId: null, title: '가슴', items: [done] }, monday);
      const { days, reasons } = await planned({ from: monday, days: [gym(1), gym(2), gym(4)] });
      const parts = ({ items }: any) => items.map(({ bodyPartKoreanName }: any) => bodyPartKoreanName);
      expect(days.slice(0, 2).flatMap(parts)).not.toContain('가슴');
      expect(reasons.join(' ')).not.toContain('일주일');
    });

    it('the day after a deadlift has no other hinge, and counts nothing as once a week', async () => {
      const workoutId = await t.workoutId('데드리프트');
      const done = { workoutId, koreanName: '데드리프트', set: 4 };
      await train({ historyId: null, title: '데드리프트', items: [done] }, monday);
      const from = dateAfter(monday, 1);
      const { days, reasons } = await planned({ from, days: [gym(2, 90), gym(5, 90)] });
      const parts = ({ items }: any) => items.map(({ bodyPartKoreanName }: any) => bodyPartKoreanName);
      expect(parts(days[0])).not.toContain('허벅지 뒤');
      expect(reasons.join(' ')).not.toContain('일주일');
    });

    it('misses no workout that its member wanted in it and has done in it', async () => {
      const workoutId = await t.workoutId('데드리프트');
      const [, { historyId }] = (await accept((await planned()).id)).body.plan.days;
      const rest = {
        ...{ from: dateAfter(monday, 1), days: [gym(2)], keptDays: [{ day: 2, historyId }] },
        ...{ keptWorkoutIds: [workoutId], soreBodyParts: ['등', '엉덩이', '허벅지 뒤'] },
      };
      expect((await planned(rest)).notes.join(' ')).toContain('데드리프트를 넣지 못했어요');
      const done = { workoutId, koreanName: '데드리프트', set: 3 };
      await train({ historyId: null, title: '데드리프트', items: [done] }, monday);
      expect((await planned(rest)).notes.join(' ')).not.toContain('데드리프트');
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
      // Work that the day without machines loses may move to another day.
      expect(idsOf(plan.days[2])).toEqual(expect.arrayContaining(idsOf(third)));
    });

    it('is nobody else’s: days of another member are not kept', async () => {
      const [first] = (await accept((await planned()).id)).body.plan.days;
      const other = await t.signUp();
      // A day that is proved at once: two searches that end with their time may find different weeks.
      const days = [gym(1, 20)];
      const keptDays = [{ day: 1, historyId: first.historyId }];
      const daysOf = async (more: object, who: TestMember) =>
        (await resultOf((await ask(wishes({ days, ...more }), who)).body.id, who)).body.days;
      const free = await daysOf({}, other);
      expect(await daysOf({ keptDays }, other)).toEqual(free);
      expect(await daysOf({ keptDays }, member)).not.toEqual(free);
    });
  });

  describe('with a routine as a day', () => {
    const routine = async (names: readonly string[]) => {
      const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '내 루틴' }] };
      const { body } = await t.post('/api/myfit/routines/workout', list, as());
      const { routineId } = body.routines[0];
      const workoutIds = await Promise.all(names.map(name => t.workoutId(name)));
      const amounts = { workoutIds, rep: 10, setCount: 4 };
      await t.post(`/api/myfit/routines/workout/${routineId}`, amounts, as());
      return { routineId, workoutIds };
    };

    it('has its workouts and counts them; the days beside it leave their parts alone; it may be taken back', async () => {
      const [, , third] = (await accept((await planned()).id)).body.plan.days;
      const { routineId, workoutIds } = await routine(['바벨 벤치프레스']);
      const { plan } = (await change(1, { routineId })).body;
      expect(plan.days[1]).toMatchObject({
        title: '내 루틴',
        routineId,
        items: [{ workoutId: workoutIds[0], set: 4 }],
      });
      const rest = await planned({
        days: [gym(2), gym(5)],
        keptDays: [
          { day: 2, historyId: plan.days[0].historyId },
          { day: 5, historyId: third.historyId },
        ],
        fixedSets: [{ day: 3, workoutId: workoutIds[0], set: 4 }],
      });
      const parts = rest.days[0].items.map(({ bodyPartKoreanName }: any) => bodyPartKoreanName);
      expect(parts.length).toBeGreaterThan(1);
      expect(parts).not.toContain('가슴');
      const after = (await accept(rest.id)).body.plan;
      expect(after.days.map(({ day, routineId: id }: any) => [day, id])).toEqual([
        ...[
          [3, routineId],
          [2, null],
          [5, null],
        ],
      ]);
      await train({ historyId: null, title: '내 루틴', items: after.days[0].items }, dateAfter(monday, 0));
      expect((await week()).plan.days[0]).toMatchObject({ state: 'done', doneOn: monday });
      const back = (await change(0, { routineId: null })).body.plan.days[0];
      expect(back).toMatchObject({ routineId: null, title: expect.not.stringMatching('내 루틴') });
      expect((await change(0, { routineId: 999_999 })).body.status).toBe('ROUTINE_NOT_FOUND_EXCEPTION');
    });

    it('stays where the week is planned with other wishes', async () => {
      const first = await planned();
      await accept(first.id);
      const { routineId, workoutIds } = await routine(['바벨 벤치프레스']);
      const { plan } = (await change(1, { routineId })).body;
      const next = await planned({
        // What was wished for on its day is known once it has no routine.
        ...{ days: [gym(1, 30), gym(3, 30), gym(5, 30)], beforeHistoryId: first.id },
        beforeDays: plan.days.map(({ day, historyId }: any) => ({ day, historyId })),
        fixedSets: [{ day: 3, workoutId: workoutIds[0], set: 4 }],
      });
      expect(next.days.map(({ day }: any) => day)).toEqual([1, 5]);
      // There is no second session on its day.
      const gains = await t.post(`/api/recommendation/week/history/${next.id}/gains`, undefined, as());
      expect([2, 4, 6, 7]).toContain(gains.body.oneMoreDay.day);
      const { days } = (await accept(next.id)).body.plan;
      expect(days.map(({ day, routineId: of }: any) => `${day} ${of}`).sort()).toEqual([
        ...['1 null', `3 ${routineId}`, '5 null'],
      ]);
    });

    it('of a week in order is counted when the rest is planned again, and forbids no day its parts', async () => {
      const inOrder = { days: [gym(null), gym(null)] };
      await accept((await planned(inOrder)).id);
      const { routineId, workoutIds } = await routine(['바벨 벤치프레스']);
      const { days } = (await change(0, { routineId })).body.plan;
      const rest = {
        ...{ days: [{ ...gym(null), bodyPartKoreanName: ['가슴', '등'] }], from: monday },
        keptDays: [{ day: null, historyId: days[1].historyId }],
      };
      const chest = ({ days: [day] }: any) =>
        day.items
          .filter(({ bodyPartKoreanName: part }: any) => part === '가슴')
          .reduce((all: number, { set }: any) => all + set, 0);
      const without = chest(await planned(rest));
      const again = await planned({ ...rest, fixedSets: [{ day: null, workoutId: workoutIds[0], set: 10 }] });
      expect(chest(again)).toBeLessThan(without);
      const after = (await accept(again.id)).body.plan.days;
      expect(after.map(({ routineId: of }: any) => of)).toEqual([routineId, null]);
    });

    it('is not what the others are explained by once it is moved beside them', async () => {
      const [first, , third] = (await accept((await planned()).id)).body.plan.days;
      const { routineId, workoutIds } = await routine(['바벨 벤치프레스']);
      await change(1, { routineId });
      const rest = await planned({
        days: [gym(1), gym(5)],
        keptDays: [
          { day: 1, historyId: first.historyId },
          { day: 5, historyId: third.historyId },
        ],
        fixedSets: [{ day: 3, workoutId: workoutIds[0], set: 4 }],
      });
      const { plan } = (await accept(rest.id)).body;
      expect(plan.reasons).toEqual(rest.reasons);
      const at = plan.days.findIndex(({ routineId: of }: any) => of !== null);
      expect((await change(at, { day: 4 })).body.plan.reasons).toEqual([]);
      expect((await change(at, { day: 3 })).body.plan.reasons).toEqual(rest.reasons);
      expect((await change(at, { routineId: null })).body.plan.reasons).toEqual([]);
    });

    it('is the planned day again where the routine is gone', async () => {
      await accept((await planned()).id);
      const { routineId } = await routine(['바벨 벤치프레스']);
      await change(1, { routineId });
      await t.post('/api/myfit/routines/workout', { routines: [] }, as());
      const { plan } = await week();
      expect(plan.days[1]).toMatchObject({ routineId: null, state: 'planned' });
      // With what is to be said of it.
      for (const other of [0, 2]) await change(other, { skipped: true });
      const [{ workoutId }] = plan.days[1].items;
      await t.put(`/api/training/preferences/excludedWorkouts/${workoutId}`, undefined, as());
      expect((await week()).plan.notes.join(' ')).toContain('빼 두신 운동이 있어요.');
    });
  });

  it('claims no rest of what was done the day before, nor of days that nobody knows', async () => {
    const workoutId = await t.workoutId('레그 프레스');
    const legs = ['허벅지 앞', '허벅지 뒤', '엉덩이', '종아리'];
    const days = [{ ...gym(2), bodyPartKoreanName: legs }, gym(5)];
    const reasonsOf = async (more: object) => (await planned({ days, ...more })).reasons.join(' ');
    const apart = '같은 부위를 이틀 이어서 하지 않게';
    expect(await reasonsOf({})).toContain(apart);
    expect(await reasonsOf({ fixedSets: [{ day: 3, workoutId, set: 4 }] })).toContain(
      '허벅지 앞이 이틀 이어져요',
    );
    await train({ historyId: null, title: '하체', items: [{ workoutId, koreanName: '', set: 4 }] }, monday);
    expect(await reasonsOf({ from: dateAfter(monday, 1) })).toContain('이틀 이어져요');
    const cardio = [1, 2, 4].map(day => ({ day, minutes: 30, effort: 'hard' }));
    const { notes } = await planned({ days: [gym(null), gym(null), gym(null)], cardio });
    expect(notes.join(' ')).not.toContain('다음 날인');
  });

  it('of nothing but excluded workouts is an empty one that says why', async () => {
    const bodyweight = { days: [{ day: 1, minutes: 30, place: 'bodyweight' }] };
    const excluded = new Set<number>();
    // Excludes all planned workouts again and again, until the list is full.
    for (let plan = await planned(bodyweight); plan.days.length > 0 && excluded.size < 25;) {
      for (const { workoutId } of plan.days[0].items) excluded.add(workoutId);
      plan = await planned({ ...bodyweight, excludedWorkoutIds: [...excluded] });
      const ids = plan.days.flatMap(({ items }: any) => items.map(({ workoutId }: any) => workoutId));
      expect(ids.filter((id: number) => excluded.has(id))).toEqual([]);
    }
    expect(
      (await ask(wishes({ excludedWorkoutIds: Array.from({ length: 31 }, (_, id) => id + 1) }))).status,
    ).toBe(400);
  });

  it('where there is no machine has the body’s own weight alone', async () => {
    await myGym();
    const { days } = await planned({ days: [{ day: 1, minutes: 30, place: 'myGym' }] });
    const { body: workouts } = await t.get('/api/workouts/copy', as());
    const machines = days.flatMap(({ items }: any) =>
      items.flatMap(
        ({ workoutId }: any) => workouts.find(({ id }: any) => id === workoutId).machineKoreanName,
      ),
    );
    expect(new Set(machines)).toEqual(new Set(['맨몸']));
  });

  it('that was chosen before a machine left its place says so, until that is back', async () => {
    const notes = async () => (await week()).plan.notes.join(' ');
    await myGym('랫 풀다운 머신', '덤벨');
    await accept((await planned({ days: [{ day: 1, minutes: 60, place: 'myGym' }] })).id);
    expect(await notes()).not.toContain('없는 기구');
    await myGym('랫 풀다운 머신');
    expect(await notes()).toContain('그곳에 없는 기구가 있어요. ‘다시 짜기’ 버튼을');
    await myGym('랫 풀다운 머신', '덤벨', '바벨');
    expect(await notes()).not.toContain('없는 기구');
  });

  it('that was chosen before a workout left the catalogue begins without it and says so', async () => {
    const admin = { token: await t.adminToken() };
    const { body: extra } = await t.post(
      '/api/admin/workouts',
      { ...ADMIN_WORKOUT, koreanName: '떠나는 프레스' },
      admin,
    );
    const { id } = await planned({ keptWorkoutIds: [extra.id] });
    const idsOf = ({ items }: any) => items.map(({ workoutId }: any) => workoutId);
    const has = (day: any) => idsOf(day).includes(extra.id);
    const { days } = (await accept(id)).body.plan;
    expect(days.some(has)).toBe(true);
    await t.delete(`/api/admin/workouts/${extra.id}`, admin);
    const { plan } = await week();
    expect(plan.notes.join(' ')).toContain('빠진 운동이 있어요. ‘다시 짜기’ 버튼을');
    expect(plan.reasons).toEqual([]);
    const short = plan.days[days.findIndex(has)];
    expect([short.minutes, has(short)]).toEqual([null, false]);
    const next = `/api/training/next?workoutIds=${idsOf(short).join(',')}&historyId=${short.historyId}`;
    expect((await t.get(next, as())).status).toBe(200);
  });

  it('names its workouts as the catalogue does now, and gives no reasons that were of other parts', async () => {
    const admin = { token: await t.adminToken() };
    const path = '/api/admin/workouts';
    const named = { ...ADMIN_WORKOUT, koreanName: '바뀔 프레스' };
    const { body: extra } = await t.post(path, named, admin);
    await accept((await planned({ keptWorkoutIds: [extra.id] })).id);
    const seen = async () => {
      const { days, reasons } = (await week()).plan;
      const items = days.flatMap(({ items: of }: any) => of);
      const { koreanName, bodyPartKoreanName } = items.find((item: any) => item.workoutId === extra.id);
      return [koreanName, bodyPartKoreanName, reasons.length > 0];
    };
    const save = (more: object) => t.put(`${path}/${extra.id}`, { ...named, ...more }, admin);
    expect(await seen()).toEqual(['바뀔 프레스', ['가슴', '삼두'], true]);
    await save({ koreanName: '바뀐 프레스' });
    expect(await seen()).toEqual(['바뀐 프레스', ['가슴', '삼두'], true]);
    await save({ primaryBodyParts: ['등'], secondaryBodyParts: ['이두'] });
    expect(await seen()).toEqual(['바뀔 프레스', ['등', '이두'], false]);
    await t.delete(`${path}/${extra.id}`, admin);
  });

  it('says that its member has excluded one of its workouts since, until it is planned again', async () => {
    const { days } = (await accept((await planned()).id)).body.plan;
    const { workoutId } = days[1].items[0];
    const said = async () => {
      const { notes, reasons } = (await week()).plan;
      // The page calls it the best beside its reasons.
      expect(reasons.length === 0).toBe(notes.join(' ').includes('빼 두신'));
      return notes.join(' ');
    };
    const words = '빼 두신 운동이 있어요. ‘다시 짜기’ 버튼을';
    expect(await said()).not.toContain(words);
    await t.put(`/api/training/preferences/excludedWorkouts/${workoutId}`, undefined, as());
    expect(await said()).toContain(words);
    const again = await planned({
      keptDays: days.map(({ day, historyId }: any) => ({ day, historyId })),
    });
    const after = (await accept(again.id)).body.plan;
    expect(after.days.flatMap(({ items }: any) => items).map((item: any) => item.workoutId)).not.toContain(
      workoutId,
    );
    expect(after.notes.join(' ')).not.toContain(words);
  });

  it('is accepted, renewed and in a calendar without a workout that an admin deleted after it was planned', async () => {
    const admin = { token: await t.adminToken() };
    const made = await t.post(
      '/api/admin/workouts',
      { ...ADMIN_WORKOUT, koreanName: '지워진 프레스' },
      admin,
    );
    const { id: gone } = made.body;
    const shown = await planned({ keptWorkoutIds: [gone] });
    const idsOf = (days: any[]) => days.flatMap(({ items }) => items.map((item: any) => item.workoutId));
    expect(idsOf(shown.days)).toContain(gone);
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '내 것' }] };
    const { routineId } = (await t.post('/api/myfit/routines/workout', list, as())).body.routines[0];
    const inRoutine = `/api/myfit/routines/workout/${routineId}`;
    const [added] = (await t.post(inRoutine, { workoutIds: [gone], confirmed: true }, as())).body;
    expect((await t.delete(`/api/admin/workouts/${gone}`, admin)).body.status).toBe('IN_USE_EXCEPTION');
    await t.post(`/api/myfit/routines/workout/delete/${added.myWorkoutId}`, {}, as());
    expect((await t.delete(`/api/admin/workouts/${gone}`, admin)).status).toBe(204);

    expect((await resultOf(shown.id)).status).toBe(200);
    expect((await t.post(`/api/recommendation/week/history/${shown.id}/gains`, {}, as())).status).toBe(200);
    const accepted = await accept(shown.id);
    expect(accepted.status).toBe(200);
    expect(idsOf(accepted.body.plan.days)).not.toContain(gone);
    expect(accepted.body.plan.notes.join(' ')).toContain('빠진 운동이 있어요.');
    const { url } = (await t.post('/api/user/calendar', {}, as())).body;
    const { status, text } = await t.get(new URL(url).pathname);
    expect([status, text.includes('지워진 프레스')]).toEqual([200, false]);
    expect((await t.get('/api/user/export', as())).status).toBe(200);
    const again = await planned({
      ...{ beforeHistoryId: shown.id, keptWorkoutIds: [gone] },
      keptDays: accepted.body.plan.days.map(({ day, historyId }: any) => ({ day, historyId })),
    });
    expect(again.notes.join(' ')).toContain('지금은 없는 운동이라');
    const { plan } = (await accept(again.id)).body;
    expect([idsOf(plan.days).includes(gone), plan.notes.join(' ')]).toEqual([
      false,
      expect.not.stringContaining('빠진 운동이 있어요.'),
    ]);
  });

  it('of a pinned workout that a health answer forbids since leaves it out and says so', async () => {
    member = await t.signUp({ sex: '여' });
    const workoutId = await t.workoutId('바벨 벤치프레스');
    const cardio = [{ day: 6, minutes: 30, effort: 'hard' }];
    const before = await planned({ keptWorkoutIds: [workoutId], cardio });
    const idsOf = ({ days }: any) =>
      days.flatMap(({ items }: any) => items.map((item: any) => item.workoutId));
    expect(idsOf(before)).toContain(workoutId);
    await accept(before.id);
    expect((await week()).cardio.planned).toMatchObject([{ effort: 'hard' }]);
    const saved = await t.post('/api/user/health', { conditions: ['임신'], pregnancyWeeks: 30 }, as());
    if (saved.status >= 400) throw new Error(saved.text);
    const { plan, cardio: endurance } = await week();
    expect(endurance.planned).toEqual([{ ...cardio[0], effort: 'moderate' }]);
    expect(plan.notes.join(' ')).toContain('의사와 상담');
    const pinned = plan.days
      .flatMap(({ items }: any) => items)
      .find((item: any) => item.workoutId === workoutId);
    expect(pinned.against).toEqual(expect.anything());
    // Nothing of it was chosen for a pregnancy, and its parts are no longer all trained.
    expect(plan.notes.join(' ')).toContain('가벼운 무게로 하는 게 좋아요.');
    expect(plan.notes.join(' ')).not.toMatch(/골랐어요|뺐어요|넣었어요/);
    expect(plan.reasons).toEqual([]);
    const [{ historyId }] = plan.days;
    const day = await t.get(`/api/recommendation/workout/history/${historyId}`, as());
    expect(day.body.notes.join(' ')).toContain('가벼운 무게로 하는 게 좋아요.');
    const after = await planned({ keptWorkoutIds: [workoutId] });
    expect(idsOf(after)).not.toContain(workoutId);
    expect(after.notes.join(' ')).toMatch(/몸 상태에 맞지 않아서 .*넣지 못했어요/);
    await t.post('/api/user/health', { conditions: ['출산 후'], postpartumWeeks: 2, confirmed: true }, as());
    expect((await week()).cardio.planned).toEqual([]);
  });

  it('moved by two devices at once has the day where the later one put it, and no day is lost', async () => {
    const { id } = await planned();
    await accept(id);
    const answers = await Promise.all([change(1, { day: 4 }), change(1, { day: 6 })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { plan } = await week();
    expect(plan.revision).toBe(3);
    const days = plan.days.map(({ day }: any) => day).sort();
    expect([
      [1, 4, 5],
      [1, 5, 6],
    ]).toContainEqual(days);
  });

  it('turns at midnight of Sunday where its member is, whatever the server’s day', async () => {
    await accept((await planned()).id);
    const sunday = dateAfter(monday, 6);
    expect((await week(sunday)).plan.days).toHaveLength(3);
    // By the same clock it is Monday in Auckland and still Sunday in Seoul.
    const next = await week(dateAfter(sunday, 1));
    expect([next.startsOn, next.plan]).toEqual([dateAfter(monday, 7), null]);
    expect((await week(dateAfter(monday, -1))).startsOn).toBe(dateAfter(monday, -7));
  });

  it('is planned ahead, with nothing of it to do before it begins', async () => {
    const { plan: current } = (await accept((await planned()).id)).body;
    const saturday = dateAfter(monday, 5);
    const nextMonday = dateAfter(monday, 7);
    const next = (on: string) => t.get(`/api/week?on=${on}&within=${nextMonday}`, as());
    expect((await next(saturday)).body).toMatchObject({
      ...{ startsOn: nextMonday, plan: null, earlier: { historyId: current.historyId } },
    });
    const { id } = await planned({ startsOn: nextMonday, beforeHistoryId: current.historyId });
    const { body } = await accept(id, saturday);
    const states = ({ plan }: any) => plan.days.map(({ state }: any) => state);
    expect([body.startsOn, states(body)]).toEqual([nextMonday, ['planned', 'planned', 'planned']]);
    expect((await next(saturday)).body).toEqual(body);
    const path = `/api/week/${nextMonday}/days/0?on=${saturday}`;
    const moved = (await t.put(path, { day: 2 }, as())).body;
    expect([moved.startsOn, moved.plan.days[0].day]).toEqual([nextMonday, 2]);
    expect(await week(saturday)).toMatchObject({
      plan: { historyId: current.historyId },
      isNextPlanned: true,
    });
    expect(states(await week(dateAfter(nextMonday, 1)))).toEqual(['today', 'planned', 'planned']);
    // The Monday of the last has no date of four digits.
    for (const on of ['2026-02-30', '0000-01-01'])
      expect((await t.get(`/api/week?on=${on}`, as())).body.fields).toMatchObject([{ field: 'on' }]);
  });

  it('twelve times over keeps its rules, moves the loads, grows lighter once and renews a few workouts', async () => {
    const start = t.clock.now().getTime();
    const seen: { ids: Set<number>; notes: string[]; light: boolean; loads: Map<number, number> }[] = [];
    let beforeHistoryId: number | undefined;
    for (let number = 0; number < 12; number++) {
      const startsOn = dateAfter(monday, 7 * number);
      if (number > 0) {
        await aWeekLater();
      }
      const plan = await planned({ startsOn, days: [gym(1, 75), gym(4, 75)], beforeHistoryId });
      beforeHistoryId = plan.id;
      const { plan: accepted } = (await accept(plan.id, startsOn)).body;
      const loads = new Map<number, number>();
      for (const day of accepted.days) {
        expect(day.minutes).toBeLessThanOrEqual(75);
        expect(day.items.length).toBeLessThanOrEqual(6);
        const ids = day.items.map(({ workoutId }: any) => workoutId).join(',');
        const next = await t.get(`/api/training/next?workoutIds=${ids}&historyId=${day.historyId}`, as());
        const session = aSession(
          { historyId: day.historyId, endedAt: `${day.date}T02:00:00.000Z` },
          day.date,
        );
        const rows = next.body.workouts.flatMap(({ workoutId, workoutName, target }: any, place: number) => {
          if (target.weight !== null) loads.set(workoutId, target.weight);
          return Array.from({ length: target.sets }, (_, index) =>
            aSet(session, {
              ...{ workoutId, workoutName, workoutOrdinal: place + 1, ordinal: index + 1 },
              ...{
                weight: target.weight,
                targetWeight: target.weight,
                reps: target.reps,
                targetReps: target.reps,
              },
              ...{
                seconds: target.seconds,
                targetSeconds: target.seconds,
                reserve: target.reps === null ? null : 4,
              },
            }),
          );
        });
        await t.post(
          '/api/training/sync',
          { items: [sessionItem(session), ...rows.map((set: object) => setItem(set))] },
          as(),
        );
      }
      const ids = new Set<number>(
        accepted.days.flatMap(({ items }: any) => items.map((item: any) => item.workoutId)),
      );
      seen.push({ ids, notes: plan.notes, loads, light: (await week(startsOn)).lightWeek !== null });
    }
    t.clock.advance((start - t.clock.now().getTime()) / 1000);
    const renewed = seen.findIndex(({ notes }) => notes.some(note => /주 동안 계획에 있던/.test(note)));
    expect(renewed).toBeGreaterThanOrEqual(4);
    expect(renewed).toBeLessThanOrEqual(6);
    const stayed = [...seen[1]!.ids].filter(id => seen[0]!.ids.has(id)).length / seen[0]!.ids.size;
    expect(stayed).toBeGreaterThan(0.8);
    const kept = [...seen[renewed]!.ids].filter(id => seen[renewed - 1]!.ids.has(id)).length;
    expect(seen[renewed - 1]!.ids.size - kept).toBeGreaterThanOrEqual(1);
    expect(seen[renewed - 1]!.ids.size - kept).toBeLessThanOrEqual(4);
    const moved = [...seen[11]!.loads].filter(([id, kg]) => kg > (seen[0]!.loads.get(id) ?? Infinity));
    expect(moved.length).toBeGreaterThan(1);
    expect(seen.filter(({ light }) => light).length).toBeGreaterThanOrEqual(1);
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

  describe('kept', () => {
    const kept = async (on = monday) => (await t.get(`/api/week/kept?on=${on}`, as())).body;

    it('is one with as many sessions as its plan has; this one ends nothing while it lasts', async () => {
      expect(await kept()).toEqual({ weeks: 0, shown: true });
      const [first, second] = (await accept((await planned()).id)).body.plan.days;
      await train({ ...first, historyId: null, title: '내 운동' }, dateAfter(monday, -3));
      await train(first, monday);
      await change(2, { skipped: true });
      expect((await kept()).weeks).toBe(1);
      // Of a coming week nothing is said before it begins.
      const nextMonday = dateAfter(monday, 7);
      expect((await kept(nextMonday)).weeks).toBe(1);
      await aWeekLater();
      expect((await kept(nextMonday)).weeks).toBe(0);
      await train(second, monday);
      expect((await kept(nextMonday)).weeks).toBe(2);
      t.clock.advance(-7 * (DAY_MS / 1000));
      expect((await kept()).weeks).toBe(2);
    });

    it('also while its member is ill, pregnant or has given birth', async () => {
      await train(
        { historyId: null, title: '내 운동', items: [{ workoutId: 1, koreanName: '', set: 1 }] },
        dateAfter(monday, -20),
      );
      expect((await kept()).weeks).toBe(0);
      const off = { endsOn: dateAfter(monday, -1), kind: 'away' };
      await t.put(`/api/training/breaks/${dateAfter(monday, -14)}`, off, as());
      expect((await kept()).weeks).toBe(3);
      await t.delete(`/api/training/breaks/${dateAfter(monday, -14)}`, as());
      const health = (body: object) => t.post('/api/user/health', { ...body, confirmed: true }, as());
      expect((await health({ conditions: ['임신'], pregnancyWeeks: 2 })).status).toBe(200);
      expect((await kept()).weeks).toBe(4);
      expect((await health({ conditions: ['출산 후'], postpartumWeeks: 0 })).status).toBe(200);
      expect((await kept()).weeks).toBe(4);
      expect((await health({ conditions: [] })).status).toBe(200);
      expect((await kept()).weeks).toBe(0);
    });

    it('is hidden from who wants it so, as the export says, and from nobody else', async () => {
      expect((await t.put('/api/week/kept', { shown: false }, as())).status).toBe(204);
      expect((await kept()).shown).toBe(false);
      expect((await t.get('/api/user/export', as())).body.keptWeeks).toEqual({ shown: false });
      const other = await t.signUp();
      expect((await t.get(`/api/week/kept?on=${monday}`, as(other))).body.shown).toBe(true);
      await t.put('/api/week/kept', { shown: true }, as());
      expect((await kept()).shown).toBe(true);
      expect((await t.put('/api/week/kept', { shown: 'no' }, as())).status).toBe(400);
    });
  });

  it('says what health asks for today, not what it asked for when the week was planned', async () => {
    const health = (conditions: string[]) =>
      t.post('/api/user/health', { conditions, confirmed: true }, as());
    await health(['고혈압']);
    const asked = await planned();
    const { notes, reasons } = (await accept(asked.id)).body.plan;
    expect(asked.healthNotes.length).toBeGreaterThan(0);
    expect(notes).toEqual(expect.arrayContaining(asked.healthNotes));
    await health([]);
    const after = (await week()).plan;
    expect(after.notes).toEqual(notes.filter((note: string) => !asked.healthNotes.includes(note)));
    expect(after.reasons).toEqual(reasons);
  });

  it('calls nobody to a session with nothing that may be done now', async () => {
    const { id } = await planned();
    await accept(id);
    const { sub } = JSON.parse(Buffer.from(member.token.split('.')[1]!, 'base64url').toString());
    const isCalled = () => t.app.get(MyWeeks, { strict: false }).hasSessionOn(Number(sub), monday);
    expect(await isCalled()).toBe(true);
    await t.post('/api/user/health', { conditions: ['최근 수술'], confirmed: true }, as());
    expect((await week()).plan.days[0].state).toBe('today');
    expect(await isCalled()).toBe(false);
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
    ['a beginning before the week that precedes it', () => ({ from: dateAfter(monday, -8) }), 'from'],
    ['a beginning after its week', () => ({ from: dateAfter(monday, 7), days: [gym(null)] }), 'from'],
    ['no day', () => ({ days: [] }), 'days'],
    ['seven days', () => ({ days: [1, 2, 3, 4, 5, 6, 7].map(day => gym(day)) }), 'days'],
    ['a day twice', () => ({ days: [gym(1), gym(1)] }), 'days'],
    ['only days that are over', () => ({ days: [gym(1)], from: dateAfter(monday, 2) }), 'days'],
    [
      'only days with routines',
      () => ({ days: [gym(1)], fixedSets: [{ day: 1, workoutId: 1, set: 3 }] }),
      'days',
    ],
    ['too few minutes', () => ({ days: [gym(1, 5)] }), 'days'],
    [
      'endurance that leaves no time on its day',
      () => ({ days: [gym(1, 30)], cardio: [{ day: 1, minutes: 25, effort: 'hard' }] }),
      'cardio',
    ],
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

  it('is no week with nothing to do, and stays as it was', async () => {
    const [first, second] = [await planned(), await planned({ days: [gym(2), gym(4)] })];
    const { plan } = (await accept(first.id)).body;
    await t.post('/api/user/health', { conditions: ['최근 수술'], confirmed: true }, as());
    const empty = await planned();
    expect(empty.days).toEqual([]);
    const refused = await accept(empty.id);
    expect([refused.status, refused.body.status, refused.body.fields]).toEqual([
      ...[400, 'VALIDATION_EXCEPTION'],
      [{ field: 'historyId', message: expect.stringMatching(/넣을 수 있는 운동이 없어요/) }],
    ]);
    expect((await week()).plan).toMatchObject({ historyId: first.id, revision: plan.revision });
    await t.post('/api/user/health', { conditions: [], confirmed: true }, as());
    expect((await accept(second.id)).body.plan).toMatchObject({ historyId: second.id });
    await t.delete(`/api/week/${monday}`, as());
    expect((await accept(empty.id)).status).toBe(400);
  });

  it('is planned whatever endurance left of a day that is over', async () => {
    const cardio = [{ day: 1, minutes: 25, effort: 'hard' }];
    const rest = { from: dateAfter(monday, 1), days: [gym(1, 30), gym(4, 30)], cardio };
    expect((await ask(wishes(rest))).status).toBe(202);
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
    const codes = async (who: TestMember, ...asked: [string, object][]) => {
      const answers = await Promise.all(asked.map(([path, body]) => t.put(path, body, as(who))));
      return answers.map(({ status, body }) => `${status} ${body.status}`);
    };
    const day = `/api/week/${monday}/days/0?on=${monday}`;
    const cardio = `/api/week/${monday}/cardio?on=${monday}`;
    const NONE = '404 WEEK_NOT_FOUND_EXCEPTION';
    expect(
      await codes(other, [day, { day: 2 }], [day, { historyId, day: 2 }], [cardio, { days: [] }]),
    ).toEqual([NONE, NONE, NONE]);
    // With a week of their own, it is neither another's day nor another's routine.
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '내 것' }] };
    const made = await t.post('/api/myfit/routines/workout', list, as());
    const { routineId } = made.body.routines[0];
    const asked = (await ask(wishes({ beforeHistoryId: id }), other)).body.id;
    await resultOf(asked, other);
    await t.post(`/api/week?on=${monday}`, { historyId: asked }, as(other));
    const before = await week();
    expect(await codes(other, [day, { historyId, day: 2 }], [day, { routineId }])).toEqual([
      ...[NONE, '404 ROUTINE_NOT_FOUND_EXCEPTION'],
    ]);
    expect(await week()).toEqual(before);
    const gone = [`/api/week/${monday}`, `/api/training/breaks/${monday}`].map(path =>
      t.delete(path, as(other)),
    );
    expect((await Promise.all(gone)).map(({ status }) => status)).toEqual([204, 404]);
    expect(await week()).toEqual(before);
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
