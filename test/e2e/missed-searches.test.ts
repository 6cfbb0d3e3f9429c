// Both databases: counts by day, written over.
import { IgnoredSearch, MissedSearch } from '../../src/catalogue/missed/missed-search.entity.js';
import { MissedSearches } from '../../src/catalogue/missed/missed-searches.service.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('searches that find nothing', () => {
  let t: TestApp;
  let token: string;
  let missed: MissedSearches;
  beforeAll(async () => {
    t = await startTestApp();
    token = await t.adminToken();
    missed = t.app.get(MissedSearches, { strict: false });
  });
  afterAll(() => t.close());

  const search = async (kind: string, searchKeyword: string, more = {}) =>
    (await t.post(`/api/${kind}/search/list/1`, { searchKeyword, ...more })).body;
  const list = async () => {
    await missed.flush();
    return (await t.get('/api/admin/missedSearches', { token })).body;
  };
  const rows = () => t.database.read.countBy(MissedSearch, {});

  it('are counted by keyword and day, those that find something or only nothing in a filter are not', async () => {
    const day = new Date(t.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
    for (const typed of ['배드민턴', ' 배드민턴 ', '배드민턴!']) await search('workouts', typed);
    await search('supplements', '배드민턴');
    await search('workouts', '벤치프레스');
    await search('workouts', '스쿼트', { bodyPartKoreanName: ['이두'] });
    await t.get(`/api/workouts/search/list?keyword=${encodeURIComponent('볼링')}`);
    await t.post('/api/workouts/search/list/2', { searchKeyword: '볼링' });
    expect(await list()).toEqual([
      { kind: 'workouts', keyword: '배드민턴', count: 3, lastDay: day },
      { kind: 'supplements', keyword: '배드민턴', count: 1, lastDay: day },
    ]);
    t.clock.advance(86_400);
    token = await t.adminToken();
    await search('workouts', '배드민턴');
    expect((await list())[0]).toMatchObject({ count: 4 });
    expect((await list())[0].lastDay > day).toBe(true);
    expect(await rows()).toBe(3);
  });

  it('leave nothing that could tell of a person, nor each letter of what is typed', async () => {
    const before = await rows();
    for (const typed of ['hong@example.com', '010-1234-5678', '홍길동 900101'])
      await search('workouts', typed);
    for (const typed of ['ㅅ', '수', '숩', '수배', '수배ㄱ', '수배구', '수배구공'])
      await search('workouts', typed);
    expect((await list()).map((each: any) => each.keyword)).not.toContain('수배구');
    expect(await rows()).toBe(before + 1);
    const columns = await t.database.read.query('SELECT * FROM missed_searches LIMIT 1');
    expect(Object.keys(columns[0]).sort()).toEqual(['count', 'day', 'keyword', 'kind']);
  });

  it('become an alias: found at once, in the history, taken back by it', async () => {
    const add = (body: object) => t.post('/api/admin/missedSearches/alias', body, { token });
    const { id } = (await search('workouts', '바벨 벤치프레스'))[0];
    expect((await add({ kind: 'workouts', keyword: '배드민턴', id })).status).toBe(204);
    expect((await search('workouts', '배드민턴')).map((each: any) => each.id)).toEqual([id]);
    expect((await list()).map((each: any) => `${each.kind} ${each.keyword}`)).not.toContain(
      'workouts 배드민턴',
    );
    const { entries } = (await t.get('/api/admin/history', { token })).body;
    expect(entries[0]).toMatchObject({ action: 'update', resource: 'workouts', resourceId: id });
    expect(entries[0].changes).toMatchObject([{ field: 'aliases' }]);
    await t.post(`/api/admin/history/${entries[0].id}/undo`, undefined, { token });
    expect(await search('workouts', '배드민턴')).toEqual([]);

    const [product] = await search('supplements', '프로틴');
    await add({ kind: 'supplements', keyword: '배드민턴', id: product.id });
    const found = await search('supplements', '배드민턴');
    expect(found.map((each: any) => each.koreanName)).toEqual([product.koreanName]);

    expect((await add({ kind: 'workouts', keyword: '배드민턴', id: 999_999 })).body.status).toBe(
      'WORKOUT_NOT_FOUND_EXCEPTION',
    );
    expect((await add({ kind: 'machines', keyword: '배드민턴', id })).body.fields).toMatchObject([
      { field: 'kind' },
    ]);
    // More than a row may have.
    const answers: any[] = [];
    for (let n = 0; n < 21; n++)
      answers.push((await add({ kind: 'workouts', keyword: `별칭 ${n}`, id })).body);
    expect(answers.at(-1).fields).toMatchObject([
      { field: 'aliases', message: expect.stringMatching(/20개/) },
    ]);
  });

  it('are no longer listed once something else has made them found', async () => {
    await search('workouts', '탁구채');
    expect((await list()).map((each: any) => each.keyword)).toContain('탁구채');
    const { body } = await t.get('/api/admin/workouts/2', { token });
    const { id, imgPath: _, ...fields } = body;
    await t.put(`/api/admin/workouts/${id}`, { ...fields, aliases: ['탁구채'] }, { token });
    expect((await list()).map((each: any) => each.keyword)).not.toContain('탁구채');
  });

  it('are not counted again once they are ignored, for a year', async () => {
    const key = { kind: 'workouts', keyword: '얼음낚시' };
    await search('workouts', '얼음낚시');
    expect(await list()).toContainEqual(expect.objectContaining(key));
    expect((await t.post('/api/admin/missedSearches/ignore', key, { token })).status).toBe(204);
    expect((await t.post('/api/admin/missedSearches/ignore', key, { token })).status).toBe(204);
    await search('workouts', '얼음낚시');
    expect(await list()).not.toContainEqual(expect.objectContaining(key));
    t.clock.advance(366 * 86_400);
    token = await t.adminToken();
    // This request also deletes old counts.
    expect(await list()).toEqual([]);
    expect(await t.database.read.countBy(IgnoredSearch, {})).toBe(0);
    await search('workouts', '얼음낚시');
    expect(await list()).toMatchObject([key]);
  });

  it('that are ignored are listed and can be brought back', async () => {
    const key = { kind: 'supplements', keyword: '얼음낚시' };
    const ignored = async () => (await t.get('/api/admin/missedSearches/ignored', { token })).body;
    const restore = (body: object) => t.post('/api/admin/missedSearches/restore', body, { token });
    await t.post('/api/admin/missedSearches/ignore', key, { token });
    expect(await ignored()).toEqual([{ ...key, ignoredAt: expect.any(String) }]);
    expect((await restore({ kind: 'workouts', keyword: '얼음낚시' })).status).toBe(204);
    expect(await ignored()).toHaveLength(1);
    expect((await restore(key)).status).toBe(204);
    expect(await ignored()).toEqual([]);
    await search('supplements', '얼음낚시');
    expect(await list()).toContainEqual(expect.objectContaining({ ...key, count: 1 }));
    expect((await restore({ kind: 'machines', keyword: '얼음낚시' })).body.fields).toMatchObject([
      { field: 'kind' },
    ]);
  });

  it('take no more room than they may, and the frequent ones stay', async () => {
    missed.limits.rows = 150;
    const often = async () => {
      for (let n = 0; n < 3; n++) missed.note('supplements', '자주 찾는 것');
    };
    await often();
    for (let minute = 0; minute < 4; minute++) {
      for (let n = 0; n < 300; n++) missed.note('workouts', `낯선 말 ${minute} ${n}가`);
      await missed.flush();
    }
    expect(await rows()).toBe(150);
    expect(await list()).toContainEqual(expect.objectContaining({ keyword: '자주 찾는 것', count: 3 }));
  });
});
