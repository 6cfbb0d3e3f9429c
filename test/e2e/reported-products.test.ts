// Both databases: jobs, many rows.
import { ReportedProductsJob } from '../../src/admin/reported/reported-products.job.js';
import { eventually } from '../support/eventually.js';
import { FoodSafetyServer, reportedTablet } from '../support/food-safety-server.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const UNCLEAR = {
  NTK_MTHD: '1일 1~2회, 1회 1~2정을 섭취하십시오.',
};
const GINSENG = {
  PRDLST_NM: '홍삼정',
  PRIMARY_FNCLTY: '면역력 증진에 도움을 줄 수 있음',
  STDR_STND: '진세노사이드 Rg1, Rb1 및 Rg3의 합 : 표시량(3mg/g)의 80% 이상',
  RAWMTRL_NM: '홍삼농축액',
};

describe('reported products', () => {
  let ministry: FoodSafetyServer;
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    ministry = await FoodSafetyServer.start();
    t = await startTestApp({ env: ministry.env });
    token = await t.adminToken();
    t.app.get(ReportedProductsJob, { strict: false }).pace.pauseMs = 0;
  });
  afterAll(async () => {
    await t.close();
    await ministry.close();
  });

  const state = async () => (await t.get('/api/admin/reportedProducts/fetch', { token })).body;
  const list = (of: string, page = 1) =>
    t.get(`/api/admin/reportedProducts/list/${page}?state=${of}`, { token });
  const fetchAll = async () => {
    expect((await t.post('/api/admin/reportedProducts/fetch', undefined, { token })).status).toBe(202);
    await eventually(async () => expect((await state()).running).toBe(false));
    return state();
  };

  it('are fetched page by page, and only what nobody can be sure of waits for an admin', async () => {
    ministry.rows = Array.from({ length: 450 }, (_, i) =>
      reportedTablet(i + 1, i === 3 ? UNCLEAR : i >= 400 ? GINSENG : {}),
    );
    expect(await state()).toMatchObject({ configured: true, fetched: 0, total: null, finishedAt: null });
    const done = await fetchAll();
    expect(ministry.asked).toEqual(['1-200', '201-400', '401-600']);
    expect(done).toMatchObject({ fetched: 450, total: 450, failure: null });
    expect(done.counts).toEqual({ review: 1, ready: 399, listed: 0, refused: 0, outside: 50 });

    const ready = await list('ready');
    expect(ready.headers['x-total-count']).toBe('399');
    expect(ready.body).toHaveLength(20);
    expect(ready.body[0]).toMatchObject({
      name: '햇살 비타민 D 1',
      company: '한빛헬스',
      doubts: [],
      fields: {
        koreanName: '햇살 비타민 D 1',
        brand: '한빛헬스',
        certified: true,
        approvedFunction: '[비타민D] 칼슘과 인이 흡수되고 이용되는데 필요',
        ingredientClasses: ['vitaminD'],
        allergens: ['우유'],
        vitaminD: 12.5,
      },
    });
    const [unclear] = (await list('review')).body;
    expect(unclear.intake).toBe(UNCLEAR.NTK_MTHD);
    expect(unclear.doubts).toContain('한 번에 얼마나 먹는지 한 가지로 읽히지 않아요.');
  });

  it('reach members once they have a price, not before', async () => {
    const search = async () =>
      (await t.post('/api/supplements/search/list/1', { searchKeyword: '햇살 비타민 D 4' })).body;
    const shown = async () =>
      (await search()).some(({ koreanName }: any) => koreanName === '햇살 비타민 D 4');
    const [{ id, fields }] = (await list('review')).body;
    const accepted = await t.put(
      `/api/admin/reportedProducts/${id}`,
      { ...fields, vitaminD: 25, ingredientClasses: ['vitaminD'] },
      { token },
    );
    expect(accepted.status).toBe(204);
    const mine =
      (await list('ready', 20)).body.find((each: any) => each.id === id) ??
      (await list('ready')).body.find((each: any) => each.id === id);
    expect(mine).toMatchObject({ doubts: [], fields: { vitaminD: 25 } });
    expect(await shown()).toBe(false);

    const pack = { englishName: 'Sunny vitamin D', flavor: '무맛', servings: 60, price: 12_900 };
    const refused = await t.post(`/api/admin/reportedProducts/${id}/list`, mine.fields, { token });
    expect(refused.status).toBe(400);
    expect(refused.body.fields.map(({ field }: any) => field)).toEqual(
      expect.arrayContaining(['price', 'servings', 'flavor']),
    );
    const listed = await t.post(
      `/api/admin/reportedProducts/${id}/list`,
      { ...mine.fields, ...pack },
      { token },
    );
    expect(listed.status).toBe(201);
    expect(listed.body).toMatchObject({ koreanName: '햇살 비타민 D 4', price: 12_900, vitaminD: 25 });
    expect(await shown()).toBe(true);
    const detail = await t.get(`/api/supplements/${listed.body.id}`);
    expect(detail.body).toMatchObject({ example: false, certified: true });
    for (const again of [
      await t.post(`/api/admin/reportedProducts/${id}/list`, { ...mine.fields, ...pack }, { token }),
      await t.post(`/api/admin/reportedProducts/${id}/refuse`, undefined, { token }),
      await t.put(`/api/admin/reportedProducts/${id}`, fields, { token }),
    ])
      expect([again.status, again.body.status]).toEqual([409, 'CHANGED_SINCE_EXCEPTION']);
    const [entry] = (await t.get('/api/admin/history?resource=supplements', { token })).body.entries;
    expect(entry).toMatchObject({ action: 'create', resourceId: listed.body.id });
  });

  it('come back to the admin when the maker changes the report', async () => {
    const [first, second] = (await list('ready')).body;
    await t.post(`/api/admin/reportedProducts/${first.id}/refuse`, undefined, { token });
    const [listed] = (await list('listed')).body;
    const changed = { STDR_STND: '비타민 D : 표시량(50㎍/일)의 80~180%' };
    ministry.rows = ministry.rows.map((row, i) =>
      [0, 1, 3].includes(i) ? { ...row, ...changed } : { ...row, LAST_UPDT_DTM: '20260930' },
    );
    const { counts } = await fetchAll();
    expect(counts).toMatchObject({ review: 1, refused: 0, listed: 1 });
    expect((await list('review')).body[0]).toMatchObject({ id: first.id, changed: true });
    expect((await list('listed')).body[0]).toMatchObject({ id: listed.id, changed: true });
    const again = (await list('ready')).body.find(({ id }: any) => id === second.id);
    expect(again).toMatchObject({ changed: false, fields: { vitaminD: 25 } });
  });

  it('go on where the day’s calls were used up', async () => {
    ministry.asked.length = 0;
    ministry.faults.set('201-400', FoodSafetyServer.code('INFO-300'));
    expect(await fetchAll()).toMatchObject({
      fetched: 200,
      total: 450,
      finishedAt: null,
      failure: '오늘 부를 수 있는 횟수를 다 썼어요. 내일 이어서 가져와 주세요.',
    });
    ministry.faults.clear();
    expect(await fetchAll()).toMatchObject({ fetched: 450, failure: null });
    expect(ministry.asked).toEqual(['1-200', '201-400', '201-400', '401-600']);
  });

  it('are not fetched for ever where the server has no end', async () => {
    ministry.faults.set('1-200', response =>
      response.end(
        JSON.stringify({
          C003: { total_count: '2000000000', row: [reportedTablet(1)], RESULT: { CODE: 'INFO-000' } },
        }),
      ),
    );
    expect((await fetchAll()).failure).toMatch(/믿기 어려울 만큼/);
    ministry.faults.clear();
    expect(await fetchAll()).toMatchObject({ fetched: 450, failure: null });
  });

  it('are not there for members, nor for numbers nobody has', async () => {
    const member = (await t.signUp()).token;
    for (const path of ['fetch', 'list/1?state=ready'])
      expect((await t.get(`/api/admin/reportedProducts/${path}`, { token: member })).status).toBe(403);
    const nobody = await t.post('/api/admin/reportedProducts/999999/refuse', undefined, { token });
    expect(nobody.body.status).toBe('REPORTED_PRODUCT_NOT_FOUND_EXCEPTION');
    expect((await list('other')).status).toBe(400);
  });
});

describe('reported products without a key', () => {
  it('say so and fetch nothing', async () => {
    const t = await startTestApp();
    const token = await t.adminToken();
    expect((await t.get('/api/admin/reportedProducts/fetch', { token })).body).toMatchObject({
      configured: false,
      running: false,
    });
    const refused = await t.post('/api/admin/reportedProducts/fetch', undefined, { token });
    expect([refused.status, refused.body.status]).toEqual([409, 'SOURCE_NOT_CONFIGURED_EXCEPTION']);
    await t.close();
  });
});
