// SQLite only: the engine over the read model.
import { startTestApp, type TestApp } from '../support/test-app.js';

const CREATINE = {
  koreanName: '아주 싼 크레아틴',
  englishName: 'Cheapest creatine',
  brand: '한빛헬스',
  supplementType: 'Other',
  ingredientClasses: ['creatine'],
  creatine: 3,
  certified: true,
  approvedFunction: '근력 운동 시 운동수행능력 향상에 도움을 줄 수 있음',
  flavor: '무맛',
  price: 3_000,
  servings: 100,
};

describe('where an item of the catalogue appears', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await startTestApp();
    token = await t.adminToken();
  });
  afterAll(() => t.close());

  const of = async (what: string, id: number) => t.get(`/api/admin/appearances/${what}/${id}`, { token });
  const requests = (answer: { body: any }): string[] => answer.body.found.map((each: any) => each.request);

  it('is what the engine answers to usual people: a staple in its own body part, with its equipment only', async () => {
    const [bench] = (await t.get('/api/admin/workouts/list/1?keyword=바벨 벤치프레스', { token })).body;
    const answer = await of('workouts', bench.id);
    expect(answer.body).toMatchObject({ hidden: false, tried: 80 });
    expect(answer.body.found.length).toBeGreaterThan(0);
    expect(requests(answer).every(request => request.includes('헬스장'))).toBe(true);
    expect(requests(answer).some(request => request.startsWith('가슴'))).toBe(true);
  });

  it('changes with the row: hidden it is in none', async () => {
    const [bench] = (await t.get('/api/admin/workouts/list/1?keyword=바벨 벤치프레스', { token })).body;
    await t.put('/api/admin/bulk/workouts', { ids: [bench.id], hidden: true }, { token });
    expect((await of('workouts', bench.id)).body).toEqual({ hidden: true, tried: 80, found: [] });
  });

  it('of a product depends on what is in it', async () => {
    const { id, version } = (await t.post('/api/admin/supplements', CREATINE, { token })).body;
    const answer = await of('supplements', id);
    expect(answer.body).toMatchObject({ hidden: false, tried: 32 });
    expect(requests(answer)).toContain('근력 향상 · 월 7만원 · 남성');
    expect(requests(answer).some(request => request.startsWith('관절 건강'))).toBe(false);
    await t.put(
      `/api/admin/supplements/${id}`,
      { ...CREATINE, creatine: null, ingredientClasses: [], version },
      { token },
    );
    expect((await of('supplements', id)).body.found).toEqual([]);
  });

  it('is told of what is typed, and nothing of that stays', async () => {
    const typed = (what: string, input: object, id?: number) =>
      t.post(`/api/admin/appearances/${what}${id ? `?id=${id}` : ''}`, input, { token });
    const before = (await t.get('/api/admin/supplements/list/1?sort=koreanName', { token })).headers;
    const fresh = { ...CREATINE, koreanName: '아직 없는 크레아틴', price: 2_000 };
    const answer = await typed('supplements', fresh);
    expect(answer).toMatchObject({ status: 200, body: { hidden: false, tried: 32 } });
    expect(requests(answer)).toContain('근력 향상 · 월 7만원 · 남성');
    expect(
      (await typed('supplements', { ...fresh, ingredientClasses: [], creatine: null })).body.found,
    ).toEqual([]);
    const after = (await t.get('/api/admin/supplements/list/1?sort=koreanName', { token })).headers;
    expect(after['x-total-count']).toBe(before['x-total-count']);

    const [row] = (await t.get('/api/admin/workouts/list/1?keyword=덤벨 벤치프레스', { token })).body;
    const { id, imgPath: _, ...input } = row;
    const stored = await of('workouts', id);
    expect(stored.body.found.length).toBeGreaterThan(0);
    expect((await typed('workouts', input, id)).body).toEqual(stored.body);
    expect((await typed('workouts', { ...input, hidden: true }, id)).body).toEqual({
      hidden: true,
      tried: 80,
      found: [],
    });
    const barbell = (await t.get('/api/admin/machines/list/1?keyword=바벨', { token })).body[0].koreanName;
    const heavy = await typed('workouts', { ...input, machines: [barbell] }, id);
    expect(requests(heavy).length).toBeGreaterThan(0);
    expect(requests(heavy).every(request => request.includes('헬스장'))).toBe(true);
    expect((await of('workouts', id)).body).toEqual(stored.body);

    expect((await typed('workouts', { ...input, machines: ['우주선'] }, id)).body.fields).toMatchObject([
      { field: 'machines' },
    ]);
    expect((await typed('workouts', input, 999_999)).body.status).toBe('WORKOUT_NOT_FOUND_EXCEPTION');
    const member = (await t.signUp()).token;
    const asked = await t.post('/api/admin/appearances/workouts', input, { token: member });
    expect(asked.status).toBe(403);
  });

  it('is told to admins only, and of what is there', async () => {
    expect((await of('workouts', 999_999)).body.status).toBe('WORKOUT_NOT_FOUND_EXCEPTION');
    expect((await of('supplements', 999_999)).body.status).toBe('SUPPLEMENT_NOT_FOUND_EXCEPTION');
    const member = (await t.signUp()).token;
    expect((await t.get('/api/admin/appearances/workouts/1', { token: member })).status).toBe(403);
  });
});
