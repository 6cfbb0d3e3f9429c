// Both databases: jobs, what is due by time.
import { PriceSearchJob } from '../../src/admin/prices/price-search.job.js';
import { eventually } from '../support/eventually.js';
import { ShoppingServer, shopItem } from '../support/shopping-server.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const DAY = 86_400;
const product = (name: string, more = {}) => ({
  koreanName: name,
  englishName: 'Searched product',
  brand: '한빛헬스',
  supplementType: 'Other',
  flavor: '무맛',
  price: 9_900,
  servings: 60,
  ...more,
});

describe('the search for prices', () => {
  let naver: ShoppingServer;
  let t: TestApp;
  let token: string;
  const ids: number[] = [];
  beforeAll(async () => {
    naver = await ShoppingServer.start();
    const ttl = { ADMIN_LOGIN_TTL: '400d', ADMIN_IDLE_TTL: '399d', ACCESS_TOKEN_TTL: '398d' };
    t = await startTestApp({ env: { ...naver.env, ...ttl } });
    token = await t.adminToken();
    t.app.get(PriceSearchJob, { strict: false }).pace.pauseMs = 0;
    for (const each of [
      product('찾는 아연'),
      product('찾는 웨이', { flavor: '초코' }),
      product('숨긴 아연', { hidden: true }),
      product('없는 아연'),
    ])
      ids.push((await t.post('/api/admin/supplements', each, { token })).body.id);
    naver.shops.set('한빛헬스 찾는 아연', [shopItem(1, 8_700), shopItem(2, 7_900)]);
    naver.shops.set('한빛헬스 찾는 웨이 초코', [shopItem(3, 42_000)]);
  });
  afterAll(async () => {
    await t.close();
    await naver.close();
  });

  const state = async () => (await t.get('/api/admin/prices/search', { token })).body;
  const list = (of: string) => t.get(`/api/admin/prices/list/1?of=${of}`, { token });
  const choose = (id: number, productId: string | null) =>
    t.put(`/api/admin/prices/${id}/offer`, { productId }, { token });
  const row = async (id: number) => (await t.get(`/api/admin/supplements/${id}`, { token })).body;
  /** The job may have run in another process: members see its result within a second. */
  const shown = (detail: object) =>
    eventually(async () => expect((await t.get(`/api/supplements/${ids[0]}`)).body).toMatchObject(detail));
  const searchAll = async () => {
    naver.asked.length = 0;
    expect((await t.post('/api/admin/prices/search', undefined, { token })).status).toBe(202);
    await eventually(async () => expect((await state()).running).toBe(false));
    return state();
  };

  it('asks once about each product that is sold, and changes no price by itself', async () => {
    expect(await state()).toMatchObject({ configured: true, fetched: 0, total: null, finishedAt: null });
    const done = await searchAll();
    expect(naver.asked).toEqual([
      '한빛헬스 찾는 아연@1',
      '한빛헬스 찾는 웨이 초코@1',
      '한빛헬스 없는 아연@1',
    ]);
    expect(done).toMatchObject({ fetched: 3, total: 3, failure: null });
    expect(done.counts).toEqual({ old: 0, open: 2, chosen: 0, gone: 0, none: 1 });
    const open = await list('open');
    expect(open.headers['x-total-count']).toBe('2');
    expect(open.body[0]).toMatchObject({
      id: ids[0],
      koreanName: '찾는 아연',
      price: 9_900,
      priceSource: 'entered',
      oldPrice: false,
      chosen: null,
      offers: [
        { productId: '1', price: 8_700, title: '한빛헬스 아연 60정 & 컵 1' },
        { productId: '2', price: 7_900 },
      ],
    });
    expect((await list('none')).body.map(({ id }: any) => id)).toEqual([ids[3]]);
  });

  it('takes the price of the offer that an admin says is the same, now and at every search', async () => {
    expect((await choose(ids[0]!, '2')).status).toBe(204);
    expect(await row(ids[0]!)).toMatchObject({ price: 7_900, priceSource: 'search' });
    t.clock.advance(31 * DAY);
    expect((await state()).counts).toMatchObject({ old: 3, chosen: 1 });
    expect((await list('old')).body.map(({ id, oldPrice }: any) => [id, oldPrice])).toEqual(
      [ids[1], ids[3], ids[0]].map(id => [id, true]),
    );
    naver.shops.set('한빛헬스 찾는 아연', [shopItem(1, 8_700), shopItem(2, 8_100)]);
    expect((await searchAll()).counts).toEqual({ old: 2, open: 1, chosen: 1, gone: 0, none: 1 });
    expect(await row(ids[0]!)).toMatchObject({ price: 8_100, priceSource: 'search' });
    const [entry] = (await t.get(`/api/admin/history?resource=supplements&resourceId=${ids[0]}`, { token }))
      .body.entries;
    expect(entry.changes).toContainEqual({ field: 'price', before: 7_900, after: 8_100 });
    await shown({ price: 8_100, oldPrice: false });
  });

  it('keeps a price that it only saw again young, without an entry in the history', async () => {
    const path = `/api/admin/history?resource=supplements&resourceId=${ids[0]}`;
    const before = (await t.get(path, { token })).body.entries.length;
    t.clock.advance(31 * DAY);
    await searchAll();
    await shown({ price: 8_100, oldPrice: false });
    expect((await t.get(path, { token })).body.entries).toHaveLength(before);
  });

  it('looks for the chosen offer on further pages, and says when it is gone', async () => {
    const many = Array.from({ length: 150 }, (_, i) => shopItem(100 + i, 5_000));
    naver.shops.set('한빛헬스 찾는 아연', [...many, shopItem(2, 8_300)]);
    await searchAll();
    expect(naver.asked.slice(0, 2)).toEqual(['한빛헬스 찾는 아연@1', '한빛헬스 찾는 아연@101']);
    expect(await row(ids[0]!)).toMatchObject({ price: 8_300 });
    naver.shops.set('한빛헬스 찾는 아연', many);
    expect((await searchAll()).counts).toMatchObject({ chosen: 0, gone: 1 });
    expect(await row(ids[0]!)).toMatchObject({ price: 8_300 });
  });

  it('goes on where the day’s calls were used up', async () => {
    naver.faults.set('한빛헬스 찾는 웨이 초코', ShoppingServer.fault(429, '010'));
    expect(await searchAll()).toMatchObject({
      fetched: 1,
      total: 3,
      finishedAt: null,
      failure: '오늘 부를 수 있는 횟수를 다 썼어요. 내일 이어서 찾아 주세요.',
    });
    naver.faults.clear();
    expect(await searchAll()).toMatchObject({ fetched: 3, failure: null });
    expect(naver.asked).toEqual(['한빛헬스 찾는 웨이 초코@1', '한빛헬스 없는 아연@1']);
  });

  it('does not ask again whether it is none of them', async () => {
    expect((await choose(ids[1]!, null)).status).toBe(204);
    expect((await searchAll()).counts).toMatchObject({ open: 0, none: 2 });
    expect((await choose(ids[1]!, '3')).status).toBe(204);
    expect(await row(ids[1]!)).toMatchObject({ price: 42_000 });
  });

  it('refuses offers that were not found, members, and what is not there', async () => {
    const gone = await choose(ids[0]!, '99999');
    expect([gone.status, gone.body.status]).toEqual([409, 'CHANGED_SINCE_EXCEPTION']);
    expect((await choose(999_999, '1')).body.status).toBe('SUPPLEMENT_NOT_FOUND_EXCEPTION');
    expect((await choose(ids[0]!, '')).status).toBe(400);
    expect((await list('all')).status).toBe(400);
    const member = (await t.signUp()).token;
    for (const path of ['search', 'list/1?of=old'])
      expect((await t.get(`/api/admin/prices/${path}`, { token: member })).status).toBe(403);
  });

  it('forgets what was found for a product that is deleted', async () => {
    expect((await t.delete(`/api/admin/supplements/${ids[1]}`, { token })).status).toBe(204);
    expect((await state()).counts).toMatchObject({ chosen: 0 });
  });
});

describe('the search for prices without a key', () => {
  it('says so and asks nobody', async () => {
    const t = await startTestApp();
    const token = await t.adminToken();
    expect((await t.get('/api/admin/prices/search', { token })).body).toMatchObject({ configured: false });
    const refused = await t.post('/api/admin/prices/search', undefined, { token });
    expect([refused.status, refused.body.status]).toEqual([409, 'SOURCE_NOT_CONFIGURED_EXCEPTION']);
    await t.close();
  });
});
