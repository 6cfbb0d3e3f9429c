// Both databases: order, pages, conditions.
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the admin’s lists', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await startTestApp();
    token = await t.adminToken();
  });
  afterAll(() => t.close());

  const list = async (of: string, query: string, page = 1) =>
    t.get(`/api/admin/${of}/list/${page}${query}`, { token });
  const rows = async (of: string, query: string) => (await list(of, query)).body as any[];
  const row = async (id: number) => (await t.get(`/api/admin/supplements/${id}`, { token })).body;
  const bulk = (of: string, body: object) => t.put(`/api/admin/bulk/${of}`, body, { token });
  const undo = (entries: number[]) => t.post('/api/admin/bulk/undo', { entries }, { token });

  it('are sorted both ways, over the pages', async () => {
    const first = await list('supplements', '?sort=price');
    const second = await list('supplements', '?sort=price', 2);
    const prices = [...first.body, ...second.body].map(({ price }: any) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(new Set([...first.body, ...second.body].map(({ id }: any) => id)).size).toBe(40);
    const [dearest] = await rows('supplements', '?sort=price&order=desc');
    expect(dearest.price).toBeGreaterThanOrEqual(Math.max(...prices));
    for (const [of, sort] of [
      ['supplements', 'koreanName'],
      ['supplements', 'pricedAt'],
      ['workouts', 'skill'],
      ['machines', 'englishName'],
      ['bodyParts', 'koreanName'],
    ])
      expect((await list(of!, `?sort=${sort}&order=desc`)).status).toBe(200);
    const skills = (await rows('workouts', '?sort=skill&order=desc')).map(({ skill }) => skill);
    expect(skills).toEqual([...skills].sort((a, b) => b - a));
  });

  it('are narrowed to a kind and to what is hidden', async () => {
    const gainers = await list('supplements', '?kind=Gainer');
    expect(gainers.body.length).toBeGreaterThan(0);
    expect(gainers.body.every(({ supplementType }: any) => supplementType === 'Gainer')).toBe(true);
    const chest = await list('workouts', '?kind=가슴&keyword=벤치');
    expect(chest.body.length).toBeGreaterThan(0);
    expect(chest.body.every((each: any) => each.primaryBodyParts.includes('가슴'))).toBe(true);
    expect(Number(chest.headers['x-total-count'])).toBe(chest.body.length);
    const count = async (query: string) =>
      Number((await list('supplements', query)).headers['x-total-count']);
    const ids = [gainers.body[0].id];
    await bulk('supplements', { ids, hidden: true });
    const hidden = await rows('supplements', '?hidden=true');
    expect(hidden.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(hidden.every(each => each.hidden)).toBe(true);
    expect((await count('')) - (await count('?hidden=false'))).toBe(hidden.length);
    await bulk('supplements', { ids, hidden: false });
  });

  it.each([
    'supplements/list/1?sort=slug',
    'supplements/list/1?sort=price;DROP',
    'supplements/list/1?order=up',
    'supplements/list/1?hidden=maybe',
    'machines/list/1?hidden=true',
    'machines/list/1?kind=가슴',
    'supplements/list/1?sort=price&sort=id',
    'workouts/list/1?kind=등&kind=가슴',
  ])('refuse %s', async path => {
    const refused = await t.get(`/api/admin/${path}`, { token });
    expect([refused.status, refused.body.status]).toEqual([400, 'VALIDATION_EXCEPTION']);
  });

  it('change many rows at once, and take that back', async () => {
    // Variants of one product share its fields.
    const some = (await rows('supplements', '?kind=Protein&sort=koreanName')).slice(0, 6);
    const ids = some.map(({ id }) => id);
    expect(new Set(some.map(({ productId }) => productId)).size).toBeLessThan(6);
    const changed = await bulk('supplements', { ids, hidden: true, supplementType: 'Gainer', price: 12_340 });
    expect(changed.status).toBe(200);
    expect(changed.body.entries.length).toBe(6);
    for (const id of ids)
      expect(await row(id)).toMatchObject({
        hidden: true,
        supplementType: 'Gainer',
        price: 12_340,
        priceSource: 'entered',
      });
    expect((await t.get(`/api/supplements/${ids[0]}`)).body.price).toBe(12_340);
    const [entry] = (await t.get('/api/admin/history?resource=supplements', { token })).body.entries;
    expect(entry).toMatchObject({ action: 'update', resourceId: ids.at(-1), undoable: true });

    expect((await undo(changed.body.entries)).status).toBe(204);
    for (const { version: _, ...before } of some) expect(await row(before.id)).toMatchObject(before);
    const again = await undo(changed.body.entries);
    expect([again.status, again.body.status]).toEqual([409, 'CHANGED_SINCE_EXCEPTION']);
  });

  it('take nothing back where one row has changed since', async () => {
    const [a, b] = await rows('workouts', '?hidden=false');
    const { body } = await bulk('workouts', { ids: [a.id, b.id], hidden: true });
    const other = { ...(await t.get(`/api/admin/workouts/${a.id}`, { token })).body, skill: 3 };
    const { id: _, imgPath: __, version: ___, ...input } = other;
    await t.put(`/api/admin/workouts/${a.id}`, input, { token });
    expect((await undo(body.entries)).body.status).toBe('CHANGED_SINCE_EXCEPTION');
    expect((await rows('workouts', '?hidden=true')).map(({ id }) => id)).toEqual([a.id, b.id]);
  });

  it('write nothing for rows that are so already', async () => {
    const { body } = await bulk('workouts', {
      ids: (await rows('workouts', '?hidden=true')).map(({ id }) => id),
      hidden: true,
    });
    expect(body).toEqual({ entries: [] });
  });

  it('change nothing where one row is missing or wrong, and refuse members', async () => {
    const [a] = await rows('supplements', '?hidden=false');
    const missing = await bulk('supplements', { ids: [a.id, 999_999], hidden: true });
    expect(missing.body.status).toBe('SUPPLEMENT_NOT_FOUND_EXCEPTION');
    for (const body of [
      { ids: [a.id] },
      { ids: [], hidden: true },
      { ids: [a.id, a.id], hidden: true },
      { ids: [a.id], price: -1 },
      { ids: [a.id], supplementType: 'Pill' },
      { ids: [a.id], hidden: null },
      { ids: [a.id], price: null },
      { ids: [a.id], koreanName: '다른 이름' },
      { ids: Array.from({ length: 101 }, (_, i) => i + 1), hidden: true },
      { ids: 'all', hidden: true },
    ])
      expect((await bulk('supplements', body)).status).toBe(400);
    expect(await row(a.id)).toEqual(a);
    expect((await undo([999_999])).body.status).toBe('CATALOGUE_CHANGE_NOT_FOUND_EXCEPTION');
    const member = (await t.signUp()).token;
    const refused = await t.put('/api/admin/bulk/workouts', { ids: [1], hidden: true }, { token: member });
    expect(refused.status).toBe(403);
  });
});
