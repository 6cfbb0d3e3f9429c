// Both databases: a log in its order, JSON before and after.
import { ADMIN_WORKOUT } from '../support/admin-workout.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the history of the catalogue', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await startTestApp();
    token = await t.adminToken();
  });
  afterAll(() => t.close());

  const entries = async (query = '') =>
    (await t.get(`/api/admin/history${query}`, { token })).body.entries as Record<string, any>[];
  const undo = (id: number) => t.post(`/api/admin/history/${id}/undo`, undefined, { token });
  const rowOf = async (id: number) => t.get(`/api/admin/workouts/${id}`, { token });
  const created = async (koreanName: string) =>
    (await t.post('/api/admin/workouts', { ...ADMIN_WORKOUT, koreanName }, { token })).body.id as number;

  it('tells who changed which field of what, before and after', async () => {
    const id = await created('이력 하나');
    const { version } = (await rowOf(id)).body;
    const edited = {
      ...ADMIN_WORKOUT,
      koreanName: '이력 하나',
      incrementKg: 5,
      machines: ['바벨', '평벤치'],
      version,
    };
    await t.put(`/api/admin/workouts/${id}`, edited, { token });
    const [edit, add] = await entries(`?resource=workouts&resourceId=${id}`);
    expect(edit).toMatchObject({
      admin: 'admin',
      action: 'update',
      resource: 'workouts',
      resourceId: id,
      name: '이력 하나',
      undoable: true,
    });
    expect(edit!.changes).toEqual([
      { field: 'machines', before: ['바벨'], after: ['바벨', '평벤치'] },
      { field: 'incrementKg', before: 2.5, after: 5 },
    ]);
    expect(add).toMatchObject({ action: 'create', undoable: false });
    expect(add!.changes).toContainEqual({ field: 'koreanName', before: null, after: '이력 하나' });
    expect(Date.now() - Date.parse(edit!.at)).toBeLessThan(60_000);
  });

  it('names the easier workout that was chosen', async () => {
    const easier = await created('이력 쉬운 것');
    const id = await created('이력 어려운 것');
    const { version } = (await rowOf(id)).body;
    const edited = { ...ADMIN_WORKOUT, koreanName: '이력 어려운 것', easierVariantId: easier, version };
    await t.put(`/api/admin/workouts/${id}`, edited, { token });
    const [edit] = await entries(`?resource=workouts&resourceId=${id}`);
    expect(edit!.changes).toEqual([{ field: 'easierVariantId', before: null, after: '이력 쉬운 것' }]);
    // Undone by its number.
    expect((await undo(edit!.id)).status).toBe(204);
    expect((await rowOf(id)).body.easierVariantId).toBe(null);
    expect((await t.delete(`/api/admin/workouts/${easier}`, { token })).status).toBe(204);
    const [, gone] = await entries(`?resource=workouts&resourceId=${id}`);
    expect(gone!.changes).toEqual([{ field: 'easierVariantId', before: null, after: easier }]);
  });

  it('takes back an edit, and that undoing itself', async () => {
    const id = await created('이력 둘');
    const before = (await rowOf(id)).body;
    const { version } = before;
    await t.put(
      `/api/admin/workouts/${id}`,
      { ...ADMIN_WORKOUT, koreanName: '이력 둘 바뀜', version },
      { token },
    );
    const [edit] = await entries(`?resource=workouts&resourceId=${id}`);
    expect((await undo(edit!.id)).status).toBe(204);
    expect({ ...(await rowOf(id)).body, version }).toEqual(before);
    const [taken] = await entries(`?resource=workouts&resourceId=${id}`);
    expect(taken).toMatchObject({ action: 'undo', undoable: true });
    expect((await undo(taken!.id)).status).toBe(204);
    expect((await rowOf(id)).body.koreanName).toBe('이력 둘 바뀜');
    // The search is updated at once.
    const found = await t.post('/api/workouts/search/list/1', { searchKeyword: '이력 둘 바뀜' });
    expect(found.body[0].id).toBe(id);
  });

  it('deletes what was added and adds what was deleted', async () => {
    const id = await created('이력 셋');
    const [add] = await entries(`?resource=workouts&resourceId=${id}`);
    expect((await undo(add!.id)).status).toBe(204);
    expect((await rowOf(id)).status).toBe(404);
    const [gone] = await entries('?resource=workouts');
    expect(gone).toMatchObject({ action: 'undo', name: '이력 셋', undoable: true });
    expect((await undo(gone!.id)).status).toBe(204);
    const [back] = await entries('?resource=workouts');
    expect(back).toMatchObject({ action: 'undo', name: '이력 셋' });
    expect((await rowOf(back!.resourceId)).body).toMatchObject({ koreanName: '이력 셋', machines: ['바벨'] });
  });

  it('refuses when the row has changed since, by an edit or by a file', async () => {
    const machine = { koreanName: '이력 기구', englishName: 'one' };
    const { id } = (await t.post('/api/admin/machines', machine, { token })).body;
    const edit = (englishName: string) =>
      t.put(`/api/admin/machines/${id}`, { ...machine, englishName }, { token });
    const newest = async () => (await entries(`?resource=machines&resourceId=${id}`))[0]!;
    await edit('two');
    const first = await newest();
    await edit('three');
    expect((await undo(first.id)).body.status).toBe('CHANGED_SINCE_EXCEPTION');

    const second = await newest();
    const file = Buffer.from('koreanName,englishName\n이력 기구,four\n');
    const headers = { 'content-type': 'text/csv' };
    const imported = await t.post('/api/admin/machines/import', file, { token, headers });
    expect(imported.body).toMatchObject({ updated: 1, errors: [] });
    expect((await undo(second.id)).body.status).toBe('CHANGED_SINCE_EXCEPTION');
    expect((await t.get(`/api/admin/machines/${id}`, { token })).body.englishName).toBe('four');
    const [byFile] = await entries('?resource=machines');
    expect(byFile).toMatchObject({ action: 'import', resourceId: null, updated: 1, undoable: true });
    // An import is undone as a whole, not row by row.
    expect((await undo(byFile!.id)).status).toBe(404);
  });

  it('refuses to delete what is used by now', async () => {
    const machine = { koreanName: '쓰이는 기구', englishName: 'used' };
    const { id } = (await t.post('/api/admin/machines', machine, { token })).body;
    const [add] = await entries(`?resource=machines&resourceId=${id}`);
    const user = { ...ADMIN_WORKOUT, koreanName: '이력 여섯', machines: ['쓰이는 기구'] };
    expect((await t.post('/api/admin/workouts', user, { token })).status).toBe(201);
    expect((await undo(add!.id)).body.status).toBe('IN_USE_EXCEPTION');
    expect((await t.get(`/api/admin/machines/${id}`, { token })).status).toBe(200);
  });

  it('goes back 20 at a time, each entry once', async () => {
    for (let n = 0; n < 30; n++) {
      const part = { koreanName: `이력 부위 ${n}`, englishName: `part ${n}` };
      expect((await t.post('/api/admin/bodyParts', part, { token })).status).toBe(201);
    }
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const { body }: { body: { entries: { id: number }[]; next: number | null } } = await t.get(
        `/api/admin/history${next === null ? '' : `?before=${next}`}`,
        { token },
      );
      seen.push(...body.entries.map(({ id }) => id));
      next = body.next;
    } while (next !== null);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
    expect(seen.length).toBeGreaterThan(40);
    for (const query of ['?before=0', '?resource=users', '?resourceId=x', '?page=2']) {
      expect((await t.get(`/api/admin/history${query}`, { token })).status).toBe(400);
    }
  });

  it('is for admins only', async () => {
    const member = await t.signUp();
    expect((await t.get('/api/admin/history')).status).toBe(401);
    expect((await t.get('/api/admin/history', { token: member.token })).status).toBe(403);
    expect((await t.post('/api/admin/history/1/undo', undefined, { token: member.token })).status).toBe(403);
  });

  it('tells the second of two admins who save the same version at once', async () => {
    const id = await created('이력 일곱');
    const { version } = (await rowOf(id)).body;
    const saves = [2.5, 5, 7.5, 10].map(minLoadKg =>
      t.put(
        `/api/admin/workouts/${id}`,
        { ...ADMIN_WORKOUT, koreanName: '이력 일곱', minLoadKg, version },
        { token },
      ),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
  });
});
