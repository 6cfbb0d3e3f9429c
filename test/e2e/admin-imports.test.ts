// Both databases: many rows in transactions.
import { randomBytes } from 'node:crypto';
import { Database } from '../../src/infrastructure/database/database.js';
import { CatalogueReadModel } from '../../src/catalogue/public.js';
import { CatalogueImport } from '../../src/admin/imports/entities/catalogue-import.entity.js';
import { packed } from '../../src/admin/imports/import-file.js';
import { eventually } from '../support/eventually.js';
import { ADMIN_WORKOUT } from '../support/admin-workout.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('a file brought into the catalogue', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await startTestApp();
    token = await t.adminToken();
  });
  afterAll(() => t.close());

  const start = (csv: string, resource = 'machines') =>
    t.post(
      `/api/admin/imports?resource=${resource}&fileName=${encodeURIComponent('내 표.csv')}`,
      Buffer.from(csv),
      {
        token,
        headers: { 'content-type': 'text/csv' },
      },
    );
  const look = async (id: number) => (await t.get(`/api/admin/imports/${id}`, { token })).body;
  const until = async (id: number, ...states: string[]) => {
    let found: any;
    await eventually(async () => {
      found = await look(id);
      expect(states).toContain(found.state);
    }, 60_000);
    return found;
  };
  const checked = async (csv: string, resource?: string) => {
    const { status, body } = await start(csv, resource);
    expect(status).toBe(202);
    return until(body.id, 'checked', 'columns', 'failed');
  };
  const act = (id: number, what: 'apply' | 'undo') =>
    t.post(`/api/admin/imports/${id}/${what}`, undefined, { token });
  const applied = async (id: number) => {
    expect((await act(id, 'apply')).status).toBe(202);
    return until(id, 'done', 'refused');
  };
  const namesOf = async (keyword: string, resource = 'machines') =>
    (await t.get(`/api/admin/${resource}/list/1?keyword=${encodeURIComponent(keyword)}`, { token })).body.map(
      (row: any) => row.koreanName,
    );
  const many = (name: string, count: number, english = 'machine') =>
    `koreanName,englishName\n${Array.from({ length: count }, (_, n) => `${name} ${n},${english} ${n}\n`).join('')}`;

  it('is tried first: added, changed and refused rows, each with its line and why', async () => {
    const old = { koreanName: '가져올 기구', englishName: 'old' };
    const { id } = (await t.post('/api/admin/machines', old, { token })).body;
    const found = await checked('koreanName,englishName\n가져올 기구,new\n새 기구 하나,fresh\n,nameless\n');
    expect(found).toMatchObject({ fileName: '내 표.csv', lines: 3, done: 3, state: 'checked' });
    expect(found.result).toMatchObject({
      created: 1,
      updated: 1,
      added: [{ row: 3, name: '새 기구 하나' }],
      changed: [
        { row: 2, id, name: '가져올 기구', fields: [{ field: 'englishName', before: 'old', after: 'new' }] },
      ],
    });
    expect(found.result.errors).toMatchObject([{ row: 4, field: 'koreanName' }]);
    expect(await namesOf('새 기구 하나')).toEqual([]);
    // A file with an error cannot be applied.
    expect((await act(found.id, 'apply')).body.status).toBe('CHANGED_SINCE_EXCEPTION');
    // An admin who leaves the page and returns sees it again.
    const { latest } = (await t.get('/api/admin/imports?resource=machines', { token })).body;
    expect(latest).toEqual(found);
    expect((await t.get('/api/admin/imports?resource=workouts', { token })).body).toEqual({ latest: null });
  });

  it('asks what unknown columns are, and remembers it', async () => {
    const csv = (name: string) => `이름,영어,메모\n${name},english,mine\n`;
    const asked = await checked(csv('열 기구'));
    expect(asked).toMatchObject({ state: 'columns', columns: { 이름: null, 영어: null, 메모: null } });
    const choose = (columns: object) =>
      t.put(`/api/admin/imports/${asked.id}/columns`, { columns }, { token });
    for (const wrong of [
      { 이름: 'koreanName' },
      { 이름: 'koreanName', 영어: 'koreanName', 메모: '' },
      { 이름: 'koreanName', 영어: 'password', 메모: '' },
    ]) {
      expect((await choose(wrong)).body.fields).toMatchObject([{ field: 'columns' }]);
    }
    const columns = { 이름: 'koreanName', 영어: 'englishName', 메모: '' };
    expect((await choose(columns)).status).toBe(202);
    expect(await until(asked.id, 'checked')).toMatchObject({ columns, result: { created: 1, errors: [] } });
    expect(await applied(asked.id)).toMatchObject({ state: 'done' });
    expect(await namesOf('열 기구')).toEqual(['열 기구']);
    expect(await checked(csv('열 기구 둘'))).toMatchObject({ state: 'checked', columns });
  });

  it('comes in whole, is told in the history and goes again whole', async () => {
    const found = await checked(many('통째', 120));
    const shown = () =>
      t.app.get(CatalogueReadModel, { strict: false }).names.machines.map(({ koreanName }) => koreanName);
    expect(await applied(found.id)).toMatchObject({ state: 'done', done: 120 });
    expect(await namesOf('통째 119')).toEqual(['통째 119']);
    await eventually(() => expect(shown()).toContain('통째 119'));
    const { entries } = (await t.get('/api/admin/history?resource=machines', { token })).body;
    expect(entries[0]).toMatchObject({ action: 'import', created: 120, importId: found.id, undoable: true });

    expect((await act(found.id, 'undo')).status).toBe(202);
    expect(await until(found.id, 'undone')).toMatchObject({ kept: [] });
    expect(await namesOf('통째')).toEqual([]);
    await eventually(() => expect(shown()).not.toContain('통째 119'));
    expect((await act(found.id, 'undo')).body.status).toBe('CHANGED_SINCE_EXCEPTION');
  });

  it('brings back what its rows were, but leaves what has changed since or is in use', async () => {
    const machine = (koreanName: string) => ({ koreanName, englishName: 'before' });
    const ids: number[] = [];
    for (const name of ['되돌 하나', '되돌 둘']) {
      ids.push((await t.post('/api/admin/machines', machine(name), { token })).body.id);
    }
    const found = await checked(
      'koreanName,englishName\n되돌 하나,after\n되돌 둘,after\n되돌 셋,after\n되돌 넷,after\n',
    );
    await applied(found.id);
    await t.put(`/api/admin/machines/${ids[1]}`, { koreanName: '되돌 둘', englishName: 'mine' }, { token });
    const workout = { ...ADMIN_WORKOUT, machines: ['되돌 넷'] };
    expect((await t.post('/api/admin/workouts', workout, { token })).status).toBe(201);
    await act(found.id, 'undo');
    expect((await until(found.id, 'undone')).kept).toEqual([
      { name: '되돌 넷', reason: '쓰이고 있어서 지울 수 없어요.' },
      { name: '되돌 둘', reason: '그 뒤에 바뀌었어요.' },
    ]);
    const english = async (id: number) =>
      (await t.get(`/api/admin/machines/${id}`, { token })).body.englishName;
    expect([await english(ids[0]!), await english(ids[1]!)]).toEqual(['before', 'mine']);
    expect(await namesOf('되돌 셋')).toEqual([]);
  });

  it('brings a product back that a new flavour has written over', async () => {
    const [row] = (await t.get('/api/admin/supplements/list/1', { token })).body;
    const csv = (flavor: string) => {
      const fields = Object.entries(row).filter(
        ([key]) =>
          !['id', 'productId', 'imageURL', 'version', 'priceSource', 'pricedAt', 'example'].includes(key),
      );
      const cells = fields.map(([key, value]) => {
        const text = key === 'flavor' ? flavor : key === 'description' ? '다른 설명' : value;
        return `"${Array.isArray(text) ? text.join('|') : String(text ?? '').replaceAll('"', '""')}"`;
      });
      return `${fields.map(([key]) => key).join()}\n${cells.join()}\n`;
    };
    const found = await checked(csv('아주 새로운 맛'), 'supplements');
    expect(found.result).toMatchObject({ created: 1, errors: [] });
    await applied(found.id);
    const now = async () => (await t.get(`/api/admin/supplements/${row.id}`, { token })).body;
    expect((await now()).description).toBe('다른 설명');
    await act(found.id, 'undo');
    expect(await until(found.id, 'undone')).toMatchObject({ kept: [] });
    expect({ ...(await now()), version: row.version }).toEqual(row);
  });

  it('leaves nothing of a file of which a row does not fit any more', async () => {
    const found = await checked(`${many('조각', 120)}조각 마지막,once\n`);
    expect(found.result).toMatchObject({ created: 121, errors: [] });
    // The last row loses its name, so that it is refused after the others are written.
    const database = t.app.get(Database, { strict: false });
    const broken = await packed(Buffer.from(`${many('조각', 120)},nameless\n`));
    await database.write(manager => manager.update(CatalogueImport, { id: found.id }, { file: broken }));
    const refused = await applied(found.id);
    expect(refused).toMatchObject({ state: 'refused', result: { created: 0, errors: [{ row: 122 }] } });
    expect(await namesOf('조각')).toEqual([]);
  });

  it('goes on where a process died', async () => {
    const found = await checked(many('이어서', 120));
    const database = t.app.get(Database, { strict: false });
    await applied(found.id);
    const file = await packed(Buffer.from(many('이어서', 120)));
    // As if the process had died before the last transaction, which completes the import.
    await database.write(manager =>
      manager.update(CatalogueImport, { id: found.id }, { state: 'checked', finishedAt: null, file }),
    );
    expect(await applied(found.id)).toMatchObject({ state: 'done' });
    expect(await namesOf('이어서 119')).toEqual(['이어서 119']);
    await act(found.id, 'undo');
    await until(found.id, 'undone');
    expect(await namesOf('이어서')).toEqual([]);
  });

  it('refuses what is no table, and knows only its own', async () => {
    expect((await start('')).body.fields).toMatchObject([{ field: 'file' }]);
    expect((await start('x', 'users')).status).toBe(400);
    const broken = await checked('"');
    expect(broken).toMatchObject({ state: 'failed', failure: expect.stringContaining('CSV') });
    expect((await act(broken.id, 'apply')).body.status).toBe('CHANGED_SINCE_EXCEPTION');
    expect((await act(999_999, 'undo')).body.status).toBe('CATALOGUE_IMPORT_NOT_FOUND_EXCEPTION');
  });

  it('leaves alone what the file has no column for', async () => {
    const [row] = (await t.get('/api/admin/supplements/list/1', { token })).body;
    const { id, koreanName, englishName, brand, supplementType, flavor, servings, price } = row;
    const told = { koreanName, englishName, brand: brand ?? '', supplementType, flavor, servings };
    const file = (cells: object) => `${Object.keys(cells).join()}\n${Object.values(cells).join()}\n`;
    const now = async (of: number) => (await t.get(`/api/admin/supplements/${of}`, { token })).body;
    const fieldsOf = ({ version: _, price: __, priceSource, pricedAt, ...fields }: any) => fields;
    const before = await now(id);

    const dearer = await checked(file({ ...told, id, price: price + 100 }), 'supplements');
    expect(dearer.result.changed).toMatchObject([{ id, fields: [{ field: 'price' }] }]);
    await applied(dearer.id);
    expect(await now(id)).toMatchObject({ price: price + 100 });
    expect(fieldsOf(await now(id))).toEqual(fieldsOf(before));

    const flavour = await checked(file({ ...told, flavor: '처음 보는 맛', price }), 'supplements');
    expect(flavour.result).toMatchObject({ created: 1, errors: [] });
    await applied(flavour.id);
    expect(fieldsOf(await now(id))).toEqual(fieldsOf(before));
  });

  it('takes more than 5 MB of a table, not of what is none, and up to 20', async () => {
    const row = (n: number) => `제품 ${n},product ${n},Protein,초코,10000,30,${'설명'.repeat(1_000)}`;
    const csv = `koreanName,englishName,supplementType,flavor,price,servings,description\n${Array.from({ length: 1_000 }, (_, n) => row(n)).join('\n')}`;
    expect(Buffer.byteLength(csv)).toBeGreaterThan(5 * 1024 * 1024);
    expect((await checked(csv, 'supplements')).result).toMatchObject({ created: 1_000, errors: [] });

    const bytes = (file: Buffer) =>
      t.post('/api/admin/imports?resource=machines', file, {
        token,
        headers: { 'content-type': 'text/csv' },
      });
    expect((await bytes(Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
    expect((await bytes(randomBytes(8 * 1024 * 1024))).body.fields).toEqual([
      { field: 'file', message: '파일이 너무 커요. 나눠서 올려 주세요.' },
    ]);
  });

  it('takes a large file of a form, too', async () => {
    const form = new FormData();
    form.append('file', new Blob(['koreanName,englishName\n', 'ㄱ'.repeat(2_000_000)]), '표.csv');
    const { headers, body } = await formBody(form);
    const answer = await t.post('/api/admin/imports?resource=machines', body, { token, headers });
    expect(answer.status).toBe(202);
    const picture = new FormData();
    picture.append('image', new Blob([Buffer.alloc(5 * 1024 * 1024 + 1)], { type: 'image/png' }), 'a.png');
    const large = await formBody(picture);
    const refused = await t.put('/api/admin/workouts/1', large.body, { token, headers: large.headers });
    expect(refused.status).toBe(413);
  });

  it('takes thousands of rows', async () => {
    const found = await checked(many('만', 2_000));
    expect(found.result).toMatchObject({ created: 2_000, errors: [] });
    await applied(found.id);
    await act(found.id, 'undo');
    await until(found.id, 'undone');
    expect(await namesOf('만 1')).toEqual([]);
  });
});

async function formBody(form: FormData): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type')! },
    body: Buffer.from(await sent.arrayBuffer()),
  };
}
