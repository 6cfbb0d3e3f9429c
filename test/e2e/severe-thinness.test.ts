// SQLite only: computed from the body data, which body-data reads on both.
import { speaksOfLosing } from '../../src/catalogue/speaks-of-losing.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MINUTE = 60;

describe('a member with a body-mass index below 16', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const girl = () => t.signUp({ birthDate: '2009-03-01', sex: '여', height: 160, weight: 39.7 });
  const weigh = (as: { token: string }, weight: number) =>
    t.post('/api/bodyData', { date: t.daysAgo(0), height: 160, weight, upDownBalance: 0.5 }, as);

  /** The names on all pages, and the stated total. */
  async function listed(as?: { token: string }): Promise<{ names: string[]; total: number }> {
    const names: string[] = [];
    for (let page = 1; ; page++) {
      const { body, headers } = await t.post(`/api/supplements/search/list/${page}`, {}, as);
      names.push(...body.map((item: { koreanName: string }) => item.koreanName));
      if (body.length < Number(headers['x-page-size']))
        return { names, total: Number(headers['x-total-count']) };
    }
  }
  const suggested = async (keyword: string, as?: { token: string }): Promise<string[]> => {
    const path = `/api/supplements/search/list?keyword=${encodeURIComponent(keyword)}`;
    return (await t.get(path, as)).body.map((item: { koreanName: string }) => item.koreanName);
  };

  it('is shown and suggested no product that speaks of losing, until she weighs more', async () => {
    const all = await listed();
    const losing = all.names.filter(name => speaksOfLosing(name));
    const { token } = await girl();
    const as = { token };
    const hers = await listed(as);
    const hidden = all.names.filter(name => !hers.names.includes(name));
    expect(hidden).toEqual(expect.arrayContaining(losing));
    expect(hidden.some(name => name.includes('가르시니아'))).toBe(true);
    expect(hers.total).toBe(hers.names.length);
    expect(all.total - hers.total).toBe(hidden.length);
    expect(hers.total).toBeGreaterThan(all.total / 2);
    for (const path of ['/api/supplements', '/api/supplements/list']) {
      const shown: string[] = (await t.get(path, as)).body.map(
        (item: { koreanName: string }) => item.koreanName,
      );
      expect([path, shown.filter(name => hidden.includes(name))]).toEqual([path, []]);
    }
    for (const { description, koreanName } of (await t.post('/api/supplements/search/list', {}, as)).body) {
      expect([koreanName, speaksOfLosing(koreanName, description)]).toEqual([koreanName, false]);
    }
    for (const name of hidden) {
      expect(await suggested(name)).toContain(name);
      expect((await suggested(name, as)).filter(each => hidden.includes(each))).toEqual([]);
    }
    expect((await t.get('/api/supplements', as)).headers['cache-control']).toBe('no-store');

    expect((await weigh(as, 41.2)).status).toBe(201);
    expect(await listed(as)).toEqual(all);
    expect((await weigh(as, 39.7)).status).toBe(201);
    expect(await listed(as)).toEqual(hers);
  });

  it('is known again once her token is renewed; nobody else is taken for a member', async () => {
    const { token, refreshToken } = await girl();
    const visitors = await listed();
    expect(await listed({ token: 'broken' })).toEqual(visitors);
    t.clock.advance(16 * MINUTE);
    const late = await t.post('/api/supplements/search/list', {}, { token });
    expect([late.status, late.body.status]).toEqual([401, 'EXPIRED_ACCESS_TOKEN_EXCEPTION']);
    const { body } = await t.get('/api/auth/refresh', { token: refreshToken });
    expect((await listed({ token: body.accessToken })).total).toBeLessThan(visitors.total);
  });

  it('is shown no goal weight, whatever was kept before', async () => {
    const { token } = await girl();
    const as = { token };
    const goal = async () => (await t.get('/api/bodyData/goal', as)).body.weight;
    await weigh(as, 50);
    expect((await t.put('/api/bodyData/goal', { weight: 45 }, as)).status).toBe(200);
    expect(await goal()).toBe(45);
    await weigh(as, 39.7);
    expect(await goal()).toBeNull();
    await weigh(as, 50);
    expect(await goal()).toBe(45);
  });
});
