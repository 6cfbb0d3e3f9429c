// SQLite only: the search in memory.
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('a search by the kind of training', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const first = async (keyword: string) =>
    (await t.post('/api/workouts/search/list/1', { searchKeyword: keyword })).body[0]?.koreanName;

  it.each([
    ['워밍업', '햄스트링 스트레칭'],
    ['hiit', '버피'],
    ['심폐 운동', '버피'],
  ])('finds for %s %s', async (keyword, name) => {
    expect(await first(keyword)).toBe(name);
  });

  it('puts strength training before stretches of the same muscle', async () => {
    expect(await first('종아리')).toBe('머신 스탠딩 카프 레이즈');
  });
});
