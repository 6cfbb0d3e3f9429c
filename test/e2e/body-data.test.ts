// Both databases: days, decimals, one row a day.
import { BodyData } from '../../src/body-data/entities/body-data.entity.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

describe('body data', () => {
  let t: TestApp;
  let member: TestMember;
  const row = (overrides: Record<string, unknown> = {}) => ({
    date: t.daysAgo(0),
    height: 175,
    weight: 72.5,
    bodyFat: 16.5,
    muscleMass: 44,
    upDownBalance: 0.6,
    ...overrides,
  });
  const save = (overrides: Record<string, unknown> = {}) =>
    t.post('/api/bodyData', row(overrides), { token: member.token });

  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    member = await t.signUp();
  });
  afterAll(() => t.close());

  it('begins with the row of the signup, dated today', async () => {
    const recent = await t.get('/api/bodyData/recent', { token: member.token });
    expect(recent.status).toBe(200);
    expect(recent.body).toEqual({
      date: t.daysAgo(0),
      height: 175,
      weight: 72,
      bodyFat: 16,
      muscleMass: 44,
      upDownBalance: 0.5,
      compositionSource: 'measured',
      upperBodyFat: null,
      lowerBodyFat: null,
      upperMuscleMass: null,
      lowerMuscleMass: null,
    });
  });

  it('keeps a goal weight of each member until it is taken back', async () => {
    const as = { token: member.token };
    const goal = async () => (await t.get('/api/bodyData/goal', as)).body;
    expect(await goal()).toEqual({ weight: null });
    for (const weight of [68.5, 68.5, 70]) {
      const answer = await t.put('/api/bodyData/goal', { weight }, as);
      expect(answer.status).toBe(200);
      expect(await goal()).toEqual({ weight });
    }
    const other = await t.signUp();
    expect((await t.get('/api/bodyData/goal', { token: other.token })).body).toEqual({ weight: null });
    expect((await t.put('/api/bodyData/goal', { weight: null }, as)).body).toEqual({ weight: null });
    expect(await goal()).toEqual({ weight: null });
  });

  it('leads nobody to a weight that makes them ill, and shows no such goal while it is one', async () => {
    const girl = await t.signUp({ sex: '여', height: 165, weight: 50, bodyFat: 22, muscleMass: 36 });
    const as = { token: girl.token };
    const goal = async () => (await t.get('/api/bodyData/goal', as)).body.weight;
    const refused = await t.put('/api/bodyData/goal', { weight: 43.5 }, as);
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'weight', message: expect.stringContaining('1577-0199') }] },
    });
    // BMI 16.2: the lowest goal that is still allowed.
    expect((await t.put('/api/bodyData/goal', { weight: 44 }, as)).status).toBe(200);
    const grown = { ...row(), height: 168, weight: 43.7, bodyFat: 12 };
    await t.post('/api/bodyData', { ...grown, date: t.daysAgo(1) }, as);
    expect(await goal()).toBe(44);
    await t.post('/api/bodyData', grown, as);
    expect(await goal()).toBeNull();
    // The export includes it as stored; it is shown again once it is safe.
    expect((await t.get('/api/user/export', as)).body.bodyGoal).toEqual({ weight: 44 });
    await t.post('/api/bodyData', { ...grown, height: 165, weight: 46 }, as);
    expect(await goal()).toBe(44);
  });

  it.each([24.9, 250.1, 68.25, 5e-7, '68', undefined])('refuses %p as a goal weight', async weight => {
    const answer = await t.put('/api/bodyData/goal', { weight }, { token: member.token });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ status: 'VALIDATION_EXCEPTION', fields: [{ field: 'weight' }] });
  });

  it('saves a row and answers it', async () => {
    const answer = await save({ date: t.daysAgo(3), upperBodyFat: 15, lowerMuscleMass: 20.5 });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      date: t.daysAgo(3),
      weight: 72.5,
      upperBodyFat: 15,
      lowerMuscleMass: 20.5,
    });
  });

  it('lists newest first, whatever the order of saving, with the totals in headers', async () => {
    await save({ date: t.daysAgo(1) });
    await save({ date: t.daysAgo(5) });
    await save({ date: t.daysAgo(2) });
    const list = await t.get('/api/bodyData', { token: member.token });
    expect(list.status).toBe(200);
    expect(list.body.map(({ date }: { date: string }) => date)).toEqual(
      [0, 1, 2, 5].map(days => t.daysAgo(days)),
    );
    expect(list.headers['x-total-count']).toBe('4');
    expect((await t.get('/api/bodyData/recent', { token: member.token })).body.date).toBe(t.daysAgo(0));
  });

  it('keeps one row a date: a second one takes the place of the first whole', async () => {
    await save({ upperBodyFat: 12 });
    const second = await save({ weight: 70 });
    expect(second.status).toBe(201);
    expect(second.body).toMatchObject({ weight: 70, upperBodyFat: null });
    expect((await t.get('/api/bodyData', { token: member.token })).body).toEqual([second.body]);
  });

  it('keeps one row a date under parallel saves', async () => {
    const weights = Array.from({ length: 12 }, (_, i) => 60 + i);
    const answers = await Promise.all(weights.map(weight => save({ date: t.daysAgo(9), weight })));
    expect(answers.map(({ status }) => status)).toEqual(weights.map(() => 201));
    const { body } = await t.get('/api/bodyData', { token: member.token });
    expect(body.filter(({ date }: { date: string }) => date === t.daysAgo(9))).toHaveLength(1);
  });

  it.each([
    [{ bodyFat: '', muscleMass: '' }],
    [{ bodyFat: null, muscleMass: null }],
    [{ bodyFat: undefined, muscleMass: undefined }],
    [{ bodyFat: '', muscleMass: null, compositionSource: 'measured' }],
  ])('fills an empty composition with 표준형: %j', async composition => {
    expect((await save(composition)).body).toMatchObject({
      bodyFat: 18,
      muscleMass: 35,
      compositionSource: 'default',
    });
  });

  it('keeps the figure that was entered when only one is empty', async () => {
    expect((await save({ muscleMass: '' })).body).toMatchObject({
      bodyFat: 16.5,
      muscleMass: 35,
      compositionSource: 'default',
    });
  });

  it('keeps where the composition came from', async () => {
    expect((await save({ compositionSource: 'preset' })).body.compositionSource).toBe('preset');
  });

  it.each([
    [{ height: 99.9 }, 'height'],
    [{ height: 230.1 }, 'height'],
    [{ height: '175' }, 'height'],
    [{ height: undefined }, 'height'],
    [{ weight: 24.9 }, 'weight'],
    [{ weight: 250.1 }, 'weight'],
    [{ weight: 70.25 }, 'weight'],
    [{ bodyFat: 100 }, 'bodyFat'],
    [{ bodyFat: 0 }, 'bodyFat'],
    [{ bodyFat: 12.34 }, 'bodyFat'],
    [{ muscleMass: -1 }, 'muscleMass'],
    [{ muscleMass: 'much' }, 'muscleMass'],
    [{ upDownBalance: 1 }, 'upDownBalance'],
    [{ upDownBalance: 0.55 }, 'upDownBalance'],
    [{ upDownBalance: undefined }, 'upDownBalance'],
    [{ compositionSource: 'guess' }, 'compositionSource'],
    [{ lowerBodyFat: 100 }, 'lowerBodyFat'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '20260202' }, 'date'],
    [{ date: '0001-01-01' }, 'date'],
    [{ date: ['2026-02-02'] }, 'date'],
    [{ userId: 1 }, 'userId'],
  ])('refuses %j', async (overrides, field) => {
    const answer = await save(overrides);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ status: 'VALIDATION_EXCEPTION', fields: [{ field }] });
    expect(answer.body.fields[0].message).toMatch(/[가-힣]/);
  });

  it.each([
    [{ height: 100, weight: 25, bodyFat: 1, muscleMass: 99.9, upDownBalance: 0.1 }],
    [{ height: 230, weight: 250, bodyFat: 99.9, muscleMass: 1, upDownBalance: 0.9 }],
    [{ bodyFat: 8 }],
  ])('takes the limits themselves: %j', async overrides => {
    const answer = await save(overrides);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject(overrides);
  });

  it('refuses tomorrow, by the Korean calendar', async () => {
    expect((await save({ date: t.daysAgo(-1) })).body.fields[0].field).toBe('date');
    expect((await save({ date: t.daysAgo(0) })).status).toBe(201);
  });

  it('deletes the row of a date, once', async () => {
    await save({ date: t.daysAgo(4) });
    const remove = (date: string) => t.post('/api/bodyData/delete', { date }, { token: member.token });
    expect((await remove(t.daysAgo(4))).status).toBe(204);
    const again = await remove(t.daysAgo(4));
    expect(again.status).toBe(404);
    expect(again.body.status).toBe('BODY_DATA_NOT_FOUND_EXCEPTION');
    expect((await remove('yesterday')).body.fields[0].field).toBe('date');

    expect((await remove(t.daysAgo(0))).status).toBe(204);
    const none = await t.get('/api/bodyData/recent', { token: member.token });
    expect(none.status).toBe(404);
    expect(none.body.status).toBe('BODY_DATA_NOT_FOUND_EXCEPTION');
    expect((await t.get('/api/bodyData', { token: member.token })).body).toEqual([]);
  });

  it('never shows, changes or deletes what is another member’s', async () => {
    await save({ date: t.daysAgo(6) });
    const other = await t.signUp();
    expect((await t.get('/api/bodyData', { token: other.token })).body).toHaveLength(1);
    expect(
      (await t.post('/api/bodyData/delete', { date: t.daysAgo(6) }, { token: other.token })).status,
    ).toBe(404);
    expect(await t.database.read.countBy(BodyData, { date: t.daysAgo(6) })).toBe(1);
  });

  it.each([
    ['GET', '/api/bodyData'],
    ['GET', '/api/bodyData/recent'],
    ['POST', '/api/bodyData'],
    ['POST', '/api/bodyData/delete'],
  ] as const)('%s %s is for members', async (method, path) => {
    const answer = await t.request(method, path, method === 'POST' ? {} : undefined);
    expect(answer.status).toBe(401);
    expect(answer.body.status).toBe('UNAUTHENTICATED_EXCEPTION');
  });
});
