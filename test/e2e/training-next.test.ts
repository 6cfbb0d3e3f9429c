// SQLite only: computed over rows that training-schedules reads on both.
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const ROUTINES = '/api/myfit/routines/workout';

describe('what is to be done today', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const newRoutine = async ({ token }: TestMember): Promise<number> => {
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '하나' }] };
    return (await t.post(ROUTINES, list, { token })).body.routines[0].routineId;
  };
  const add = (member: TestMember, routineId: number, body: object) =>
    t.post(`${ROUTINES}/${routineId}`, body, { token: member.token });
  const next = async (member: TestMember, path: string) =>
    t.get(`/api/training/next${path}`, { token: member.token });

  it('of a routine is what the list of its workouts says', async () => {
    const member = await t.signUp();
    const routineId = await newRoutine(member);
    const [bench, plank] = [await t.workoutId('바벨 벤치프레스'), await t.workoutId('플랭크')];
    await add(member, routineId, { workoutIds: [bench], mode: 'auto' });
    await add(member, routineId, { workoutIds: [plank], rep: 35, setCount: 2 });
    const cards = (await t.get(`${ROUTINES}/${routineId}`, { token: member.token })).body;
    const { status, body } = await next(member, `/${routineId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ routineId, routineName: '하나', lightWeek: null });
    const [first, second] = body.workouts;
    expect(first).toMatchObject({
      workoutId: bench,
      myWorkoutId: cards[0].myWorkoutId,
      workoutName: '바벨 벤치프레스',
      image: cards[0].imgPath,
      repeatUnit: 'reps',
      target: {
        weight: cards[0].weight,
        reps: cards[0].rep,
        seconds: null,
        sets: 3,
        reserves: [3.5, 3.5, 3.5],
      },
      why: { template: 'first', text: cards[0].reason },
      incrementKg: 2.5,
      minLoadKg: 20,
      plates: { barKg: 20, available: [25, 20, 15, 10, 5, 2.5, 1.25] },
      restSeconds: 120,
      last: null,
      against: null,
    });
    expect(first.target.weight).toBeGreaterThan(20);
    const { least, most, felt, text } = first.target.stop;
    expect([least < cards[0].rep, most > cards[0].rep, felt]).toEqual([true, true, 2]);
    expect(text).toContain('실제로는 3~4회쯤 남아요.');
    expect(second.target).toMatchObject({ reserves: [], stop: null });
    expect(first.warmups[0]).toEqual({ weight: 20, reps: 10 });
    expect(first.cues[0]).toMatch(/요\.$/);
    expect(first.bodyParts).toContain('가슴');
    expect(second).toMatchObject({
      target: { weight: null, reps: null, seconds: 35, sets: 2 },
      repeatUnit: 'seconds',
      plates: null,
      why: { template: 'fixed', args: {} },
    });
  });

  it('of workouts without a routine is derived, in their order', async () => {
    const member = await t.signUp();
    const ids = [await t.workoutId('덤벨 컬'), await t.workoutId('바벨 벤치프레스')];
    const { body } = await next(member, `?workoutIds=${ids.join()}`);
    expect(body.workouts.map((each: any) => each.workoutId)).toEqual(ids);
    for (const { target, myWorkoutId } of body.workouts) {
      expect(target.weight).toBeGreaterThan(0);
      expect(target.reps).toBeGreaterThan(0);
      expect(myWorkoutId).toBeNull();
    }
  });

  it.each([
    ['', 400],
    ['?workoutIds=', 400],
    ['?workoutIds=a', 400],
    ['?workoutIds=1,1', 400],
    [`?workoutIds=${Array.from({ length: 13 }, (_, i) => i + 1).join()}`, 400],
    ['?workoutIds=2000000000', 404],
    ['?workoutIds=1&historyId=2000000000', 404],
    ['/2000000000', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await next(await t.signUp(), path)).status).toBe(status);
  });
});
