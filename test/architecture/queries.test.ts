import { ExpiredRowsSweep } from '../../src/auth/expired-rows.sweep.js';
import { JobWorker } from '../../src/infrastructure/jobs/job-worker.service.js';
import { RoutinesService } from '../../src/myfit/routines.service.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';
import { sendLog } from '../support/training-file.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Tables that grow with members or with time. Full scans of the catalogue's own tables are intended. */
const GROWING = new Set([
  'users',
  'user_agreements',
  'user_health',
  'training_choices',
  'training_places',
  'training_logs',
  'training_imports',
  'training_imported_sessions',
  'training_import_names',
  'training_sessions',
  'training_sets',
  'logins',
  'verification_codes',
  'body_data',
  'routines',
  'gone_routines',
  'gone_recommendations',
  'my_workouts',
  'my_supplements',
  'recommendation_histories',
  'recommendation_ends',
  'jobs',
  'strength_observations',
  'strength_beliefs',
  'audit_logs',
  'catalogue_changes',
]);

/** The hourly cleanup of codes may scan the whole table: it keeps that table small. */
const SWEEPS = ['DELETE FROM "verification_codes" WHERE "createdAt" < ?'];

interface Query {
  sql: string;
  parameters: unknown[];
}

/** Uses the whole product and asks the database for the plan of every query. */
describe('the queries', () => {
  let t: TestApp;
  const queries = new Map<string, Query>();
  beforeAll(async () => {
    t = await startTestApp({ stack: 'embedded' });
    await t.database.write(async manager => record(manager.connection));
    record(t.database.read.connection);
    await live();
  });
  afterAll(() => t.close());

  function record(connection: TestApp['database']['read']['connection']): void {
    connection.logger = Object.assign(Object.create(connection.logger), {
      logQuery: (sql: string, parameters: unknown[] = []) => {
        if (/^(SELECT|UPDATE|DELETE)/.test(sql)) queries.set(sql, { sql, parameters });
      },
    });
  }

  async function live(): Promise<void> {
    const { token, refreshToken, email, password } = await t.signUp();
    const as = { token };
    await t.post('/api/auth/login', { loginEmail: email, password });
    await t.get('/api/auth/refresh', { token: refreshToken });
    await t.post('/api/user/password', { loginEmail: email });
    await t.get('/api/user/private', as);
    await t.post('/api/user/health', { allergens: ['우유'], conditions: [] }, as);
    const preferences = '/api/training/preferences';
    await t.put(
      `${preferences}/choices`,
      { place: 'home', bodyPartKoreanName: ['가슴'], goal: null, experience: null, minutes: 30 },
      as,
    );
    await t.put(
      `${preferences}/places/home`,
      {
        machineKoreanName: ['맨몸'],
        dumbbellStepKg: 2,
        lightestDumbbellKg: null,
        heaviestDumbbellKg: null,
        smallestPlateKg: null,
        stackStepKg: null,
      },
      as,
    );
    await t.get('/api/bodyData', as);
    await t.get('/api/bodyData/recent', as);
    const routines = '/api/myfit/routines';
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '가' }] };
    const { routineId } = (await t.post(`${routines}/workout`, list, as)).body.routines[0];
    const workouts = { workoutIds: [1, 2], weight: 40, rep: 10, setCount: 3, confirmed: true };
    const [{ myWorkoutId }] = (await t.post(`${routines}/workout/${routineId}`, workouts, as)).body;
    await t.get(`${routines}/workout`, as);
    await t.get(`${routines}/workout/${routineId}`, as);
    await t.post(
      `${routines}/workout/update/${myWorkoutId}`,
      { myWorkoutIndex: 2, weight: 45, confirmed: true },
      as,
    );
    await t.post(`${routines}/workout/feedback/${myWorkoutId}`, { feedback: 'LIGHT' }, as);
    await t.get(`${routines}/workout/${routineId}`, as);
    await t.delete(`${routines}/workout/feedback/${myWorkoutId}`, as);
    await train(as, routineId);
    const [{ mySupplementId }] = (await t.post(`${routines}/supplement/1`, undefined, as)).body;
    await t.get(`${routines}/supplement`, as);
    for (const [kind, request] of Object.entries({
      workout: { bodyPartKoreanName: ['가슴'], machineKoreanName: ['바벨', '맨몸'], place: 'home' },
      supplement: { monthlyBudget: 70_000, purpose: ['근육 증가'] },
    })) {
      const { id } = (await t.post(`/api/recommendation/${kind}`, request, as)).body;
      await t.answered(`/api/recommendation/${kind}/history/${id}`, as);
      await t.get(`/api/recommendation/${kind}/history`, as);
    }
    await t.get('/api/recommendation', as);
    await t.get('/api/recommendation/supplement', as);
    await t.get('/api/user/export', as);
    await t.post(`${routines}/workout/delete/${myWorkoutId}`, undefined, as);
    await t.post(`${routines}/supplement/delete/${mySupplementId}`, undefined, as);
    await t.post(`${routines}/workout`, { routines: [] }, as);
    const admin = { token: await t.adminToken() };
    const machine = { koreanName: '색인 기구', englishName: 'indexed' };
    const { id } = (await t.post('/api/admin/machines', machine, admin)).body;
    await t.delete(`/api/admin/machines/${id}`, admin);
    await t.get('/api/admin/history', admin);
    await t.get('/api/admin/history?resource=workouts', admin);
    const { body: history } = await t.get(`/api/admin/history?resource=machines&resourceId=${id}`, admin);
    await t.post(`/api/admin/history/${history.entries[0].id}/undo`, undefined, admin);
    for (const kind of ['workouts', 'supplements']) await t.delete(`/api/admin/${kind}/5`, admin);
    await t.app.get(ExpiredRowsSweep, { strict: false }).run();
    await t.app.get(JobWorker, { strict: false }).prune();
    // Past the window in which a deleted routine can be restored.
    t.clock.advance(11 * 60);
    await t.app.get(RoutinesService, { strict: false }).purge();
    await t.post('/api/user/private/password', { oldPassword: password, newPassword: 'changed12' }, as);
    const login = await t.post('/api/auth/login', { loginEmail: email, password: 'changed12' });
    await t.post('/api/user/delete', { password: 'changed12' }, { token: login.body.accessToken });
  }

  async function train(as: { token: string }, routineId: number): Promise<void> {
    const training = '/api/training';
    const session = aSession({ endedAt: '2026-01-05T02:00:00.000Z' });
    const sets = [aSet(session), aSet(session, { ordinal: 2, weight: 400 })];
    const sync = (...items: object[]) => t.post(`${training}/sync`, { items }, as);
    await sync(sessionItem(session), ...sets.map(set => setItem(set)));
    await sync(sessionItem({ ...session, note: '좋았어요' }, 1), setItem({ ...sets[0], reps: 9 }, 2));
    await t.get(`${training}/changes?after=1`, as);
    for (const path of [
      'sessions?from=2026-01-01&to=2026-01-31',
      `sessions/${session.id}`,
      `sessions/${session.id}/summary`,
      'workouts/1/history',
      'weeks',
      'export.csv',
    ]) {
      await t.get(`${training}/${path}`, as);
    }
    const file = 'Date,Exercise,Category,Weight (kg),Reps\n2026-01-07,Bench Press (Barbell),,80,8';
    await sendLog(t, as, file, {}, '/preview');
    const { id } = (await sendLog(t, as, file)).body;
    await t.put(`${training}/imports/names`, { names: [{ name: 'Log Press', workoutId: 1 }] }, as);
    await t.get(`${training}/imports`, as);
    await t.post(`${training}/imports/${id}/undo`, {}, as);
    await t.get(`${training}/next/${routineId}`, as);
    await t.get(`${training}/next?workoutIds=1,2`, as);
  }

  /** Tables that a query would scan in full. */
  async function scanned({ sql, parameters }: Query): Promise<string[]> {
    const plan: { detail: string }[] = await t.database.read.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
    const names = new Map(
      [...sql.matchAll(/(?:FROM|JOIN|UPDATE) "(\w+)"(?: (?:AS )?"(\w+)")?/g)].map(([, table, alias]) => [
        alias ?? table!,
        table!,
      ]),
    );
    return plan
      .map(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1])
      .filter(name => name !== undefined)
      .map(name => names.get(name) ?? name)
      .filter(table => GROWING.has(table));
  }

  it('were recorded, and the tables are all known', async () => {
    expect(queries.size).toBeGreaterThan(60);
    const rows: { name: string }[] = await t.database.read.query(
      "SELECT name FROM sqlite_master WHERE type = 'table'",
    );
    const names = rows.map(({ name }) => name);
    expect([...GROWING].filter(name => !names.includes(name))).toEqual([]);
  });

  it('never read a growing table from end to end', async () => {
    const found: string[] = [];
    for (const query of queries.values()) {
      if (SWEEPS.includes(query.sql)) continue;
      for (const table of await scanned(query)) found.push(`${table}: ${query.sql.slice(0, 400)}`);
    }
    expect(found).toEqual([]);
  });

  it('would be noticed if they did', async () => {
    expect(
      await scanned({ sql: 'SELECT * FROM "users" "u" WHERE "u"."userName" = ?', parameters: ['가'] }),
    ).toEqual(['users']);
  });
});
