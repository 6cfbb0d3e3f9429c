// Both databases: sums by day, best of each.
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { aSession, aSet, rowId, sessionItem, setItem } from '../support/training-rows.js';

describe('what was trained', () => {
  let t: TestApp;
  let bench: number;
  let curl: number;
  beforeAll(async () => {
    t = await startTestApp();
    [bench, curl] = [await t.workoutId('바벨 벤치프레스'), await t.workoutId('덤벨 컬')];
  });
  afterAll(() => t.close());

  const sync = async (member: TestMember, ...items: object[]) =>
    (await t.post('/api/training/sync', { items }, { token: member.token })).body.items as any[];
  const get = (member: TestMember, path: string) => t.get(`/api/training/${path}`, { token: member.token });
  /** A finished session of an hour with these sets of bench presses or others. */
  const train = async (member: TestMember, days: number, sets: object[]) => {
    const date = t.daysAgo(days);
    const session = aSession({ endedAt: `${date}T02:00:00.000Z` }, date);
    const rows = sets.map((more, i) =>
      aSet(session, { workoutId: bench, ordinal: i + 1, targetWeight: null, targetReps: null, ...more }),
    );
    const answers = await sync(member, sessionItem(session), ...rows.map(row => setItem(row)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['applied']));
    return { date, session, rows, revisions: answers.map(({ revision }) => revision as number) };
  };

  it('makes a picture of a session to send, with weights only where they are asked for', async () => {
    const member = await t.signUp();
    const { session } = await train(member, 1, [
      { weight: 40, reps: 10 },
      { workoutId: curl, workoutName: '덤벨 컬', weight: 12, reps: 10 },
    ]);
    const picture = async (query = '') => {
      const headers = { authorization: `Bearer ${member.token}` };
      const url = `/api/training/sessions/${session.id}/picture${query}`;
      return t.app.inject({ method: 'GET', url, headers });
    };
    const plain = await picture();
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
    });
    expect(plain.rawPayload.length).toBeLessThan(200_000);
    expect(await sharp(plain.rawPayload).metadata()).toMatchObject({ width: 1080, height: 1350 });
    const told = await picture('?weights=true');
    expect(told.rawPayload.equals(plain.rawPayload)).toBe(false);
    expect((await picture('?weights=false')).rawPayload.equals(plain.rawPayload)).toBe(true);
    expect((await picture('?weights=maybe')).statusCode).toBe(400);
  });

  it('makes a picture of a workout’s bests to send, with weights only where they are asked for', async () => {
    const member = await t.signUp();
    await train(member, 9, [{ weight: 40, reps: 10 }]);
    await train(member, 1, [{ weight: 50, reps: 8 }]);
    const picture = (workoutId: number, query = '', { token } = member) =>
      t.app.inject({
        ...{ method: 'GET', url: `/api/training/workouts/${workoutId}/picture${query}` },
        headers: { authorization: `Bearer ${token}` },
      });
    const plain = await picture(bench);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
    });
    expect(plain.rawPayload.length).toBeLessThan(200_000);
    expect(await sharp(plain.rawPayload).metadata()).toMatchObject({ width: 1080, height: 1350 });
    expect((await picture(bench, '?weights=true')).rawPayload.equals(plain.rawPayload)).toBe(false);
    expect((await picture(bench, '?weights=maybe')).statusCode).toBe(400);
    // Never done, by this member.
    expect((await picture(curl)).statusCode).toBe(404);
    expect((await picture(bench, '', await t.signUp())).statusCode).toBe(404);
  });

  it('lists every workout that was done with its best, the last one first; holds by seconds', async () => {
    const member = await t.signUp();
    const [plank, pullUp] = [await t.workoutId('플랭크'), await t.workoutId('풀업')];
    const hold = { workoutId: plank, workoutName: '플랭크', weight: null, reps: null };
    await train(member, 9, [
      { weight: 40, reps: 10 },
      { weight: 45, reps: 5 },
      { weight: 140, reps: 5, deleted: true },
      { kind: 'warmup', weight: 60, reps: 3 },
    ]);
    const { date } = await train(member, 2, [
      { weight: 42.5, reps: 8 },
      { ...hold, seconds: 30 },
      { ...hold, seconds: 45 },
      { ...hold, seconds: 90, doneAt: null },
    ]);
    await train(member, 1, [{ workoutId: pullUp, workoutName: '풀업', weight: null, reps: 7 }]);
    await train(await t.signUp(), 0, [{ weight: 200, reps: 5 }]);
    const { body } = await get(member, 'records');
    expect(body.map((each: any) => [each.workoutName, each.sessions, each.longestSeconds])).toEqual([
      ['풀업', 1, null],
      ['바벨 벤치프레스', 2, null],
      ['플랭크', 1, 45],
    ]);
    expect(body[0].records).toContainEqual({ kind: 'mostRepsAtWeight', value: 7, weight: null });
    expect(body[1]).toMatchObject({ lastDate: date, image: '/figures/barbell-bench-press.svg' });
    const { body: chart } = await get(member, `workouts/${bench}/history`);
    const estimate = chart.records.find((record: any) => record.kind === 'oneRepMax');
    expect(estimate.value).toBeGreaterThan(45);
    expect(body[1].records).toEqual([{ kind: 'heaviest', value: 45, weight: 45 }, estimate]);
    const { body: held } = await get(member, `workouts/${plank}/history`);
    expect(held.points).toEqual([expect.objectContaining({ date, longestSeconds: 45, oneRepMaxKg: null })]);
    expect((await get(await t.signUp(), 'records')).body).toEqual([]);
  });

  it('stands in the calendar by day, with sets, volume and parts; deleted sessions do not', async () => {
    const member = await t.signUp();
    const dumbbells = { workoutId: curl, workoutName: '덤벨 컬', workoutOrdinal: 2, weight: 10, reps: 12 };
    const { session, date } = await train(member, 3, [
      { kind: 'warmup', weight: 20 },
      { weight: 40, reps: 10 },
      { weight: 40, reps: 8 },
      { weight: 40, reps: 8, deleted: true },
      { weight: null, reps: null, doneAt: null },
      dumbbells,
    ]);
    const other = await train(member, 3, [{}]);
    await sync(member, sessionItem({ ...other.session, deleted: true }, other.revisions[0]!));
    const { body } = await get(member, `sessions?from=${t.daysAgo(10)}&to=${t.daysAgo(0)}`);
    expect(body).toEqual([
      {
        ...{ id: session.id, title: session.title, localDate: date },
        ...{ startedAt: session.startedAt, endedAt: session.endedAt, cardio: null },
        sets: 3,
        // Both hands count.
        volumeKg: 40 * 18 + 2 * 10 * 12,
        bodyParts: ['가슴', '이두'],
      },
    ]);
    expect((await get(member, `sessions?from=${t.daysAgo(2)}&to=${t.daysAgo(0)}`)).body).toEqual([]);
    const one = await get(member, `sessions/${session.id}`);
    expect(one.body.session).toMatchObject(session);
    expect(one.body.sets).toHaveLength(5);
    expect((await get(member, `sessions/${other.session.id}`)).status).toBe(404);
  });

  it.each([
    ['sessions?from=2026-01-31&to=2026-01-01', 400],
    ['sessions?from=2024-01-01&to=2025-12-31', 400],
    ['sessions?from=2026-02-30&to=2026-03-01', 400],
    ['sessions', 400],
    ['weeks?weeks=', 200],
    ['changes?after=&limit=', 200],
    ['weeks?weeks=0', 400],
    ['weeks?weeks=53', 400],
    ['workouts/0/history', 400],
    ['workouts/2000000000/history', 404],
    [`sessions/${rowId()}`, 404],
    [`sessions/${rowId()}/summary`, 404],
    ['sessions/%00', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await get(await t.signUp(), path)).status).toBe(status);
  });

  it('tells records after a session, and takes them back when a set is corrected or deleted', async () => {
    const member = await t.signUp();
    const first = await train(member, 9, [{ weight: 40, reps: 10 }]);
    const summary = async (id: string) => (await get(member, `sessions/${id}/summary`)).body;
    expect((await summary(first.session.id)).records).toEqual([]);
    const second = await train(member, 4, [
      { weight: 40, reps: 11 },
      { weight: 50, reps: 6 },
      // Of another workout: no record of either.
      { workoutId: curl, workoutName: '덤벨 컬', weight: 55, reps: 12 },
    ]);
    const records = (await summary(second.session.id)).records.map(
      ({ kind, value, previous, weight }: any) => ({
        ...{ kind, value, previous, weight },
      }),
    );
    expect(records).toEqual([
      { kind: 'heaviest', value: 50, previous: 40, weight: 50 },
      { kind: 'mostRepsAtWeight', value: 11, previous: 10, weight: 40 },
      { kind: 'oneRepMax', value: 60.2, previous: 53.7, weight: 50 },
    ]);
    const history = async () => (await get(member, `workouts/${bench}/history`)).body;
    expect((await history()).records.map(({ kind, value }: any) => [kind, value])).toEqual([
      ['heaviest', 50],
      ['mostRepsAtWeight', 6],
      ['mostRepsAtWeight', 11],
      ['oneRepMax', 60.2],
    ]);

    // It was 40, not 50; and the other never happened.
    await sync(member, setItem({ ...second.rows[1]!, weight: 40 }, second.revisions[2]));
    await sync(member, setItem({ ...second.rows[0]!, deleted: true }, second.revisions[1]));
    expect((await summary(second.session.id)).records).toEqual([]);
    expect((await history()).records[0]).toMatchObject({ kind: 'heaviest', value: 40 });
    // The first session is deleted, so the second becomes the first.
    await sync(member, sessionItem({ ...first.session, deleted: true }, first.revisions[0]));
    expect((await history()).points).toHaveLength(1);
  });

  it('sums a session up: time, sets, volume, muscles, and what changes next with the reason', async () => {
    const member = await t.signUp();
    const planned = { targetWeight: 40, targetReps: 10, weight: 40, reps: 10 };
    const { session } = await train(member, 0, [planned, planned, { ...planned, answer: 'LIGHT' }]);
    const { body } = await get(member, `sessions/${session.id}/summary`);
    expect(body).toMatchObject({ minutes: 60, sets: 3, volumeKg: 1200 });
    expect(body.muscles[0]).toEqual({ bodyPart: '가슴', sets: 3 });
    expect(body.next).toEqual([
      {
        ...{ workoutId: bench, workoutName: '바벨 벤치프레스' },
        from: { weight: 40, reps: 10, seconds: null },
        to: { weight: expect.any(Number), reps: expect.any(Number), seconds: null },
        text: expect.stringMatching(/요\.$/),
      },
    ]);
    const { target } = (await get(member, `next?workoutIds=${bench}`)).body.workouts[0];
    expect(body.next[0].to).toEqual({ weight: target.weight, reps: target.reps, seconds: null });
  });

  it('draws a workout by day, with a band around the estimate; what nobody confirmed is left out', async () => {
    const member = await t.signUp();
    const early = await train(member, 20, [
      { weight: 40, reps: 10 },
      { weight: 45, reps: 5 },
    ]);
    await train(member, 6, [
      { weight: 45, reps: 8, reserve: 2 },
      { weight: 450, reps: 8 },
    ]);
    const { points, records } = (await get(member, `workouts/${bench}/history`)).body;
    expect(points).toEqual([
      {
        ...{ date: early.date, oneRepMaxKg: 53.7, lowKg: 49.1, highKg: 58.7 },
        ...{ bestWeight: 45, volumeKg: 625, reps: 15, longestSeconds: null },
      },
      {
        ...{ date: t.daysAgo(6), oneRepMaxKg: 60.4, lowKg: 55.2, highKg: 66 },
        ...{ bestWeight: 45, volumeKg: 360, reps: 8, longestSeconds: null },
      },
    ]);
    expect(records[0]).toEqual({ kind: 'heaviest', value: 45, weight: 45 });
    expect((await get(await t.signUp(), `workouts/${bench}/history`)).body).toEqual({
      points: [],
      records: [],
    });
  });

  it('counts sets of each part and week against the recommended range', async () => {
    const member = await t.signUp();
    await train(member, 7, [{}, {}, {}]);
    const { weeks, recommended } = (await get(member, 'weeks?weeks=3')).body;
    expect(weeks.map(({ monday }: any) => new Date(monday).getUTCDay())).toEqual([1, 1, 1]);
    expect(weeks[1].bodyParts[0]).toEqual({ bodyPart: '가슴', sets: 3 });
    expect(weeks[1].bodyParts).toContainEqual({ bodyPart: '삼두', sets: 1.5 });
    expect([weeks[0].bodyParts, weeks[2].bodyParts]).toEqual([[], []]);
    expect(recommended).toMatchObject({ low: 10, high: 20, source: expect.stringContaining('Schoenfeld') });
  });

  it('leaves as a table that a spreadsheet opens and does not run', async () => {
    const member = await t.signUp();
    const { session, date } = await train(member, 2, [
      { weight: 42.5, reps: 9, note: '=1+1' },
      { ordinal: 1, kind: 'warmup', workoutName: '바벨, "벤치"' },
      { deleted: true },
      { ordinal: 4, weight: 42.5, reps: 9, reserve: 1, targetWeight: 45, targetReps: 8, doneAt: null },
    ]);
    const answer = await get(member, 'export.csv');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="routineup-training.csv"',
      'cache-control': 'no-store',
    });
    const rows: any[] = parse(answer.text, { columns: true, bom: true });
    expect(rows).toHaveLength(3);
    // A set that was only planned has no numbers that could pass for done.
    expect(rows.map(({ done }) => done)).toEqual(['yes', 'yes', 'no']);
    expect(rows[2]).toMatchObject({
      ...{ done: 'no', weight_kg: '', reps: '', seconds: '', reserve: '', done_at: '' },
      ...{ planned_weight_kg: '45', planned_reps: '8', planned_seconds: '' },
    });
    expect(rows).toContainEqual(
      expect.objectContaining({
        ...{ date, session: session.title, workout: '바벨 벤치프레스', weight_kg: '42.5', reps: '9' },
        note: "'=1+1",
      }),
    );
    expect(rows.map(({ workout }) => workout)).toContain('바벨, "벤치"');
    expect(parse((await get(await t.signUp(), 'export.csv')).text, { bom: true })).toHaveLength(1);
  });
});
