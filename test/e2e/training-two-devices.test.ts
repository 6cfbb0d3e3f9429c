// Both databases: times, concurrent writes.
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';

const ROUTINES = '/api/myfit/routines/workout';
const HOUR = 3600;

describe('a session that runs on two devices', () => {
  let t: TestApp;
  let bench: number;
  let incline: number;
  beforeAll(async () => {
    t = await startTestApp();
    [bench, incline] = [await t.workoutId('바벨 벤치프레스'), await t.workoutId('인클라인 벤치프레스')];
    // Noon in Korea, so that a session ends on the day it began.
    const hour = (t.clock.now().getUTCHours() + 9) % 24;
    t.clock.advance(((36 - hour) % 24) * HOUR);
  });
  afterAll(() => t.close());

  const sync = async ({ token }: TestMember, ...items: object[]) =>
    (await t.post('/api/training/sync', { items }, { token })).body.items as any[];
  const get = async ({ token }: TestMember, path: string) => (await t.get(`/api/${path}`, { token })).body;
  const logInAgain = async (member: TestMember) => {
    const { email: loginEmail, password } = member;
    member.token = (await t.post('/api/auth/login', { loginEmail, password })).body.accessToken;
  };
  const routineOf = async ({ token }: TestMember): Promise<number> => {
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '가슴' }] };
    const { routineId } = (await t.post(ROUTINES, list, { token })).body.routines[0];
    await t.post(`${ROUTINES}/${routineId}`, { workoutIds: [bench, incline], mode: 'auto' }, { token });
    return routineId;
  };
  /** A planned session of three bench presses on a day. */
  const planned = (target: { weight: number; reps: number }, daysAgo: number) => {
    const date = t.daysAgo(daysAgo);
    const session = aSession({ startedAt: `${date}T00:30:00.000Z` }, date);
    const sets = [1, 2, 3].map(ordinal =>
      aSet(session, {
        ...{ workoutId: bench, ordinal, targetWeight: target.weight, targetReps: target.reps },
        ...{ weight: target.weight, reps: target.reps },
      }),
    );
    return { session, sets };
  };
  /** All that a device shows of past training and of the next session. */
  const shown = async (member: TestMember, routineId: number) => ({
    free: await get(member, `training/next?workoutIds=${bench},${incline}`),
    routine: await get(member, `training/next/${routineId}`),
    cards: await get(member, `myfit/routines/workout/${routineId}`),
    records: await get(member, 'training/records'),
    chart: await get(member, `training/workouts/${bench}/history`),
    weeks: await get(member, 'training/weeks?weeks=2'),
  });
  /** A member with one finished session, a routine, and a session to do now. */
  const trained = async () => {
    const member = await t.signUp();
    const routineId = await routineOf(member);
    const target = async () => (await get(member, `training/next/${routineId}`)).workouts[0].target;
    const { session, sets } = planned(await target(), 3);
    const over = { ...session, endedAt: `${session.localDate}T02:00:00.000Z` };
    await sync(member, sessionItem(over), ...sets.map(set => setItem(set)));
    return { member, routineId, liftedKg: sets[0]!.weight, running: planned(await target(), 0) };
  };

  it('shows the second one what the first one saw, until it is ended', async () => {
    const { member, routineId, running } = await trained();
    const atFirst = await shown(member, routineId);
    expect(atFirst.routine.workouts[0].last.date).toBe(t.daysAgo(3));
    const { session, sets } = running;
    const heavier = sets.map(set => ({ ...set, weight: set.weight! + 20 }));
    await sync(member, sessionItem(session), ...heavier.map(set => setItem({ ...set, doneAt: null })));
    for (const [n, set] of heavier.entries()) {
      const answer = n === 2 ? ('LIGHT' as const) : null;
      await sync(member, setItem({ ...set, answer }, 6 + n));
      expect(await shown(member, routineId)).toEqual(atFirst);
    }
    // A note on the session does not end it either.
    const [{ revision }] = await sync(member, sessionItem({ ...session, note: '좋다' }, 5));
    expect(await shown(member, routineId)).toEqual(atFirst);
    expect(await get(member, `training/sessions?from=${t.daysAgo(0)}&to=${t.daysAgo(0)}`)).toEqual([
      expect.objectContaining({ id: session.id, endedAt: null, sets: 3 }),
    ]);

    const ended = { ...session, note: '좋다', endedAt: `${session.localDate}T02:00:00.000Z` };
    const [end] = await sync(member, sessionItem(ended, revision));
    const afterwards = await shown(member, routineId);
    expect(afterwards.routine.workouts[0].last).toMatchObject({ date: t.daysAgo(0) });
    expect(afterwards.routine.workouts[0].target).not.toEqual(atFirst.routine.workouts[0].target);
    expect(afterwards.records[0].lastDate).toBe(t.daysAgo(0));
    expect(afterwards.chart.points).toHaveLength(2);
    expect(afterwards.weeks).not.toEqual(atFirst.weeks);
    // Later corrections are learned again, and a reopened session leaves the history.
    const [, , last] = heavier;
    await sync(member, setItem({ ...last, answer: 'HEAVY', reps: 2 }, 11));
    expect((await shown(member, routineId)).routine).not.toEqual(afterwards.routine);
    await sync(member, sessionItem({ ...ended, endedAt: null }, end.revision));
    expect(await shown(member, routineId)).toEqual(atFirst);
  });

  it('counts as over six hours after it was last written, with what was begun in it', async () => {
    const { member, routineId, running } = await trained();
    const atFirst = await shown(member, routineId);
    const { session, sets } = running;
    const [first, second, third] = sets;
    const untouched = aSet(session, { workoutId: incline, workoutOrdinal: 2, doneAt: null });
    const items = [first, second, { ...third, doneAt: null }, untouched].map(set => setItem(set!));
    await sync(member, sessionItem(session), ...items);
    expect(await shown(member, routineId)).toEqual(atFirst);
    t.clock.advance(5.9 * HOUR);
    await logInAgain(member);
    expect(await shown(member, routineId)).toEqual(atFirst);
    t.clock.advance(0.2 * HOUR);
    const late = await shown(member, routineId);
    const [benched, inclined] = late.free.workouts;
    expect(benched.last).toMatchObject({ date: session.localDate, sets: [{}, {}] });
    // The third set was left out: the target does not rise.
    expect(benched.why).toMatchObject({ template: 'setsLeftOut', args: { done: 2, asked: 3 } });
    expect(inclined.last).toBeNull();
    expect(late.records[0].lastDate).toBe(session.localDate);
    t.clock.advance(24 * HOUR);
    await logInAgain(member);
    expect((await shown(member, routineId)).free.workouts[0].last.date).toBe(session.localDate);
  });

  it('breaks no record of a session that is over', async () => {
    const { member, running, liftedKg } = await trained();
    const { session, sets } = running;
    const heavier = sets.map(set => setItem({ ...set, weight: set.weight! + 20 }));
    await sync(member, sessionItem(session), ...heavier);
    const other = planned({ weight: 1, reps: 1 }, 0);
    const over = {
      ...other.session,
      startedAt: `${session.localDate}T01:30:00.000Z`,
      endedAt: `${session.localDate}T02:00:00.000Z`,
    };
    const more = other.sets.map(set => setItem({ ...set, weight: sets[0]!.weight! + 10, reps: 1 }));
    await sync(member, sessionItem(over), ...more);
    const { records } = await get(member, `training/sessions/${over.id}/summary`);
    expect(records).toContainEqual(expect.objectContaining({ kind: 'heaviest', previous: liftedKg }));
  });
});
