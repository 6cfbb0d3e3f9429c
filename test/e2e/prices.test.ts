// Both databases: times.
import { startTestApp, type TestApp } from '../support/test-app.js';

const DAY = 86_400;
const REAL = {
  koreanName: '가격 시험용 크레아틴',
  englishName: 'Priced creatine',
  brand: '한빛헬스',
  supplementType: 'Other',
  ingredientClasses: ['creatine'],
  creatine: 3,
  certified: true,
  flavor: '무맛',
  price: 19_900,
  servings: 60,
};

describe('prices', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await startTestApp({
      env: { ADMIN_LOGIN_TTL: '400d', ADMIN_IDLE_TTL: '399d', ACCESS_TOKEN_TTL: '398d' },
    });
    token = await t.adminToken();
  });
  afterAll(() => t.close());

  const today = () => new Date(t.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
  const row = async (id: number) => (await t.get(`/api/admin/supplements/${id}`, { token })).body;
  const detail = async (id: number) => (await t.get(`/api/supplements/${id}`)).body;
  const card = async () =>
    (await t.post('/api/supplements/search/list/1', { searchKeyword: REAL.koreanName })).body[0];
  const importCsv = (text: string) =>
    t.request('POST', '/api/admin/supplements/import?dryRun=false', Buffer.from(text), {
      token,
      headers: { 'content-type': 'text/csv' },
    });
  let id: number;

  it('of examples have no date and are never old', async () => {
    const [example] = (await t.get('/api/supplements')).body;
    expect(example).toMatchObject({ example: true, pricedOn: null, oldPrice: false });
    expect(await row(example.id)).toMatchObject({ priceSource: null, pricedAt: null });
  });

  it('say that an admin entered them, and when; after 30 days members read that they are old', async () => {
    const created = await t.post('/api/admin/supplements', REAL, { token });
    id = created.body.id;
    expect(created.body).toMatchObject({ priceSource: 'entered', pricedAt: expect.any(String) });
    const entered = today();
    expect(await card()).toMatchObject({ id, pricedOn: entered, oldPrice: false });
    t.clock.advance(29 * DAY);
    expect(await detail(id)).toMatchObject({ pricedOn: entered, oldPrice: false });
    t.clock.advance(2 * DAY);
    expect(await detail(id)).toMatchObject({ pricedOn: entered, oldPrice: true });
    expect(await card()).toMatchObject({ id, pricedOn: entered, oldPrice: true });
  });

  it('stay as old as they are when something else is edited', async () => {
    const { version, pricedAt } = await row(id);
    const edited = await t.put(
      `/api/admin/supplements/${id}`,
      { ...REAL, source: '크레아틴', version },
      { token },
    );
    expect(edited.body).toMatchObject({ pricedAt, priceSource: 'entered', source: '크레아틴' });
  });

  it('are of today once somebody has looked, though they are the same; undone they are as old as before', async () => {
    const { pricedAt } = await row(id);
    const seen = await t.put(`/api/admin/prices/${id}`, { price: REAL.price }, { token });
    expect([seen.status, seen.body.price]).toEqual([200, REAL.price]);
    expect(await card()).toMatchObject({ pricedOn: today(), oldPrice: false });
    await t.put(`/api/admin/prices/${id}`, { price: 21_000 }, { token });
    expect(await detail(id)).toMatchObject({ price: 21_000, oldPrice: false });
    t.clock.advance(DAY);
    const history = await t.get(`/api/admin/history?resource=supplements&resourceId=${id}`, { token });
    const { id: entry } = history.body.entries[0];
    expect((await t.post(`/api/admin/history/${entry}/undo`, undefined, { token })).status).toBe(204);
    expect(await row(id)).toMatchObject({
      price: 19_900,
      priceSource: 'entered',
      pricedAt: seen.body.pricedAt,
    });
    expect(seen.body.pricedAt > pricedAt).toBe(true);
  });

  it('say that they came with a file', async () => {
    const csv = `koreanName,englishName,brand,supplementType,flavor,servings,price\n파일 아연,File zinc,한빛헬스,Other,무맛,30,8000\n`;
    expect((await importCsv(csv)).body).toMatchObject({ created: 1, errors: [] });
    const [imported] = (await t.get('/api/admin/supplements/list/1?keyword=파일', { token })).body;
    expect(imported).toMatchObject({ price: 8000, priceSource: 'imported' });
    await importCsv(csv.replace('8000', '8500').replace('File', 'Filed'));
    expect(await row(imported.id)).toMatchObject({ price: 8500, priceSource: 'imported' });
  });

  it('are refused to members, and where they are none', async () => {
    const member = (await t.signUp()).token;
    const enter = (of: number, body: object, as = token) =>
      t.put(`/api/admin/prices/${of}`, body, { token: as });
    expect((await enter(id, { price: 1 }, member)).status).toBe(403);
    expect((await enter(999_999, { price: 1 })).body.status).toBe('SUPPLEMENT_NOT_FOUND_EXCEPTION');
    for (const price of [-1, 1.5, 'viel', null, 10_000_001])
      expect((await enter(id, { price })).status).toBe(400);
  });
});

describe('a recommendation', () => {
  it('keeps when each of its prices was seen', async () => {
    const t = await startTestApp();
    const token = await t.adminToken();
    const member = await t.signUp();
    await t.post('/api/admin/supplements', REAL, { token });
    await t.put('/api/admin/examples', { hidden: true }, { token });
    const request = { purpose: ['근력 향상'], monthlyBudget: 100_000 };
    const asked = await t.post('/api/recommendation/supplement', request, { token: member.token });
    const path = `/api/recommendation/supplement/history/${asked.body.id}`;
    const answer = await t.answered(path, { token: member.token });
    const [item] = answer.body.recommends;
    const pricedOn = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    expect(item).toMatchObject({ koreanName: REAL.koreanName, pricedOn });
    expect(item.otherFlavors[0].units[0]).toMatchObject({ price: REAL.price, pricedOn });
    await t.close();
  });
});
