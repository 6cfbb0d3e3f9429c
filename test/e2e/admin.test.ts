// Both databases: every write of the console, conflicts of names, what is in use.
import sharp from 'sharp';
import { AuditLog } from '../../src/audit/audit-log.entity.js';
import { ADMIN_WORKOUT } from '../support/admin-workout.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** A form as a browser sends it. */
function form(fields: Record<string, string>, file?: { name: string; bytes: Buffer; type: string }) {
  const boundary = 'form-boundary-of-the-test';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file.name}"; filename="../../evil.php"\r\nContent-Type: ${file.type}\r\n\r\n`;
    parts.push(Buffer.concat([Buffer.from(head), file.bytes, Buffer.from('\r\n')]));
  }
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const png = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#2f6bff' } })
    .png()
    .toBuffer();

const supplement = {
  koreanName: '시험용 단백질 1kg',
  englishName: 'Test protein 1kg',
  supplementType: 'Protein',
  flavor: '초코',
  price: 30_000,
  servings: 30,
  marketURL: 'https://example.com/p',
  proteinPerServing: 24.5,
};

describe('the admin', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await startTestApp();
    token = await t.adminToken();
  });
  afterAll(() => t.close());

  it('cannot log in with a wrong password, and learns nothing of which ids exist', async () => {
    const wrong = await t.post('/api/admin/login', { loginId: 'admin', password: 'wrong-password-1' });
    const unknown = await t.post('/api/admin/login', { loginId: 'nobody', password: 'wrong-password-1' });
    expect(wrong.status).toBe(401);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it.each(['supplements', 'workouts', 'machines', 'bodyParts'])(
    'keeps visitors and members out of %s',
    async name => {
      const { token: member } = await t.signUp();
      expect((await t.get(`/api/admin/${name}/list/1`)).body.status).toBe('UNAUTHENTICATED_EXCEPTION');
      expect((await t.get(`/api/admin/${name}/list/1`, { token: member })).body.status).toBe(
        'FORBIDDEN_EXCEPTION',
      );
    },
  );

  it('is not let into what belongs to members, by a token whose signature is remembered neither', async () => {
    const answers = [
      await t.get('/api/user/private', { token }),
      await t.get('/api/user/private', { token }),
    ];
    expect(answers.map(({ body }) => body.status)).toEqual(['FORBIDDEN_EXCEPTION', 'FORBIDDEN_EXCEPTION']);
  });

  it('lists twenty supplements a page with the total in the header, and finds by keyword', async () => {
    const first = await t.get('/api/admin/supplements/list/1', { token });
    expect(first.body).toHaveLength(20);
    expect(Number(first.headers['x-total-count'])).toBeGreaterThanOrEqual(110);
    expect(first.headers['x-page-size']).toBe('20');
    expect((await t.get('/api/admin/supplement?page=1', { token })).body).toEqual(first.body);
    expect((await t.get('/api/admin/supplements/list/9999', { token })).body).toEqual([]);

    const found = await t.get(`/api/admin/supplements/list/1?keyword=${encodeURIComponent('세레스')}`, {
      token,
    });
    expect(found.body.length).toBeGreaterThan(0);
    expect(
      found.body.every((row: { koreanName: string; brand: string }) =>
        /세레스/.test(row.koreanName + row.brand),
      ),
    ).toBe(true);
    expect((await t.get('/api/admin/supplements/list/1?keyword=%25', { token })).body).toEqual([]);
  });

  it('adds, changes, hides and deletes a supplement, and visitors see it at once', async () => {
    const created = await t.post('/api/admin/supplements', supplement, { token });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...supplement,
      carbohydratePerServing: null,
      source: null,
      hidden: false,
    });
    const { id } = created.body;
    expect((await t.get(`/api/supplements/${id}`)).body).toMatchObject({
      koreanName: supplement.koreanName,
      proteinPerServing: 24.5,
    });
    const search = () => t.post('/api/supplements/search/list/1', { searchKeyword: '시험용 단백질' });
    expect((await search()).body[0]).toMatchObject({ id, price: 30_000 });

    const changed = await t.put(
      `/api/admin/supplements/${id}`,
      { ...supplement, price: 25_000, hidden: true },
      { token },
    );
    expect(changed.body).toMatchObject({ id, price: 25_000, hidden: true });
    expect((await search()).body.map((row: { id: number }) => row.id)).not.toContain(id);

    expect((await t.delete(`/api/admin/supplements/${id}`, { token })).status).toBe(204);
    expect((await t.get(`/api/admin/supplements/${id}`, { token })).body.status).toBe(
      'SUPPLEMENT_NOT_FOUND_EXCEPTION',
    );
  });

  it('refuses a change of a row that changed since it was read', async () => {
    const { body: row } = await t.post(
      '/api/admin/workouts',
      { ...ADMIN_WORKOUT, koreanName: '시험용 버전' },
      { token },
    );
    const change = { ...ADMIN_WORKOUT, koreanName: '시험용 버전', version: row.version };
    expect(
      (await t.put(`/api/admin/workouts/${row.id}`, { ...change, description: '하나' }, { token })).status,
    ).toBe(200);
    const late = await t.put(`/api/admin/workouts/${row.id}`, { ...change, description: '둘' }, { token });
    expect(late.body.status).toBe('CONFLICT_EXCEPTION');
  });

  it('lets one of two admins who save the same version at once win, and neither change a row that the other deletes', async () => {
    const other = await t.adminToken();
    for (const [path, row] of [
      ['workouts', { ...ADMIN_WORKOUT, koreanName: '시험용 동시' }],
      ['supplements', { ...supplement, flavor: '동시' }],
    ] as const) {
      const { body: made } = await t.post(`/api/admin/${path}`, row, { token });
      const save = (description: string, by: string, version?: number) =>
        t.put(`/api/admin/${path}/${made.id}`, { ...row, description, version }, { token: by });
      const both = await Promise.all([save('하나', token, made.version), save('둘', other, made.version)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = both.find(({ status }) => status === 200)!.body;
      expect((await t.get(`/api/admin/${path}/${made.id}`, { token })).body).toEqual(won);
      const [deleted, saved] = await Promise.all([
        t.delete(`/api/admin/${path}/${made.id}`, { token }),
        save('셋', other, won.version),
      ]);
      expect(deleted.status).toBe(204);
      expect([200, 404]).toContain(saved.status);
      expect((await t.get(`/api/admin/${path}/${made.id}`, { token })).status).toBe(404);
    }
  });

  it('names the field of what is wrong, in Korean', async () => {
    const answer = await t.post(
      '/api/admin/workouts',
      { ...ADMIN_WORKOUT, primaryBodyParts: ['무릎'], videoLink: 'javascript:alert(1)' },
      { token },
    );
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([
      { field: 'videoLink', message: '영상 주소는 https로 시작하는 유튜브 주소로 입력해 주세요.' },
    ]);
    const unknown = await t.post(
      '/api/admin/workouts',
      { ...ADMIN_WORKOUT, primaryBodyParts: ['무릎'] },
      { token },
    );
    expect(unknown.body.fields).toEqual([
      { field: 'primaryBodyParts', message: '‘무릎’: 없는 운동 부위예요.' },
    ]);
  });

  it('takes a picture with a form, re-encodes it under a name of its own, and serves it', async () => {
    const { body, headers } = form(
      {
        ...Object.fromEntries(Object.entries(supplement).map(([key, value]) => [key, String(value)])),
        flavor: '그림',
      },
      { name: 'image', bytes: await png(), type: 'image/png' },
    );
    const created = await t.post('/api/admin/supplements', body, { token, headers });
    expect(created.status).toBe(201);
    expect(created.body.imageURL).toMatch(/^\/api\/uploads\/supplements\/[0-9a-f-]{36}\.webp$/);
    for (const path of [created.body.imageURL, created.body.imageURL.replace('.webp', '-small.webp')]) {
      const picture = await t.app.inject({ url: path });
      expect(picture.statusCode).toBe(200);
      expect((await sharp(picture.rawPayload).metadata()).format).toBe('webp');
    }
  });

  it('keeps how basic a workout is, common where it is not told', async () => {
    const create = (koreanName: string, staple?: unknown) =>
      t.post('/api/admin/workouts', { ...ADMIN_WORKOUT, koreanName, staple }, { token });
    expect((await create('시험용 보통')).body.staple).toBe(1);
    const { body: row } = await create('시험용 기본', 2);
    expect((await t.get(`/api/admin/workouts/${row.id}`, { token })).body.staple).toBe(2);
    expect((await create('시험용 초과', 3)).status).toBe(400);
  });

  describe('the reviewed facts of a workout', () => {
    const create = (koreanName: string, facts?: unknown) =>
      t.post('/api/admin/workouts', { ...ADMIN_WORKOUT, koreanName, facts }, { token });
    const factsOf = async (id: number) =>
      (await t.get(`/api/admin/workouts/${id}`, { token })).body.facts as unknown;
    const importCsv = (csv: string) =>
      t.post('/api/admin/workouts/import', Buffer.from(csv), {
        token,
        headers: { 'content-type': 'text/csv' },
      });

    it('are null until somebody has reviewed it, which is another answer than none', async () => {
      expect((await create('특징 미검토')).body.facts).toBeNull();
      const { body: none } = await create('특징 없음', []);
      expect(none.facts).toEqual([]);
      const { body: some } = await create('특징 있음', ['unstable', 'fallRisk']);
      const { id, imgPath: _, ...fields } = some;
      expect(await factsOf(id)).toEqual(['unstable', 'fallRisk']);

      const changed = await t.put(`/api/admin/workouts/${id}`, { ...fields, facts: ['jump'] }, { token });
      expect(changed.status).toBe(200);
      expect(await factsOf(id)).toEqual(['jump']);
      const stale = await t.put(`/api/admin/workouts/${id}`, { ...fields, facts: null }, { token });
      expect(stale.status).toBe(409);
      expect(await factsOf(id)).toEqual(['jump']);
      const [entry] = await t.database.read.find(AuditLog, {
        where: { resource: 'workouts', resourceId: id, action: 'update' },
      });
      expect(entry).toMatchObject({
        before: { facts: ['unstable', 'fallRisk'] },
        after: { facts: ['jump'] },
      });
    });

    it('are refused where no such fact exists, with what was sent, and where one stands twice', async () => {
      const unknown = await create('특징 오타', ['jump', 'jumping']);
      expect(unknown.status).toBe(400);
      expect(unknown.body.fields).toEqual([
        {
          field: 'facts',
          message: expect.stringMatching(/^‘jumping’: 없는 값이에요\. 동작의 특징은 unstable, /),
        },
      ]);
      expect((await create('특징 두 번', ['jump', 'jump'])).status).toBe(400);
      expect((await create('특징 글자', 'sometimes')).body.fields[0].message).toContain('‘sometimes’');
    });

    it('come in and go out of a file in all three states; a file without the column leaves them', async () => {
      const ids = await Promise.all(
        ['특징 미검토', '특징 없음'].map(
          async name =>
            (await t.get(`/api/admin/workouts/list/1?keyword=${encodeURIComponent(name)}`, { token })).body[0]
              .id,
        ),
      );
      const { payload } = await t.app.inject({
        url: '/api/admin/workouts/export?format=csv',
        headers: { authorization: `Bearer ${token}` },
      });
      const [head, ...lines] = payload.split(/\r?\n/);
      const column = head!.split(',').indexOf('facts');
      // No cell before this column contains a comma in these two rows.
      const cells = ids.map(id => lines.find(line => line.startsWith(`${id},`))!.split(',')[column]);
      expect(cells).toEqual(['', 'none']);

      const whole = (facts: string) => {
        const line = lines.find(each => each.startsWith(`${ids[0]},`))!.split(',');
        return `${head}\n${[...line.slice(0, column), facts, ...line.slice(column + 1)].join(',')}\n`;
      };
      expect((await importCsv(whole('none'))).body).toMatchObject({ updated: 1, errors: [] });
      expect(await factsOf(ids[0])).toEqual([]);
      expect((await importCsv(whole('none'))).body).toMatchObject({ updated: 0, unchanged: 1 });
      expect((await importCsv(whole('jump|fallRisk'))).body).toMatchObject({ updated: 1 });
      expect(await factsOf(ids[0])).toEqual(['jump', 'fallRisk']);
      expect((await importCsv(whole('jump|fal'))).body.errors).toEqual([
        { row: 2, field: 'facts', value: 'jump|fal', message: expect.stringContaining('‘fal’') },
      ]);
      const without = whole('')
        .split('\n')
        .map(line =>
          line
            .split(',')
            .filter((_, n) => n !== column)
            .join(','),
        )
        .join('\n')
        .replace('특징 미검토', '특징 검토함');
      expect((await importCsv(without)).body).toMatchObject({ updated: 1, errors: [] });
      expect(await factsOf(ids[0])).toEqual(['jump', 'fallRisk']);
      expect((await importCsv(whole(''))).body).toMatchObject({ updated: 1, errors: [] });
      expect(await factsOf(ids[0])).toBeNull();
    });
  });

  it('takes a workout picture as a plain binary body', async () => {
    const { body: row } = await t.post(
      '/api/admin/workouts',
      { ...ADMIN_WORKOUT, koreanName: '시험용 그림' },
      { token },
    );
    const answer = await t.put(`/api/admin/workouts/${row.id}/image`, await png(), {
      token,
      headers: { 'content-type': 'image/png' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.imgPath).toMatch(/^\/api\/uploads\/workouts\//);
    expect((await t.get(`/api/workouts/${row.id}`)).body.imgPath).toBe(answer.body.imgPath);
  });

  it('refuses SVG, text that claims to be a picture, and more than 5 MB', async () => {
    const { body: row } = await t.post(
      '/api/admin/workouts',
      { ...ADMIN_WORKOUT, koreanName: '시험용 거절' },
      { token },
    );
    const put = (bytes: Buffer, type: string) =>
      t.put(`/api/admin/workouts/${row.id}/image`, bytes, { token, headers: { 'content-type': type } });
    expect((await put(Buffer.from('<svg/>'), 'image/svg+xml')).body.status).toBe(
      'UNSUPPORTED_MEDIA_TYPE_EXCEPTION',
    );
    expect((await put(Buffer.from('not a picture'), 'image/png')).body.status).toBe('VALIDATION_EXCEPTION');
    expect((await put(Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png')).body.status).toBe(
      'PAYLOAD_TOO_LARGE_EXCEPTION',
    );
    expect((await t.get(`/api/admin/workouts/${row.id}`, { token })).body.imgPath).toBe(
      '/figures/added/barbell--chest.svg',
    );
  });

  it('does not take a form where JSON belongs', async () => {
    const { body, headers } = form({ loginEmail: 'a@b.c', password: 'password1' });
    expect((await t.post('/api/auth/login', body, { headers })).body.status).toBe(
      'UNSUPPORTED_MEDIA_TYPE_EXCEPTION',
    );
  });

  it('does not delete what is in use', async () => {
    const machines = await t.get(`/api/admin/machines/list/1?keyword=${encodeURIComponent('바벨')}`, {
      token,
    });
    expect((await t.delete(`/api/admin/machines/${machines.body[0].id}`, { token })).body.status).toBe(
      'IN_USE_EXCEPTION',
    );
    const parts = await t.get('/api/admin/bodyParts/list/1', { token });
    expect((await t.delete(`/api/admin/bodyParts/${parts.body[0].id}`, { token })).body.status).toBe(
      'IN_USE_EXCEPTION',
    );

    const { token: member } = await t.signUp();
    const { body: row } = await t.post(
      '/api/admin/supplements',
      { ...supplement, flavor: '쓰는 맛' },
      { token },
    );
    await t.post(`/api/myfit/routines/supplement/${row.id}`, undefined, { token: member });
    expect((await t.delete(`/api/admin/supplements/${row.id}`, { token })).body.status).toBe(
      'IN_USE_EXCEPTION',
    );
  });

  it('adds, renames and deletes a machine and a body part', async () => {
    for (const [path, name] of [
      ['machines', '시험용 기구'],
      ['bodyParts', '시험용 부위'],
    ]) {
      const names = { koreanName: name!, englishName: 'test' };
      const created = await t.post(`/api/admin/${path}`, names, { token });
      expect(created.status).toBe(201);
      expect((await t.post(`/api/admin/${path}`, names, { token })).body.fields[0].field).toBe('koreanName');
      const renamed = await t.put(
        `/api/admin/${path}/${created.body.id}`,
        { ...names, englishName: 'renamed' },
        { token },
      );
      expect(renamed.body.englishName).toBe('renamed');
      expect((await t.delete(`/api/admin/${path}/${created.body.id}`, { token })).status).toBe(204);
    }
  });

  it('renames a machine also in what visitors search and see', async () => {
    const machine = (await t.get('/api/admin/machines?keyword=바벨', { token })).body.find(
      ({ koreanName }: { koreanName: string }) => koreanName === '바벨',
    );
    const rename = (koreanName: string) =>
      t.put(`/api/admin/machines/${machine.id}`, { koreanName, englishName: machine.englishName }, { token });
    const found = async (searchKeyword: string): Promise<number[]> => {
      const { body } = await t.post('/api/workouts/search/list/1', { searchKeyword });
      return body.map(({ id }: { id: number }) => id);
    };
    expect(await found('역기봉')).toEqual([]);
    try {
      expect((await rename('역기봉')).status).toBe(200);
      const [first] = await found('역기봉');
      expect(first).toBeDefined();
      expect(JSON.stringify((await t.get(`/api/workouts/${first}`)).body)).toContain('역기봉');
    } finally {
      await rename('바벨');
    }
    expect(await found('역기봉')).toEqual([]);
  });

  it('leaves a trace of every change: who, when, before, after', async () => {
    const created = await t.post(
      '/api/admin/machines',
      { koreanName: '흔적 기구', englishName: 'trace' },
      { token },
    );
    const { id } = created.body;
    await t.put(`/api/admin/machines/${id}`, { koreanName: '흔적 기구', englishName: 'traced' }, { token });
    await t.delete(`/api/admin/machines/${id}`, { token });
    const trail = await t.database.read.find(AuditLog, {
      where: { resource: 'machines', resourceId: id },
      order: { id: 'ASC' },
    });
    expect(trail.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect(trail[1]).toMatchObject({
      adminId: 1,
      before: { englishName: 'trace' },
      after: { englishName: 'traced' },
    });
    expect(trail[1]!.at).toBeInstanceOf(Date);
  });

  describe.each(['csv', 'xlsx'])('with %s files', format => {
    const upload = (name: string, bytes: Buffer, query = '') => {
      const { body, headers } = form({}, { name: 'file', bytes, type: 'application/octet-stream' });
      return t.post(`/api/admin/${name}/import${query}`, body, { token, headers });
    };

    it.each(['supplements', 'workouts', 'machines', 'bodyParts'])(
      'reads back an export of %s as unchanged',
      async name => {
        const file = await t.app.inject({
          url: `/api/admin/${name}/export?format=${format}`,
          headers: { authorization: `Bearer ${token}` },
        });
        expect(file.statusCode).toBe(200);
        expect(file.headers['content-disposition']).toContain(`routineup-${name}.${format}`);
        const answer = await upload(name, file.rawPayload, '?dryRun=true');
        expect(answer.body.errors).toEqual([]);
        expect(answer.body).toMatchObject({ created: 0, updated: 0 });
        expect(answer.body.unchanged).toBeGreaterThanOrEqual(10);
      },
    );
  });

  describe('importing', () => {
    const importCsv = (csv: string, query = '') =>
      t.post(`/api/admin/machines/import${query}`, Buffer.from(csv), {
        token,
        headers: { 'content-type': 'text/csv' },
      });
    const names = async () =>
      (await t.get(`/api/admin/machines/list/1?keyword=${encodeURIComponent('수입')}`, { token })).body.map(
        (row: { koreanName: string; englishName: string }) => `${row.koreanName} ${row.englishName}`,
      );

    it('tries first, then changes all or nothing, and says what is wrong in which row', async () => {
      const good = 'id,koreanName,englishName\n,수입 하나,one\n,수입 둘,two\n';
      expect((await importCsv(good, '?dryRun=true')).body).toEqual({
        created: 2,
        updated: 0,
        unchanged: 0,
        errors: [],
      });
      expect(await names()).toEqual([]);

      const broken = `${good},수입 셋,\n99999999,수입 넷,four\n`;
      expect((await importCsv(broken)).body).toEqual({
        created: 0,
        updated: 0,
        unchanged: 0,
        errors: [
          { row: 4, field: 'englishName', value: '', message: '영문 이름은 1~80자로 입력해 주세요.' },
          { row: 5, field: 'id', value: '99999999', message: '기구를 찾을 수 없어요.' },
        ],
      });
      expect(await names()).toEqual([]);

      expect((await importCsv(good)).body).toMatchObject({ created: 2 });
      expect(await names()).toEqual(['수입 하나 one', '수입 둘 two']);
      const again = '﻿koreanName,englishName\n수입 하나,uno\n수입 둘,two\n';
      expect((await importCsv(again)).body).toEqual({ created: 0, updated: 1, unchanged: 1, errors: [] });
      expect(await names()).toEqual(['수입 하나 uno', '수입 둘 two']);
    });

    it('reads a file from the top: what an earlier line made or renamed is there for a later one', async () => {
      const file = 'id,koreanName,englishName\n,수입 갑,a\n,수입 갑,b\n,수입 갑,b\n';
      expect((await importCsv(file)).body).toEqual({ created: 1, updated: 1, unchanged: 1, errors: [] });
      const [{ id }] = (
        await t.get(`/api/admin/machines/list/1?keyword=${encodeURIComponent('수입 갑')}`, { token })
      ).body;
      const renamed = `id,koreanName,englishName\n${id},수입 을,c\n,수입 갑,d\n,수입 을,e\n${id},수입 갑,f\n`;
      expect((await importCsv(renamed)).body).toEqual({
        created: 0,
        updated: 0,
        unchanged: 0,
        errors: [{ row: 5, field: 'koreanName', value: '수입 갑', message: '같은 이름이 이미 있어요.' }],
      });
      const good = renamed.slice(0, renamed.lastIndexOf(`${id},`));
      expect((await importCsv(good)).body).toEqual({ created: 1, updated: 2, unchanged: 0, errors: [] });
      expect(await names()).toEqual(expect.arrayContaining(['수입 을 e', '수입 갑 d']));
    });

    it('lets rows take over names that earlier lines gave up, and says where too many lines mean one row', async () => {
      const header = 'id,koreanName,englishName\n';
      const listed = async () =>
        (await t.get(`/api/admin/machines/list/1?keyword=${encodeURIComponent('이음')}`, { token })).body;
      expect((await importCsv(`${header},이음 가,a\n,이음 나,b\n,이음 다,c\n`)).body.created).toBe(3);
      const [a, b, c] = (await listed())
        .map(({ id }: { id: number }) => id)
        .sort((x: number, y: number) => x - y);
      const moved = `${header}${c},이음 라,c\n${b},이음 다,b\n${a},이음 나,a\n`;
      for (const query of ['?dryRun=true', ''])
        expect((await importCsv(moved, query)).body).toEqual({
          created: 0,
          updated: 3,
          unchanged: 0,
          errors: [],
        });

      const same = Array.from({ length: 25 }, (_, n) => `,이음  나,a${n}\n`).join('');
      for (const query of ['?dryRun=true', ''])
        expect((await importCsv(header + same, query)).body).toEqual({
          ...{ created: 0, updated: 0, unchanged: 0 },
          errors: [{ row: 22, field: 'koreanName', value: '', message: expect.stringContaining('20줄까지') }],
        });
    });

    it('refuses a column it does not know and a file that is none', async () => {
      expect((await importCsv('koreanName,nonsense\na,b\n')).body.fields[0].message).toBe(
        '모르는 열이 있어요: nonsense',
      );
      expect((await importCsv('"')).body.status).toBe('VALIDATION_EXCEPTION');
    });
  });
});
