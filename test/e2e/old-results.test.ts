// SQLite only: judged anew over kept JSON, which recommendation reads on both.
import { RecommendationHistory } from '../../src/recommendation/entities/recommendation-history.entity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const GYM = ['맨몸', '바벨', '덤벨', '평벤치', '랙', '레그 프레스 머신', '케이블 머신'];
/** Words about losing weight, burning, and products for it. */
const LOSING = /감량|체중을? (?:더 )?줄|유산소|태우|태워|칼로리|체지방/u;

describe('an answer of another day', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const woman = async () => ({
    token: (await t.signUp({ sex: '여', height: 162, weight: 58, bodyFat: 26, muscleMass: 32 })).token,
  });
  type Caller = Awaited<ReturnType<typeof woman>>;
  const answerOf = async (kind: string, id: number, as: Caller): Promise<any> =>
    (await t.answered(`/api/recommendation/${kind}/history/${id}`, as)).body;
  const recommended = async (kind: string, request: object, as: Caller) => {
    const { body } = await t.post(`/api/recommendation/${kind}`, request, as);
    return answerOf(kind, body.id, as);
  };
  const legs = { bodyPartKoreanName: ['허벅지 앞', '복부'], machineKoreanName: GYM, goal: '체중 감량' };
  const slimming = { monthlyBudget: 90_000, purpose: ['근육 증가', '체중 감량'] };
  const becomesThin = (as: Caller) =>
    t.post('/api/bodyData', { date: t.daysAgo(0), height: 162, weight: 41, upDownBalance: 0.5 }, as);

  it('marks what is not fit any more, says what is said today, and is kept without it', async () => {
    const as = await woman();
    const before = await recommended('workout', legs, as);
    expect(before.recommends.every((item: any) => item.against === null)).toBe(true);
    expect(before.notes.join()).toContain('유산소');
    await t.post('/api/user/health', { conditions: ['임신'], pregnancyWeeks: 36 }, as);
    const today = await answerOf('workout', before.id, as);
    const marked = today.recommends.filter((item: any) => item.against !== null);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.length).toBeLessThan(today.recommends.length);
    for (const { against } of marked)
      expect(against).toMatch(/^임신 중이라고 하셔서 지금은 이 운동을 쉬는 게 좋아요\./u);
    expect(today.notes.join()).toMatch(/임신 중에는 의사와 상담한 뒤에/u);
    expect(today.notes.join()).not.toMatch(/유산소|체중은 식사가/u);
    const fit = today.recommends
      .filter((item: any) => item.against === null)
      .map((item: any) => item.workoutId);
    const { status, body } = await t.post(
      '/api/myfit/routines/workout/recommended',
      { historyId: before.id, routineName: '남은 것', requestId: '01890a5d-ac96-774b-bcce-b302099a8057' },
      as,
    );
    expect([status, body.workouts.map((row: any) => row.workoutId)]).toEqual([201, fit]);
  });

  it('tells a severely thin member of no losing and no product, and makes no routine of it', async () => {
    const as = await woman();
    const bodyweight = { bodyPartKoreanName: ['허벅지 앞', '이두'], machineKoreanName: ['맨몸'] };
    const workouts = await recommended('workout', { ...legs, ...bodyweight }, as);
    expect(workouts.unfilled).toMatchObject([{ bodyPartKoreanName: '이두' }]);
    const products = await recommended('supplement', slimming, as);
    expect(products.recommends.length).toBeGreaterThan(1);
    expect(JSON.stringify(products)).toMatch(LOSING);
    await becomesThin(as);
    const moved = await answerOf('workout', workouts.id, as);
    expect(moved.recommends.every((item: any) => item.against !== null)).toBe(true);
    expect([moved.notes.length, moved.unfilled, moved.instead]).toEqual([1, [], null]);
    expect(moved.notes[0]).toContain('1577-0199');
    const { status } = await t.post(
      '/api/myfit/routines/workout/recommended',
      { historyId: workouts.id, routineName: '예전 것', requestId: '01890a5d-ac96-774b-bcce-b302099a8058' },
      as,
    );
    expect(status).toBe(404);
    for (const path of [`/history/${products.id}`, '']) {
      const { body } = await t.get(`/api/recommendation/supplement${path}`, as);
      expect([body.recommends, body.proteinGap, body.notes, body.totalPrice]).toEqual([[], null, [], 0]);
      expect(body.refusals).toMatchObject([{ purpose: null }]);
      expect(JSON.stringify({ ...body, purpose: [] })).not.toMatch(LOSING);
    }
  });

  it('marks products that are not fit any more', async () => {
    const as = await woman();
    const before = await recommended('supplement', { ...slimming, purpose: ['체중 감량', '근력 향상'] }, as);
    expect(before.recommends.map((item: any) => item.against)).toEqual(before.recommends.map(() => null));
    await t.post('/api/user/health', { conditions: ['임신'], pregnancyWeeks: 20 }, as);
    const today = await answerOf('supplement', before.id, as);
    expect(today.refusals).toMatchObject([{ purpose: '체중 감량' }]);
    expect(today.notes.join()).toContain('임신 중');
    const creatine = today.recommends.find((item: any) => /크레아틴/u.test(item.koreanName + item.doseText));
    expect(creatine.against).toMatch(/맞지 않는 제품/u);
  });

  it('marks a product that has left the catalogue for whom only listed ones are fit', async () => {
    const as = await woman();
    const { id, recommends, ...rest } = await recommended('supplement', slimming, as);
    const [gone] = recommends.map((item: any) => ({ ...item, id: 2_000_000_000 }));
    const result = { ...rest, recommends: [gone] } as object;
    await t.database.write(manager => manager.update(RecommendationHistory, { id }, { result }));
    expect((await answerOf('supplement', id, as)).recommends).toMatchObject([{ against: null }]);
    await t.post('/api/user/health', { conditions: ['임신'], pregnancyWeeks: 20 }, as);
    const today = await answerOf('supplement', id, as);
    expect(today.recommends).toMatchObject([{ against: expect.stringMatching(/맞지 않는 제품/u) }]);
  });

  it('warns of what a product asks of the health of today', async () => {
    const as = await woman();
    const before = await recommended('supplement', { ...slimming, purpose: ['근육 증가'] }, as);
    const warned = ({ recommends }: any) =>
      recommends.filter((item: any) => item.cautions.some((each: string) => /심장 질환이 있/u.test(each)));
    expect(warned(before)).toEqual([]);
    await t.post('/api/user/health', { conditions: ['심장 질환'] }, as);
    const today = await answerOf('supplement', before.id, as);
    const fit = today.recommends.filter((item: any) => item.against === null);
    expect(fit.length).toBeGreaterThan(0);
    expect(warned({ recommends: fit })).toEqual(fit);
  });

  it('stays as it was for whom nothing protects', async () => {
    const as = await woman();
    const before = await recommended('workout', legs, as);
    await t.post('/api/user/health', { soreAreas: [] }, as);
    expect(await answerOf('workout', before.id, as)).toEqual(before);
  });
});
