// SQLite only: whether an example is offered is decided by the engine over the read model.
import { startTestApp, type TestApp } from '../support/test-app.js';

const REAL = {
  koreanName: '진짜 아연',
  englishName: 'Real zinc',
  brand: '한빛헬스',
  supplementType: 'Other',
  flavor: '무맛',
  price: 9_900,
  servings: 60,
};

describe('the invented products', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await startTestApp();
    token = await t.adminToken();
  });
  afterAll(() => t.close());

  const state = async () => (await t.get('/api/admin/examples', { token })).body;
  const setHidden = (hidden: unknown) => t.put('/api/admin/examples', { hidden }, { token });
  const found = async () => (await t.post('/api/supplements/search/list/1', {})).body as any[];

  it('stay while there is nothing else to recommend', async () => {
    const { shown } = await state();
    expect(shown).toBeGreaterThan(10);
    expect(await state()).toEqual({ shown, hidden: 0, replaceable: false });
    const refused = await setHidden(true);
    expect([refused.status, refused.body.status]).toEqual([409, 'EXAMPLES_NEEDED_EXCEPTION']);
    const { id } = (await t.post('/api/admin/supplements', { ...REAL, hidden: true }, { token })).body;
    expect((await setHidden(true)).status).toBe(409);
    await t.delete(`/api/admin/supplements/${id}`, { token });
    expect((await found()).every(({ example }) => example)).toBe(true);
  });

  it('leave at once when a real one is there, and come back', async () => {
    await t.post('/api/admin/supplements', REAL, { token });
    const { shown } = await state();
    const hidden = await setHidden(true);
    expect(hidden.body).toEqual({ shown: 0, hidden: shown, replaceable: true });
    expect((await found()).map(({ koreanName, example }) => [koreanName, example])).toEqual([
      ['진짜 아연', false],
    ]);
    const [entry] = (await t.get('/api/admin/history?resource=supplements', { token })).body.entries;
    expect(entry).toMatchObject({ name: `예시 제품 ${shown}개`, action: 'update', undoable: false });
    expect(entry.changes).toEqual([{ field: 'hidden', before: false, after: true }]);
    expect((await setHidden(true)).status).toBe(200);
    expect((await setHidden(false)).body).toEqual({ shown, hidden: 0, replaceable: true });
    expect((await found()).length).toBeGreaterThan(1);
  });

  it('are an admin’s to hide', async () => {
    const member = (await t.signUp()).token;
    expect((await t.get('/api/admin/examples', { token: member })).status).toBe(403);
    expect((await t.put('/api/admin/examples', { hidden: true }, { token: member })).status).toBe(403);
    expect((await setHidden('yes')).status).toBe(400);
  });
});
