// Both databases: rows in the order they were done.
import { StrengthObservation } from '../../src/recommendation/entities/strength-observation.entity.js';
import { User } from '../../src/members/user.entity.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';

const ROUTINES = '/api/myfit/routines/workout';

describe('what logged sets teach', () => {
  let t: TestApp;
  let bench: number;
  let plank: number;
  beforeAll(async () => {
    t = await startTestApp();
    [bench, plank] = [await t.workoutId('바벨 벤치프레스'), await t.workoutId('플랭크')];
  });
  afterAll(() => t.close());

  const sync = async (member: TestMember, ...items: object[]) => {
    const { status, body } = await t.post('/api/training/sync', { items }, { token: member.token });
    expect(status).toBe(200);
    return body.items as any[];
  };
  const next = async (member: TestMember, workoutId = bench) =>
    (await t.get(`/api/training/next?workoutIds=${workoutId}`, { token: member.token })).body.workouts[0];
  const observed = async ({ email }: TestMember) => {
    const { id: userId } = await t.database.read.findOneByOrFail(User, { loginEmail: email });
    const rows = await t.database.read.find(StrengthObservation, { where: { userId }, order: { id: 'ASC' } });
    return rows.map(({ source, date, workoutId, seen }) => ({ source, date, workoutId, ...seen }));
  };
  /** A finished session of bench presses as prescribed, and its sync items. */
  const trained = (target: { weight: number; reps: number }, days: number, sets: object[] = [{}, {}, {}]) => {
    const date = t.daysAgo(days);
    const session = aSession({ endedAt: `${date}T02:00:00.000Z` }, date);
    const rows = sets.map((more, i) => {
      const planned = {
        targetWeight: target.weight,
        targetReps: target.reps,
        ordinal: i + 1,
        workoutId: bench,
      };
      return aSet(session, { ...planned, weight: target.weight, reps: target.reps, ...more });
    });
    return { session, rows, items: [sessionItem(session), ...rows.map(row => setItem(row))] };
  };

  it('sessions done with ease raise the next target, and the routine shows the same', async () => {
    const member = await t.signUp();
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '하나' }] };
    const { routineId } = (await t.post(ROUTINES, list, { token: member.token })).body.routines[0];
    const added = { workoutIds: [bench], mode: 'auto', setCount: 3 };
    await t.post(`${ROUTINES}/${routineId}`, added, { token: member.token });
    const first = (await next(member)).target;
    for (const days of [9, 6, 3]) {
      const { target } = await next(member);
      await sync(member, ...trained(target, days, [{}, {}, { answer: 'LIGHT' }]).items);
    }
    const { target, why, last } = await next(member);
    expect(target.weight).toBeGreaterThan(first.weight);
    expect(['moreLoad', 'moreRepetitions']).toContain(why.template);
    expect(last.date).toBe(t.daysAgo(3));
    expect(last.sets).toHaveLength(3);

    const [card] = (await t.get(`${ROUTINES}/${routineId}`, { token: member.token })).body;
    const ofRoutine = (await t.get(`/api/training/next/${routineId}`, { token: member.token })).body
      .workouts[0];
    expect([card.weight, card.rep, card.setCount]).toEqual([target.weight, target.reps, 3]);
    expect(ofRoutine.target).toMatchObject({ weight: card.weight, reps: card.rep, sets: 3 });
    expect(ofRoutine.why.text).toBe(card.reason);
    expect(ofRoutine.why).toEqual(why);
  });

  it('a workout done again on the same day is planned with the sets of one session', async () => {
    const member = await t.signUp();
    const { target } = await next(member);
    for (const sets of [
      [{}, {}, {}],
      [{}, {}, {}],
      [{ doneAt: null }, { doneAt: null }, { doneAt: null }],
    ])
      await sync(member, ...trained(target, 3, sets).items);
    const after = await next(member);
    expect(after.target.sets).toBe(3);
    expect(after.why.template).not.toBe('setsLeftOut');
    expect(after.last.sets).toHaveLength(3);
  });

  it('sets that the feeling ended teach what was done, and are no miss; the table says the rule', async () => {
    const ruleOf = ({ stop }: any) => ({
      ...{ targetLeast: stop.least, targetMost: stop.most, targetFelt: stop.felt },
    });
    const done = async (repetitions: number, rule?: object) => {
      const member = await t.signUp();
      const first = (await next(member)).target;
      const set = { reps: repetitions, ...(rule ?? ruleOf(first)) };
      await sync(member, ...trained(first, 3, [set, set, set]).items);
      return { member, first, next: await next(member) };
    };
    const few = await done(4);
    expect(few.next.why.template).toBe('lessByEstimate');
    expect(few.next.target.weight).toBeLessThan(few.first.weight);
    const many = await done(18);
    expect(many.next.target.weight).toBeGreaterThan(many.first.weight);
    const { least, most, felt } = many.first.stop;
    expect((await observed(many.member))[0]).toMatchObject({ asked: { stop: { least, most, felt } } });
    const csv = await t.get('/api/training/export.csv', { token: many.member.token });
    const [head, row] = csv.text.split('\n').map((line: string) => line.split(','));
    const at = (name: string) => row![head!.indexOf(name)];
    expect(['planned_reps_least', 'planned_reps_most', 'stop_at_reserve'].map(at)).toEqual(
      [least, most, felt].map(String),
    );
    // Half a rule counts as none.
    const half = await done(4, { targetMost: 20 });
    expect(JSON.stringify(await observed(half.member))).not.toContain('stop');
    expect(half.next.why.template).toBe('lessAfterMiss');
  });

  it('missed repetitions ask for the same once more, and never more; in a first session for less at once', async () => {
    const misses = ({ reps }: { reps: number }) => [{}, { reps: reps - 2 }, { reps: reps - 3 }];
    const beginner = await t.signUp();
    const first = (await next(beginner)).target;
    await sync(beginner, ...trained(first, 3, misses(first)).items);
    const less = await next(beginner);
    expect(less.why).toMatchObject({ template: 'lessAfterMiss', args: { misses: 1 } });
    expect(less.target.weight).toBeLessThan(first.weight);

    const member = await t.signUp();
    await sync(member, ...trained((await next(member)).target, 6).items);
    const { target } = await next(member);
    await sync(member, ...trained(target, 3, misses(target)).items);
    const again = await next(member);
    expect(again.why).toMatchObject({
      template: 'againAfterMiss',
      args: { done: target.reps - 3, asked: target.reps },
    });
    expect(again.target).toMatchObject({ weight: target.weight, reps: target.reps });
  });

  it('sets left out count as missed once the session is over, and say nothing of strength', async () => {
    const member = await t.signUp();
    const { target } = await next(member);
    const { session, rows } = trained(target, 1, [{}, {}, { weight: null, reps: null, doneAt: null }]);
    const open = { ...session, endedAt: null };
    await sync(member, sessionItem(open), ...rows.map(row => setItem(row)));
    const kinds = async () => (await observed(member)).map(({ kind }) => kind);
    // Recorded with the first set, and withheld until the session ends.
    expect(await kinds()).toEqual(['set', 'set', 'leftOut']);
    expect(await next(member)).toMatchObject({ target, last: null });
    await sync(member, sessionItem(session, 1));
    expect(await kinds()).toEqual(['set', 'set', 'leftOut']);
    const again = await next(member);
    expect(again.why).toMatchObject({ template: 'setsLeftOut', args: { done: 2, asked: 3 } });
    expect(again.target).toMatchObject({ weight: target.weight, reps: target.reps });
  });

  it.each([1, 2, 3])(
    'sets that come one by one in any order teach what they teach at once (%i)',
    async round => {
      const [member, other] = [await t.signUp(), await t.signUp()];
      const sets = Array.from({ length: 6 }, (_, n) => ({ reps: 8 + n, workoutId: n < 3 ? bench : plank }));
      const [ofMember, ofOther] = [1, 2].map(() => trained({ weight: 40, reps: 8 }, 4, sets));
      await sync(other, ...ofOther!.items);
      await sync(member, sessionItem({ ...ofMember!.session, endedAt: null }));
      // Each set as planned, done, and corrected, in a different order.
      const order = ofMember!.rows.map((row, n) => ({ row, at: (n * 5 * round + round) % 7 }));
      for (const { row } of order.sort((a, b) => a.at - b.at)) {
        const [planned] = await sync(member, setItem({ ...row, doneAt: null, reps: null, weight: null }));
        const [done] = await sync(member, setItem({ ...row, reps: 1 }, planned.revision));
        await sync(member, setItem(row, done.revision));
      }
      await sync(member, sessionItem(ofMember!.session, 1));
      const plain = (rows: any[]) => rows.map(({ source: _, ...rest }) => rest);
      expect(plain(await observed(member))).toEqual(plain(await observed(other)));
      expect(await next(member)).toEqual(await next(other));
    },
  );

  it('follows corrections and deletions, as if it had always been so', async () => {
    const [member, other] = [await t.signUp(), await t.signUp()];
    const { target } = await next(member);
    const heavy = trained(target, 4, [{}, {}, { reps: 3, answer: 'HEAVY' }]);
    const [, , , wrong] = await sync(member, ...heavy.items);
    const right = { ...heavy.rows[2]!, reps: target.reps, answer: 'LIGHT' as const };
    await sync(member, setItem(right, wrong.revision));
    const good = trained(target, 4, [{}, {}, { answer: 'LIGHT' }]);
    await sync(other, ...good.items);
    const plain = (rows: any[]) => rows.map(({ source: _, ...rest }) => rest);
    expect(plain(await observed(member))).toEqual(plain(await observed(other)));
    const { target: after, why } = await next(other);
    expect(await next(member)).toMatchObject({ target: after, why });

    // The session moves to another day and counts for that one.
    const moved = { ...heavy.session, localDate: t.daysAgo(5) };
    const [{ revision }] = await sync(member, sessionItem(moved, 1));
    expect(new Set((await observed(member)).map(({ date }) => date))).toEqual(new Set([t.daysAgo(5)]));
    await sync(member, sessionItem({ ...moved, deleted: true }, revision));
    expect(await observed(member)).toEqual([]);
    expect((await next(member)).target).toEqual(target);
    expect((await next(member)).last).toBeNull();
    await sync(member, sessionItem(moved, revision + 1));
    expect(await observed(member)).toHaveLength(3);
  });

  it('warm-up sets, sets still planned and deleted ones teach nothing', async () => {
    const member = await t.signUp();
    const { session, rows } = trained({ weight: 40, reps: 10 }, 1, [
      { kind: 'warmup', weight: 20 },
      {},
      { deleted: true },
      { targetReps: null, targetWeight: null, doneAt: null },
    ]);
    await sync(member, sessionItem(session), ...rows.map(row => setItem(row)));
    expect(await observed(member)).toMatchObject([
      { source: `set:${rows[1]!.id}`, ordinal: 1, weightKg: 40 },
    ]);
  });

  it('a load ten times the usual is kept, asked about, and believed only once it is confirmed', async () => {
    const member = await t.signUp();
    const { target } = await next(member);
    await sync(member, ...trained(target, 5).items);
    const { session, rows } = trained(target, 1, [
      {},
      { weight: target.weight * 10 },
      { weight: 1 },
      { kind: 'warmup', weight: 1 },
    ]);
    const answers = await sync(member, sessionItem(session), ...rows.map(row => setItem(row)));
    expect(answers.map(({ status, doubt }) => [status, doubt])).toEqual([
      ['applied', undefined],
      ['applied', undefined],
      ['applied', 'tooHeavy'],
      ['applied', 'tooLight'],
      ['applied', undefined],
    ]);
    expect(await observed(member)).toHaveLength(4);
    const [again] = await sync(member, setItem(rows[1]!));
    expect(again).toMatchObject({ status: 'same', doubt: 'tooHeavy' });
    const doubted = async () =>
      (await t.get('/api/training/changes', { token: member.token })).body.sets.filter(
        (set: any) => set.doubt !== null,
      );
    expect(await doubted()).toHaveLength(2);

    const confirmed = { ...rows[2]!, confirmed: true };
    const [answer] = await sync(member, setItem(confirmed, answers[3].revision));
    expect(answer).toEqual({
      id: confirmed.id,
      type: 'set',
      status: 'applied',
      revision: expect.any(Number),
    });
    expect(await observed(member)).toHaveLength(5);
    expect(await doubted()).toMatchObject([{ id: rows[1]!.id }]);
  });

  it('a set moved to another session is missing from its own, of which nothing was sent', async () => {
    const member = await t.signUp();
    const [from, to] = [
      trained({ weight: 40, reps: 10 }, 5, [{}, {}]),
      trained({ weight: 40, reps: 10 }, 3, [{}]),
    ];
    const [, { revision }] = await sync(member, ...from.items, ...to.items);
    await sync(member, setItem({ ...from.rows[0]!, sessionId: to.session.id, ordinal: 2 }, revision));
    const learned = new Map((await observed(member)).map(({ source, ...seen }) => [source, seen]));
    expect(learned.size).toBe(3);
    expect(learned.get(`set:${from.rows[0]!.id}`)).toMatchObject({ date: t.daysAgo(3), ordinal: 2 });
    expect(learned.get(`set:${from.rows[1]!.id}`)).toMatchObject({ date: t.daysAgo(5), ordinal: 1 });
  });

  it('holds go by seconds', async () => {
    const member = await t.signUp();
    const { target } = await next(member, plank);
    expect(target).toMatchObject({ weight: null, reps: null });
    const date = t.daysAgo(3);
    const session = aSession({ endedAt: `${date}T02:00:00.000Z` }, date);
    const hold = { workoutId: plank, targetWeight: null, targetReps: null, weight: null, reps: null };
    const sets = [1, 2, 3].map(ordinal =>
      aSet(session, { ...hold, ordinal, targetSeconds: target.seconds, seconds: target.seconds }),
    );
    await sync(member, sessionItem(session), ...sets.map(set => setItem(set)));
    const after = await next(member, plank);
    expect(after.target.seconds).toBeGreaterThan(target.seconds);
    expect(after.last.sets[0]).toEqual({ weight: null, reps: null, seconds: target.seconds });
  });

  it('weeks in a row without a rest bring the proposal of a light one', async () => {
    const member = await t.signUp();
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '하나' }] };
    const { routineId } = (await t.post(ROUTINES, list, { token: member.token })).body.routines[0];
    await t.post(`${ROUTINES}/${routineId}`, { workoutIds: [bench], mode: 'auto' }, { token: member.token });
    const plan = async () => (await t.get(`/api/training/next/${routineId}`, { token: member.token })).body;
    const lightWeek = async () => (await plan()).lightWeek;
    expect((await plan()).workouts[0].light).toBeNull();
    const proposed: boolean[] = [];
    for (let week = 8; week >= 0; week--) {
      const date = t.daysAgo(7 * week);
      await sync(member, sessionItem(aSession({ endedAt: `${date}T02:00:00.000Z` }, date)));
      proposed.push((await lightWeek()) !== null);
    }
    // Counted back from last week; a beginner's light week follows eight others, and begun it stays one.
    expect(proposed).toEqual([...Array<boolean>(7).fill(false), true, true]);
    const due = await plan();
    expect(due.lightWeek).toEqual({ proposed: true, reason: expect.stringMatching(/^8주를.*요\.$/) });
    const [{ target, light }] = due.workouts;
    expect(light.sets).toBe(2);
    expect(light.weight).toBeLessThanOrEqual(0.9 * target.weight);

    // Doing the light sets neither lowers nor raises the next target.
    const session = aSession({ endedAt: `${t.daysAgo(1)}T02:00:00.000Z` }, t.daysAgo(1));
    const asked = { targetWeight: target.weight, targetReps: target.reps, reps: target.reps };
    const sets = [1, 2].map(ordinal =>
      aSet(session, { workoutId: bench, ordinal, ...asked, weight: light.weight }),
    );
    await sync(member, sessionItem(session), ...sets.map(set => setItem(set)));
    expect((await plan()).workouts[0].target).toMatchObject({ weight: target.weight, reps: target.reps });
  });
});
