// Both databases: counts by day.
import { eventually } from '../support/eventually.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

describe('how recommendations end', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    const ttl = { ADMIN_LOGIN_TTL: '400d', ADMIN_IDLE_TTL: '399d', ACCESS_TOKEN_TTL: '398d' };
    t = await startTestApp({ env: { ...ttl, RATE_LIMIT: 'off' } });
    token = await t.adminToken();
  });
  afterAll(() => t.close());

  const look = async () => (await t.get('/api/admin/recommendationDays', { token })).body;
  const today = () => new Date(t.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
  const none = { made: 0, kept: 0, swapped: 0, answered: 0, unfilled: 0, failed: 0 };
  const of = async (type: string) => {
    const found = (await look()).days.find((each: any) => each.type === type && each.day === today());
    return found && { ...none, ...found };
  };

  async function ask(type: string, request: object, { token }: TestMember): Promise<any> {
    const { id } = (await t.post(`/api/recommendation/${type}`, request, { token })).body;
    return eventually(async () => {
      const answer = await t.get(`/api/recommendation/${type}/history/${id}`, { token });
      expect(answer.status).toBe(200);
      return answer.body;
    });
  }
  const chest = { bodyPartKoreanName: ['가슴'], machineKoreanName: ['바벨', '평벤치', '덤벨', '맨몸'] };

  it('is counted by day and kind: kept, swapped, answered', async () => {
    expect(await look()).toEqual({ days: [], reasons: [] });
    const member = await t.signUp();
    const as = { token: member.token };
    const { id, recommends } = await ask('workout', chest, member);
    const day = { day: today(), type: 'workout', ...none, made: 1 };
    expect(await of('workout')).toEqual(day);

    const { workoutId } = recommends[0];
    const { alternatives } = (
      await t.post('/api/recommendation/workout/alternatives', { historyId: id, workoutId }, as)
    ).body;
    const byWorkoutId = alternatives[0].workoutId;
    const swap = (from: number, to: number) =>
      t.post(`/api/recommendation/workout/history/${id}/swap`, { workoutId: from, byWorkoutId: to }, as);
    expect((await swap(workoutId, byWorkoutId)).status).toBe(200);
    expect(await of('workout')).toEqual({ ...day, swapped: 1 });
    expect((await swap(byWorkoutId, workoutId)).status).toBe(200);
    expect(await of('workout')).toEqual(day);

    const kept = await t.post(
      '/api/myfit/routines/workout/recommended',
      { historyId: id, routineName: '담은 것', requestId: '5f0e8b3c-0d0a-4a39-9d6f-6b1a7a0a0001' },
      as,
    );
    expect(kept.status).toBe(201);
    expect(await of('workout')).toEqual({ ...day, kept: 1 });
    const [{ myWorkoutId }] = kept.body.workouts;
    await t.post(`/api/myfit/routines/workout/feedback/${myWorkoutId}`, { feedback: 'LIGHT' }, as);
    expect(await of('workout')).toEqual({ ...day, kept: 1, answered: 1 });

    // Added by hand to an existing routine.
    const second = await ask('workout', { ...chest, bodyPartKoreanName: ['가슴', '삼두'] }, member);
    const { routineId } = kept.body.routine;
    const workoutIds = second.recommends
      .map((each: any) => each.workoutId)
      .filter((each: number) => !kept.body.workouts.some((own: any) => own.workoutId === each))
      .slice(0, 1);
    const added = await t.post(
      `/api/myfit/routines/workout/${routineId}`,
      { workoutIds, historyId: second.id, confirmed: true },
      as,
    );
    expect(added.status).toBe(201);
    expect(await of('workout')).toMatchObject({ made: 2, kept: 2 });
  });

  it('counts supplements that are put on the list, and only those of the last answer', async () => {
    const member = await t.signUp();
    const as = { token: member.token };
    const { recommends } = await ask('supplement', { purpose: ['근육 증가'], monthlyBudget: 70_000 }, member);
    const chosen = recommends.map((each: any) => each.id);
    const all = (await t.get('/api/supplements')).body.map((each: any) => each.id);
    const other = all.find((each: number) => !JSON.stringify(recommends).includes(`:${each},`));
    const add = (supplementIds: number[]) => t.post('/api/myfit/routines/supplement', { supplementIds }, as);
    expect((await add([other])).status).toBe(201);
    expect(await of('supplement')).toMatchObject({ made: 1, kept: 0 });
    expect((await add(chosen.slice(0, 1))).status).toBe(201);
    expect(await of('supplement')).toMatchObject({ made: 1, kept: 1 });
  });

  it('tells why something was missing once it has happened three times', async () => {
    const bare = { bodyPartKoreanName: ['이두'], machineKoreanName: ['레그 프레스 머신'] };
    const [first, second, third] = [await t.signUp(), await t.signUp(), await t.signUp()];
    const { unfilled } = await ask('workout', bare, first);
    expect(unfilled).toHaveLength(1);
    await ask('workout', bare, second);
    expect((await of('workout')).unfilled).toBe(2);
    expect((await look()).reasons).toEqual([]);
    await ask('workout', bare, third);
    const [reason] = (await look()).reasons;
    expect(reason).toMatchObject({ type: 'workout', count: 3 });
    expect(reason.reason).toMatch(/^이두: /);
    expect(unfilled[0].reason).toContain(reason.reason.replace('이두: ', ''));
  });

  it('goes with the member, and out of sight after thirty days', async () => {
    const { made } = await of('workout');
    const member = await t.signUp();
    await ask('workout', chest, member);
    expect((await of('workout')).made).toBe(made + 1);
    const { token: own, password } = member;
    expect((await t.post('/api/user/delete', { password }, { token: own })).status).toBe(204);
    expect((await of('workout')).made).toBe(made);
    t.clock.advance(29 * 86_400);
    expect((await look()).days).not.toEqual([]);
    t.clock.advance(86_400);
    expect(await look()).toEqual({ days: [], reasons: [] });
  });
});
