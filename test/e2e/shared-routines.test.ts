// Both databases: a row written over, what goes with a routine and a member.
import { randomUUID } from 'node:crypto';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { MyWorkout } from '../../src/myfit/entities/my-workout.entity.js';
import { RoutineShare } from '../../src/myfit/sharing/routine-share.entity.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const GONE = { status: 404, body: { status: 'SHARED_ROUTINE_NOT_FOUND_EXCEPTION' } };

describe('a routine by link', () => {
  let t: TestApp;
  let owner: TestMember;
  let reader: TestMember;
  let routineId: number;
  let bench: number;
  let dumbbells: number;
  const lines: string[] = [];
  beforeAll(async () => {
    t = await startTestApp({ env: { LOG_LEVEL: 'trace' }, logs: { write: line => lines.push(line) } });
    bench = await t.workoutId('바벨 벤치프레스');
    dumbbells = await t.workoutId('덤벨 벤치프레스');
  });
  const base = '/api/myfit/routines/workout';
  beforeEach(async () => {
    owner = await t.signUp({ userName: '김주인' });
    reader = await t.signUp({ userName: '이손님', weight: 55, bodyFat: 22, muscleMass: 30 });
    const routines = [{ routineId: -1, routineIndex: 0, routineName: '가슴 <b>집중</b>' }];
    routineId = (await t.post(base, { routines }, as(owner))).body.routines[0].routineId;
    await t.post(
      `${base}/${routineId}`,
      { workoutIds: [bench, dumbbells], weight: 61.5, rep: 8, setCount: 4, confirmed: true },
      as(owner),
    );
  });
  afterAll(() => t.close());

  const as = ({ token }: TestMember) => ({ token });
  const share = async (withName = false) => {
    const { body } = await t.post(`${base}/${routineId}/share`, { withName }, as(owner));
    expect(body.url).toMatch(/^http:\/\/localhost:\d+\/r\/[0-9a-f]{32}$/);
    return new URL(body.url).pathname.slice(3);
  };
  const read = (secret: string) => t.get(`/api/shared/routines/${secret}`);
  const take = (secret: string, requestId: string = randomUUID(), who = reader) =>
    t.post(`/api/shared/routines/${secret}/take`, { requestId }, as(who));

  it('shows names, sets and repetitions to anybody, and neither weights nor whose it is', async () => {
    const secret = await share();
    const answer = await read(secret);
    expect(answer).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex' } });
    expect(answer.body).toEqual({
      routineName: '가슴 <b>집중</b>',
      ownerName: null,
      workouts: [bench, dumbbells].map(workoutId => ({
        workoutId,
        workoutName: expect.stringMatching(/벤치프레스/),
        bodyParts: expect.arrayContaining([expect.any(String)]),
        rep: 8,
        repeatUnit: 'reps',
        setCount: 4,
        imgPath: expect.stringMatching(/^\/figures\//),
      })),
    });
    for (const told of ['61.5', '김주인', owner.email]) expect(answer.text).not.toContain(told);
    expect((await t.get('/api/user/export', as(owner))).body.routines[0].sharedAt).toMatch(/Z$/);
  });

  it('tells its owner’s name where that was ticked, and no more once it is not; the link stays the same', async () => {
    const secret = await share(true);
    expect((await read(secret)).body.ownerName).toBe('김주인');
    expect(await share(false)).toBe(secret);
    expect((await read(secret)).body.ownerName).toBeNull();
    expect((await t.get(`${base}/${routineId}/share`, as(owner))).body).toEqual({
      url: expect.stringContaining(secret),
      withName: false,
    });
  });

  it('is followed: what the owner changes is seen', async () => {
    const secret = await share();
    const [row] = (await t.get(`${base}/${routineId}`, as(owner))).body;
    await t.post(`${base}/delete/${row.myWorkoutId}`, undefined, as(owner));
    expect((await read(secret)).body.workouts).toHaveLength(1);
  });

  it('is taken into the reader’s own list with the reader’s own weights, once for one press', async () => {
    const secret = await share();
    const requestId = randomUUID();
    const [one, two] = await Promise.all([take(secret, requestId), take(secret, requestId)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.routine).toEqual(two.body.routine);
    expect(one.body.routine.routineName).toBe('가슴 <b>집중</b>');
    expect((await t.get(base, as(reader))).body.routines).toHaveLength(1);
    const workouts = (await t.get(`${base}/${one.body.routine.routineId}`, as(reader))).body;
    expect(workouts.map(({ workoutId }: { workoutId: number }) => workoutId)).toEqual([bench, dumbbells]);
    for (const { weight, mode, reason } of workouts) {
      expect(mode).toBe('auto');
      expect(reason).toMatch(/[가-힣]/);
      expect(weight).toBeGreaterThan(0);
      expect(weight).not.toBe(61.5);
    }
    // Nor does a weight lie under the one that is shown.
    const { routineId: own } = one.body.routine;
    const kept = await t.database.read.findBy(MyWorkout, { routineId: own });
    expect(kept.map(({ weight }) => weight)).toEqual([null, null]);
    // A heavier member sees another weight behind the same link.
    const heavy = await t.signUp({ weight: 95, bodyFat: 14, muscleMass: 46 });
    const theirs = (await take(secret, randomUUID(), heavy)).body.workouts;
    expect(theirs[0].weight).toBeGreaterThan(workouts[0].weight);
  });

  it('is gone once it was taken back, and a new link is another one', async () => {
    const secret = await share();
    expect((await t.delete(`${base}/${routineId}/share`, as(owner))).status).toBe(204);
    expect(await read(secret)).toMatchObject(GONE);
    expect(await take(secret)).toMatchObject(GONE);
    expect((await t.get(`${base}/${routineId}/share`, as(owner))).body).toEqual({
      url: null,
      withName: false,
    });
    expect(await share()).not.toBe(secret);
    expect(await read(secret)).toMatchObject(GONE);
  });

  it('goes with the routine, comes back with it, and goes with the account', async () => {
    const secret = await share();
    const { routines } = (await t.get(base, as(owner))).body;
    await t.post(base, { routines: [] }, as(owner));
    expect(await read(secret)).toMatchObject(GONE);
    await t.post(base, { routines }, as(owner));
    expect((await read(secret)).status).toBe(200);
    const taken = await take(secret);
    await t.post('/api/user/delete', { password: owner.password }, as(owner));
    expect(await read(secret)).toMatchObject(GONE);
    expect(await t.database.read.existsBy(RoutineShare, { routineId })).toBe(false);
    // A copied routine belongs to the reader.
    const { routineId: own } = taken.body.routine;
    expect((await t.get(`${base}/${own}`, as(reader))).body).toHaveLength(2);
  });

  it('cannot be guessed, written otherwise or asked for by somebody else', async () => {
    const secret = await share();
    for (const wrong of [
      secret.toUpperCase(),
      secret.slice(1),
      `${secret}0`,
      '0'.repeat(32),
      `${secret.slice(0, -1)}%25`,
      "'%20OR%201=1",
    ]) {
      // A digits-only secret is equal to its upper case.
      if (decodeURIComponent(wrong) === secret) continue;
      expect(await read(wrong)).toMatchObject(GONE);
    }
    for (const call of [
      t.get(`${base}/${routineId}/share`, as(reader)),
      t.post(`${base}/${routineId}/share`, { withName: true }, as(reader)),
      t.delete(`${base}/${routineId}/share`, as(reader)),
    ]) {
      expect(await call).toMatchObject({ status: 404, body: { status: 'ROUTINE_NOT_FOUND_EXCEPTION' } });
    }
    expect((await read(secret)).body.ownerName).toBeNull();
    expect((await t.post(`/api/shared/routines/${secret}/take`, { requestId: randomUUID() })).status).toBe(
      401,
    );
  });

  it('is taken without what an admin has hidden since', async () => {
    const secret = await share();
    const hide = (hidden: boolean) =>
      t.database.write(manager => manager.update(Workout, { id: bench }, { hidden }));
    await hide(true);
    try {
      const { status, body } = await take(secret);
      expect([status, body.added]).toEqual([201, 1]);
      expect(body.workouts.map(({ workoutId }: { workoutId: number }) => workoutId)).toEqual([dumbbells]);
    } finally {
      await hide(false);
    }
  });

  it('of nothing that is offered any more, or for a list that is full, is not taken', async () => {
    const secret = await share();
    const routines = Array.from({ length: 50 }, (_, routineIndex) => ({
      ...{ routineId: -1, routineIndex, routineName: `루틴 ${routineIndex}` },
    }));
    await t.post(base, { routines }, as(reader));
    expect(await take(secret)).toMatchObject({ status: 400, body: { status: 'VALIDATION_EXCEPTION' } });
    for (const row of (await t.get(`${base}/${routineId}`, as(owner))).body) {
      await t.post(`${base}/delete/${row.myWorkoutId}`, undefined, as(owner));
    }
    const another = await t.signUp();
    expect(await take(secret, randomUUID(), another)).toMatchObject({
      status: 404,
      body: { status: 'WORKOUT_NOT_FOUND_EXCEPTION' },
    });
  });

  it('stands in no log', async () => {
    const secret = await share();
    await read(secret);
    await t.get(`/r/${secret}`);
    await take(secret);
    const referer = `${t.config.publicUrl}/r/${secret}`;
    await t.get('/api/site', { headers: { referer } });
    await t.get(`/api/shared/routines/${secret}/none`, { headers: { referer } });
    await t.get(`/og/routine/${secret}.png`);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join('\n')).not.toContain(secret);
  });
});
