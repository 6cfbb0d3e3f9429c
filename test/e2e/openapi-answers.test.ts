// Both databases: every call once, with the types its rows come back as.
import { mondayOf } from '../../src/common/time/dates.js';
import type { OpenAPIObject } from '@nestjs/swagger';
import { generateSync } from 'otplib';
import sharp from 'sharp';
import { CONTRACT_CALLS, type ContractCall } from '../support/contract-calls.js';
import { eventually } from '../support/eventually.js';
import { SeedOffer } from '../../src/catalogue/entities/seed-offer.entity.js';
import { Database } from '../../src/infrastructure/database/database.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { MissedSearches } from '../../src/catalogue/public.js';
import { Job } from '../../src/infrastructure/jobs/job.entity.js';
import { Jobs } from '../../src/infrastructure/jobs/jobs.service.js';
import { ownIn, ownThings } from '../support/own-things.js';
import { FoodSafetyServer, reportedTablet } from '../support/food-safety-server.js';
import { OidcServer } from '../support/oidc-server.js';
import { exampleOf } from '../support/openapi-examples.js';
import { documentedCalls, responsesOf, type DocumentedCall } from '../support/openapi-operations.js';
import { schemaFaults } from '../support/schema-faults.js';
import { logForm } from '../support/training-file.js';
import { SoftAuthenticator } from '../support/soft-authenticator.js';
import { ShoppingServer, shopItem } from '../support/shopping-server.js';
import { startTestApp, type Answer, type TestApp } from '../support/test-app.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';

interface CallOptions {
  /** Path parameters. */
  at?: Record<string, number | string>;
  query?: string;
  /** Merged over the documented example. */
  body?: Record<string, unknown>;
  /** Sent instead of the example. */
  raw?: { bytes: Buffer; type: string };
  token?: string;
}

/** Goes through the product with the document's example bodies. */
describe('every call, with the example of the document', () => {
  let ministry: FoodSafetyServer;
  let naver: ShoppingServer;
  let kakao: OidcServer;
  let t: TestApp;
  let document: OpenAPIObject;
  let documented: Map<string, DocumentedCall>;
  const called = new Set<string>();
  beforeAll(async () => {
    ministry = await FoodSafetyServer.start();
    naver = await ShoppingServer.start();
    kakao = await OidcServer.start({ returns: 'http://localhost:3000/login/callback/kakao' });
    const VAPID_SUBJECT = 'mailto:push@example.com';
    t = await startTestApp({
      env: { ...ministry.env, ...naver.env, ...kakao.env('KAKAO'), VAPID_SUBJECT },
    });
    document = (await t.get('/api/openapi.json')).body;
    documented = new Map(documentedCalls(document).map(call => [call.name, call]));
  });
  afterAll(async () => {
    await t.close();
    await ministry.close();
    await naver.close();
    await kakao.close();
  });

  /** Sends the call and checks the answer against the document. */
  async function call(
    name: string,
    { at = {}, query = '', body, raw, token }: CallOptions = {},
  ): Promise<Answer> {
    const found = documented.get(name);
    if (!found) throw new Error(`${name} is not documented`);
    called.add(name);
    const url = found.path.replace(/\{(\w+)\}/g, (_, key: string) => String(at[key])) + query;
    const json = (found.operation.requestBody as any)?.content['application/json'];
    const example = json ? (exampleOf(document, json.schema) as Record<string, unknown>) : undefined;
    const headers: Record<string, string> = raw ? { 'content-type': raw.type } : {};
    const answer = await t.request(found.method, url, raw?.bytes ?? (example && { ...example, ...body }), {
      token,
      headers,
    });
    const response = responsesOf(found.operation).find(
      ({ status }) => status === answer.status && status < 400,
    )?.response;
    expect({ name, url, status: answer.status, text: response ? '' : answer.text }).toEqual({
      name,
      url,
      status: response ? answer.status : 'a documented success',
      text: '',
    });
    const schema = response?.content?.['application/json']?.schema;
    if (schema)
      expect({ name, faults: schemaFaults(document, schema, answer.body) }).toEqual({ name, faults: [] });
    if (answer.status === 204) expect(answer.text).toBe('');
    for (const header of Object.keys(response?.headers ?? {})) {
      expect({ name, header, value: answer.headers[header.toLowerCase()] }).toEqual({
        name,
        header,
        value: expect.stringMatching(/^\d+$/),
      });
    }
    return answer;
  }

  const email = 'gildong@example.com';
  let token: string;
  let refreshToken: string;

  it('health', async () => {
    await call('GET /api/health/live');
    await call('GET /api/health/ready');
    await call('GET /api/site');
    await call('GET /api/bodyParts');
  });

  it('signup and login', async () => {
    await call('POST /api/user/auth/verify/email');
    await call('POST /api/register/verify');
    const { signupProof } = (
      await call('POST /api/register/verify/code', { body: { verificationCode: t.lastCode(email) } })
    ).body;
    await call('POST /api/user/auth/passkey/options', { body: { signupProof } });
    await call('POST /api/user/auth', {
      body: { signupProof, providerTicket: undefined, passkey: undefined },
    });
    ({ accessToken: token, refreshToken } = (await call('POST /api/auth/login')).body);
    ({ accessToken: token, refreshToken } = (
      await call('GET /api/auth/refresh', { token: refreshToken })
    ).body);
  });

  it('the account', async () => {
    await call('GET /api/user/private', { token });
    const [, other] = (await call('GET /api/user/sessions', { token })).body;
    await call('POST /api/user/sessions/delete/{sessionId}', { token, at: { sessionId: other.id } });
    await call('POST /api/user/sessions/delete', { token });
    await call('POST /api/user/private', { token });
    await call('POST /api/user/calendar', { token });
    await call('GET /api/user/calendar', { token });
    await call('DELETE /api/user/calendar', { token });
    await call('POST /api/user/push', { token });
    await call('GET /api/user/push', { token });
    await call('PUT /api/user/push', { token });
    await call('PUT /api/user/push/rest', { token });
    await call('DELETE /api/user/push/rest', { token });
    await call('POST /api/push/off');
    await call('DELETE /api/user/push', { token });
    const key = new SoftAuthenticator(t.config.publicUrl);
    const asked = await call('POST /api/user/passkeys/options', { token, body: { password: 'routine2026' } });
    const made = await call('POST /api/user/passkeys', { token, body: key.make(asked.body) });
    const login = (await call('POST /api/auth/login/passkey/options')).body;
    await call('POST /api/auth/login/passkey', { body: key.sign(login) });
    await call('GET /api/user/passkeys', { token });
    await call('POST /api/user/passkeys/delete/{passkeyId}', { token, at: { passkeyId: made.body.id } });
    await call('GET /api/auth/providers');
    const at = { provider: 'kakao' };
    const { url, journey } = (
      await call('POST /api/auth/providers/{provider}/begin', { at, body: { purpose: 'link' } })
    ).body;
    const answer = await kakao.visit(url, 'gildong');
    const { ticket } = (
      await call('POST /api/auth/providers/{provider}/end', { at, body: { journey, answer } })
    ).body;
    const identity = await call('POST /api/user/identities', { token, body: { ticket } });
    await call('GET /api/user/identities', { token });
    await call('POST /api/user/identities/delete/{identityId}', {
      token,
      at: { identityId: identity.body.id },
    });
    await call('POST /api/user/health', { token });
    await call('POST /api/user/health', {
      token,
      body: { allergens: [], conditions: [], dietProteinPerKg: null },
    });
    await call('GET /api/user/health', { token });
    await call('PUT /api/user/health/readiness', { token });
    await call('PUT /api/training/preferences/choices', { token });
    await call('PUT /api/training/preferences/places/{place}', { token, at: { place: 'home' } });
    const [{ id: workoutId }] = (await t.get('/api/workouts')).body;
    await call('PUT /api/training/preferences/excludedWorkouts/{workoutId}', { token, at: { workoutId } });
    await call('GET /api/training/preferences', { token });
    await call('DELETE /api/training/preferences/excludedWorkouts/{workoutId}', { token, at: { workoutId } });
    const { body } = await call('POST /api/bodyData', { token });
    await call('GET /api/bodyData', { token });
    await call('GET /api/bodyData/recent', { token });
    await call('PUT /api/bodyData/goal', { token, body: { weight: 68 } });
    await call('GET /api/bodyData/goal', { token });
    await call('POST /api/bodyData/delete', { token, body: { date: body.date } });
    await call('POST /api/bodyData', { token });
  });

  it('the catalogue', async () => {
    await call('GET /api/bodyParts/all');
    await call('POST /api/machines/list');
    await call('POST /api/machines');
    for (const kind of ['workouts', 'supplements']) {
      const [first] = (await call(`GET /api/${kind}`, { query: '?page=1' })).body;
      await call(`GET /api/${kind}/{id}`, { at: { id: first.id } });
      await call(`GET /api/${kind}/search/list`, { query: `?keyword=${encodeURIComponent('프')}` });
      expect((await call(`POST /api/${kind}/search/list`)).body.length).toBeGreaterThan(0);
      await call(`POST /api/${kind}/search/list/{page}`, { at: { page: 2 } });
    }
    await call('GET /api/supplements/list');
  });

  it('recommendations', async () => {
    await call('POST /api/recommendation/workout/example');
    await call('GET /api/recommendation/supplement/purposes', { token });
    const asked = [
      ['workout', (await call('POST /api/recommendation/workout', { token })).body.id],
      ['supplement', (await call('POST /api/recommendation/supplement', { token })).body.id],
      ['workout', (await call('POST /api/recommendation', { token })).body.id],
    ] as const;
    for (const [kind, id] of asked) {
      const one = () => call(`GET /api/recommendation/${kind}/history/{id}`, { token, at: { id } });
      await one();
      await t.answered(`/api/recommendation/${kind}/history/${id}`, { token });
      expect((await one()).body.recommends.length).toBeGreaterThan(0);
    }
    expect(
      (await call('POST /api/recommendation/supplement/affordable', { token })).body.items.length,
    ).toBeGreaterThan(0);
    await call('GET /api/recommendation', { token });
    const history = (await t.get(`/api/recommendation/workout/history/${asked[0][1]}`, { token })).body;
    const [{ workoutId }] = history.recommends;
    const at = { workoutId, historyId: history.id, sessionWorkoutIds: [workoutId] };
    const offered = await call('POST /api/recommendation/workout/alternatives', { token, body: at });
    const byWorkoutId = offered.body.alternatives.at(-1).workoutId;
    await call('POST /api/recommendation/workout/history/{id}/swap', {
      token,
      at: { id: history.id },
      body: { workoutId, byWorkoutId },
    });
    await call('GET /api/recommendation/workout/history', { token });
    await call('GET /api/recommendation/supplement/history', { token });
    await call('GET /api/recommendation/supplement', { token });
    const { days } = (await call('GET /api/admin/recommendationDays', { token: await t.adminToken() })).body;
    expect(days.length).toBeGreaterThan(0);
  });

  it('a week', async () => {
    const startsOn = mondayOf(t.daysAgo(0));
    const query = `?on=${startsOn}`;
    const days = [{ day: null, minutes: 30, place: 'gym' }];
    const wishes = { startsOn, from: startsOn, days, beforeHistoryId: undefined };
    const { id } = (await call('POST /api/recommendation/week', { token, body: wishes })).body;
    const one = () => call('GET /api/recommendation/week/history/{id}', { token, at: { id } });
    await one();
    await t.answered(`/api/recommendation/week/history/${id}`, { token });
    await one();
    await call('POST /api/recommendation/week/history/{id}/gains', { token, at: { id } });
    await call('POST /api/week', { token, query, body: { historyId: id } });
    expect((await call('GET /api/week', { token, query })).body.plan.days).toHaveLength(1);
    const body = { historyId: undefined, day: undefined, skipped: true, routineId: undefined };
    await call('PUT /api/week/{startsOn}/days/{index}', { token, at: { startsOn, index: 0 }, query, body });
    await call('PUT /api/week/{startsOn}/cardio', { token, at: { startsOn }, query, body: { days: [] } });
    await call('GET /api/week/kept', { token, query });
    await call('PUT /api/week/kept', { token, body: { shown: false } });
    await call('DELETE /api/week/{startsOn}', { token, at: { startsOn } });
    const off = { endsOn: t.daysAgo(-1), kind: 'ill' };
    await call('PUT /api/training/breaks/{startsOn}', { token, at: { startsOn: t.daysAgo(0) }, body: off });
    expect((await call('GET /api/training/breaks', { token })).body).toHaveLength(1);
    await call('DELETE /api/training/breaks/{startsOn}', { token, at: { startsOn: t.daysAgo(0) } });
  });

  it('what is taken', async () => {
    const [{ id: supplementId }] = (await t.get('/api/supplements')).body;
    const one = { name: undefined, nutrients: undefined, supplementId };
    const { intakeItemId } = (await call('POST /api/intake', { token, body: one })).body;
    expect((await call('POST /api/intake/label', { token })).body.servingsPerDay).toBe(2);
    const own = { supplementId: undefined };
    await call('PUT /api/intake/{intakeItemId}', { token, at: { intakeItemId }, body: own });
    expect((await call('GET /api/intake', { token })).body).toHaveLength(1);
    expect((await call('POST /api/intake/audit', { token })).body.items).toHaveLength(1);
    await call('DELETE /api/intake/{intakeItemId}', { token, at: { intakeItemId } });
  });

  it('routines and my supplements', async () => {
    const [workout] = (await t.get('/api/workouts')).body;
    const [one, other] = (await t.get('/api/supplements')).body;
    const base = '/api/myfit/routines/workout';
    const { routineId } = (await call(`POST ${base}`, { token })).body.routines[0];
    const [{ myWorkoutId }] = (
      await call(`POST ${base}/{routineId}`, { token, at: { routineId }, body: { workoutIds: [workout.id] } })
    ).body;
    await call(`GET ${base}`, { token });
    const share = { token, at: { routineId } };
    await call(`GET ${base}/{routineId}/share`, share);
    const { url } = (await call(`POST ${base}/{routineId}/share`, share)).body;
    const secret = url.split('/').at(-1);
    await call('GET /api/shared/routines/{secret}', { at: { secret } });
    const { routine: taken } = (
      await call('POST /api/shared/routines/{secret}/take', { token, at: { secret } })
    ).body;
    await call(`DELETE ${base}/{routineId}/share`, { token, at: { routineId: taken.routineId } });
    await call(`GET ${base}/{routineId}`, { token, at: { routineId } });
    await call(`POST ${base}/update/{myWorkoutId}`, { token, at: { myWorkoutId } });
    await call(`POST ${base}/feedback/{myWorkoutId}`, { token, at: { myWorkoutId } });
    await call(`DELETE ${base}/feedback/{myWorkoutId}`, { token, at: { myWorkoutId } });
    await call('GET /api/training/next/{routineId}', { token, at: { routineId } });
    await call('GET /api/training/next', { token, query: `?workoutIds=${workout.id}` });
    const synced = await call('POST /api/training/sync', { token });
    expect(synced.body.items).toMatchObject([{ status: 'applied' }]);
    const at = { trainingSessionId: synced.body.items[0].id };
    await call('GET /api/training/sessions', { token, query: '?from=2026-01-01&to=2026-01-31' });
    await call('GET /api/training/sessions/{trainingSessionId}', { token, at });
    await call('GET /api/training/sessions/{trainingSessionId}/summary', { token, at });
    await call('GET /api/training/sessions/{trainingSessionId}/picture', { token, at });
    const over = aSession({ endedAt: '2026-01-05T02:00:00.000Z' });
    const items = [sessionItem(over), setItem(aSet(over, { workoutId: workout.id }))];
    await call('POST /api/training/sync', { token, body: { items } });
    await call('GET /api/training/workouts/{workoutId}/picture', { token, at: { workoutId: workout.id } });
    await call('GET /api/training/workouts/{workoutId}/history', { token, at: { workoutId: workout.id } });
    await call('GET /api/training/records', { token });
    await call('GET /api/training/weeks', { token });
    await call('GET /api/training/cardio', { token });
    await call('GET /api/training/export.csv', { token });
    expect((await call('GET /api/training/changes', { token })).body.sessions).toHaveLength(2);
    const file = `Date,Exercise,Category,Weight,Weight Unit,Reps\n2026-01-07,Bench Press (Barbell),,80,kgs,8\nsoon,,,,,`;
    const raw = await logForm(file);
    await call('POST /api/training/imports/preview', { token, raw });
    await call('PUT /api/training/imports/names', {
      token,
      body: { names: [{ name: 'Log Press', workoutId: null }] },
    });
    const { id: importId } = (await call('POST /api/training/imports', { token, raw })).body;
    await call('GET /api/training/imports', { token });
    await call('POST /api/training/imports/{importId}/undo', { token, at: { importId } });
    const historyId = (await t.get('/api/recommendation/workout/history', { token })).body[0].id;
    await call(`POST ${base}/filled`, { token, body: { place: 'gym' } });
    await call(`POST ${base}/recommended`, { token, body: { historyId } });
    await call(`GET ${base}/recommended/{historyId}`, { token, at: { historyId } });
    await call(`POST ${base}/{routineId}/recommended`, { token, at: { routineId }, body: { historyId } });
    const supplements = '/api/myfit/routines/supplement';
    await call(`POST ${supplements}`, { token, body: { supplementIds: [one.id] } });
    await call(`POST ${supplements}/{supplementId}`, { token, at: { supplementId: other.id } });
    const [{ mySupplementId }] = (await call(`GET ${supplements}`, { token })).body;
    await call('GET /api/user/export', { token });
    await call(`POST ${supplements}/delete/{mySupplementId}`, { token, at: { mySupplementId } });
    await call(`POST ${base}/delete/{myWorkoutId}`, { token, at: { myWorkoutId } });
  });

  it('passwords, logout and leaving', async () => {
    const logIn = async (password: string) =>
      ({ accessToken: token, refreshToken } = (
        await call('POST /api/auth/login', { body: { password } })
      ).body);
    expect(
      (
        await call('POST /api/user/password', {
          body: { verificationCode: undefined, newPassword: undefined },
        })
      ).status,
    ).toBe(202);
    const verificationCode = t.lastCode(email);
    expect(
      (await call('POST /api/user/password', { body: { verificationCode, newPassword: 'forgotten1' } }))
        .status,
    ).toBe(204);
    await logIn('forgotten1');
    await call('POST /api/user/private/password', {
      token,
      body: { oldPassword: 'forgotten1', newPassword: 'changed2' },
    });
    await logIn('changed2');
    await call('GET /api/auth/logout', { token: refreshToken });
    await logIn('changed2');
    await call('POST /api/user/delete', { token, body: { password: 'changed2' } });
  });

  it('the admin', async () => {
    const { loginId, password } = t.config.admin;
    const admin = (await call('POST /api/admin/login', { body: { loginId, password } })).body.accessToken;
    const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2f6bff' } })
      .png()
      .toBuffer();
    for (const kind of ['supplements', 'workouts', 'machines', 'bodyParts']) {
      const base = `/api/admin/${kind}`;
      const names = { koreanName: `예시 ${kind}`, englishName: `example ${kind}` };
      const { id } = (await call(`POST ${base}`, { token: admin, body: names })).body;
      await call(`GET ${base}/{id}`, { token: admin, at: { id } });
      await call(`PUT ${base}/{id}`, { token: admin, at: { id }, body: names });
      await call(`PUT ${base}`, { token: admin, body: { ...names, id } });
      if (kind === 'workouts') {
        const raw = { bytes: image, type: 'image/png' };
        await call(`PUT ${base}/{id}/image`, { token: admin, at: { id }, raw });
      }
      const { body: list } = await call(`GET ${base}/list/{page}`, { token: admin, at: { page: 1 } });
      expect((await call(`GET ${base}`, { token: admin, query: '?page=1' })).body).toEqual(list);
      if (kind === 'supplements') {
        await call('PUT /api/admin/prices/{id}', { token: admin, at: { id }, body: { price: 12_900 } });
        expect((await call('GET /api/admin/supplement', { token: admin })).body).toEqual(list);
      }
      const { text } = await call(`GET ${base}/export`, { token: admin, query: '?format=csv' });
      const imported = await call(`POST ${base}/import`, {
        token: admin,
        query: '?dryRun=true',
        raw: { bytes: Buffer.from(text), type: 'text/csv' },
      });
      expect(imported.body).toMatchObject({ created: 0, updated: 0, errors: [] });
      await call(`DELETE ${base}/{id}`, { token: admin, at: { id } });
    }
    const { body: some } = await call('GET /api/admin/supplements', {
      token: admin,
      query: '?sort=price&order=desc&hidden=false&kind=Protein',
    });
    const changed = await call('PUT /api/admin/bulk/supplements', {
      token: admin,
      body: { ids: [some[0].id], hidden: true, supplementType: 'Protein', price: 31_000 },
    });
    await call('POST /api/admin/bulk/undo', { token: admin, body: changed.body });
    const [workout] = (await call('GET /api/admin/workouts', { token: admin, query: '?kind=가슴' })).body;
    await call('GET /api/admin/appearances/workouts/{id}', { token: admin, at: { id: workout.id } });
    await call('GET /api/admin/appearances/supplements/{id}', { token: admin, at: { id: some[0].id } });
    const { id: _w, imgPath: _p, ...typedWorkout } = workout;
    await call('POST /api/admin/appearances/workouts', {
      token: admin,
      query: `?id=${workout.id}`,
      body: typedWorkout,
    });
    const {
      id: _s,
      productId: _i,
      imageURL: _u,
      example: _e,
      priceSource: _o,
      pricedAt: _d,
      ...typed
    } = some[0];
    await call('POST /api/admin/appearances/supplements', {
      token: admin,
      query: `?id=${some[0].id}`,
      body: typed,
    });
    await call('PUT /api/admin/bulk/workouts', { token: admin, body: { ids: [workout.id], hidden: true } });
    const { body: history } = await call('GET /api/admin/history', { token: admin });
    const { id } = history.entries[0];
    await call('POST /api/admin/history/{id}/undo', { token: admin, at: { id } });
  });

  it('the dashboard', async () => {
    const token = await t.adminToken();
    const jobs = t.app.get(Jobs, { strict: false });
    const { id } = await jobs.add('recommendation', { historyId: 2_147_483_647 }, { delayMs: 3_600_000 });
    const failed = { state: 'FAILED', failure: '그만뒀어요.', finishedAt: new Date() } as const;
    const database = t.app.get(Database, { strict: false });
    await database.write(manager => manager.update(Job, { id }, failed));
    await call('GET /api/admin/dashboard', { token });
    await call('POST /api/admin/dashboard/jobs/{id}/retry', { token, at: { id } });
  });

  it('links that lead out', async () => {
    const token = await t.adminToken();
    const { imgPath: _, ...row } = (await call('GET /api/admin/workouts/{id}', { token, at: { id: 1 } }))
      .body;
    // The link check never contacts this machine.
    const url = 'http://127.0.0.1/video';
    await call('PUT /api/admin/workouts', { token, body: row });
    await t.database.write(manager => manager.update(Workout, { id: 1 }, { videoLink: url }));
    expect((await call('POST /api/admin/links/check', { token, body: { url } })).body.fault).toBe('private');
    await call('GET /api/admin/links', { token });
    await call('POST /api/admin/links/checkAll', { token });
    await t.database.write(manager => manager.update(Workout, { id: 1 }, { videoLink: null }));
  });

  it('searches without a result', async () => {
    const token = await t.adminToken();
    await call('GET /api/workouts/copy');
    await call('POST /api/workouts/search/list', {
      body: { searchKeyword: '얼음낚시', bodyPartKoreanName: [] },
    });
    await t.app.get(MissedSearches, { strict: false }).flush();
    const base = '/api/admin/missedSearches';
    const [{ kind, keyword }] = (await call(`GET ${base}`, { token })).body;
    await call(`POST ${base}/alias`, { token, body: { kind, keyword, id: 1 } });
    await call(`POST ${base}/ignore`, { token, body: { kind, keyword } });
    await call(`GET ${base}/ignored`, { token });
    await call(`POST ${base}/restore`, { token, body: { kind, keyword } });
  });

  it('what a new version offers', async () => {
    const token = await t.adminToken();
    const database = t.app.get(Database, { strict: false });
    await database.write(manager =>
      manager.insert(SeedOffer, { kind: 'workout', rowId: 1, fields: { skill: 3 }, at: new Date() }),
    );
    const [offer] = (await call('GET /api/admin/offers', { token })).body;
    await call('POST /api/admin/offers/{id}', { token, at: { id: offer.id }, body: { fields: [] } });
  });

  it('several admins', async () => {
    const token = await t.adminToken();
    const people = '/api/admin/people';
    const invite = async (mailAddress: string) =>
      (await call(`POST ${people}/invitations`, { token, body: { mailAddress } })).body.invitations.at(-1).id;
    await call(`DELETE ${people}/invitations/{id}`, { token, at: { id: await invite('gone@example.com') } });
    await invite('joins@example.com');
    const { text } = t.mails().at(-1)!;
    const [, secret] = /join#([\w-]{43})/.exec(text)!;
    await call(`POST ${people}/join`, { body: { token: secret, loginId: 'joins' } });
    const { admins } = (await call(`GET ${people}`, { token })).body;
    await call(`PUT ${people}/{id}`, { token, at: { id: admins.at(-1).id }, body: { role: 'editor' } });
    const login = { loginId: 'joins', password: 'long-and-not-guessed' };
    const joined = (await call('POST /api/admin/login', { body: login })).body.accessToken;
    await call('POST /api/admin/login', { body: login });
    const self = '/api/admin/self';
    await call(`GET ${self}`, { token: joined });
    const sessions = (await call(`GET ${self}/sessions`, { token: joined })).body;
    const { id: sessionId } = sessions.find(({ current }: { current: boolean }) => !current);
    await call(`POST ${self}/sessions/delete/{sessionId}`, { token: joined, at: { sessionId } });
    await call(`POST ${self}/sessions/delete`, { token: joined });
    const key = new SoftAuthenticator(t.config.publicUrl);
    const { password } = login;
    const asked = await call(`POST ${self}/passkeys/options`, { token: joined, body: { password } });
    const made = await call(`POST ${self}/passkeys`, { token: joined, body: key.make(asked.body) });
    const request = (await call('POST /api/admin/login/passkey/options')).body;
    await call('POST /api/admin/login/passkey', { body: key.sign(request) });
    await call(`GET ${self}/passkeys`, { token: joined });
    const at = { passkeyId: made.body.id };
    await call(`POST ${self}/passkeys/delete/{passkeyId}`, { token: joined, at });
    const body = { password: login.password, newPassword: 'another-long-password' };
    await call(`POST ${self}/password`, { token: joined, body });
  });

  it('files on their way into the catalogue', async () => {
    const base = '/api/admin/imports';
    const token = await t.adminToken();
    const raw = { bytes: Buffer.from('이름,englishName\n답 기구,answer\n'), type: 'text/csv' };
    const query = '?resource=machines';
    const at = { id: (await call(`POST ${base}`, { token, query, raw })).body.id };
    const until = (state: string) =>
      eventually(async () => expect((await call(`GET ${base}/{id}`, { token, at })).body.state).toBe(state));
    await until('columns');
    const columns = { 이름: 'koreanName', englishName: 'englishName' };
    await call(`PUT ${base}/{id}/columns`, { token, at, body: { columns } });
    await until('checked');
    const mended = { cells: [{ row: 2, field: 'englishName', value: 'mended' }], leftOut: [] };
    await call(`PUT ${base}/{id}/cells`, { token, at, body: mended });
    await until('checked');
    await call(`POST ${base}/{id}/apply`, { token, at });
    await until('done');
    await call(`POST ${base}/{id}/undo`, { token, at });
    await until('undone');
    await call(`GET ${base}`, { token, query });
  });

  it('the products that makers reported', async () => {
    const base = '/api/admin/reportedProducts';
    const token = await t.adminToken();
    ministry.rows = [reportedTablet(1), reportedTablet(2)];
    await call(`POST ${base}/fetch`, { token });
    await eventually(async () =>
      expect((await call(`GET ${base}/fetch`, { token })).body.finishedAt).toEqual(expect.anything()),
    );
    const { body } = await call(`GET ${base}/list/{page}`, { token, at: { page: 1 }, query: '?state=ready' });
    const [first, second] = body;
    const member = { token: (await t.signUp()).token };
    const query = `?keyword=${encodeURIComponent('햇살')}`;
    expect((await call('GET /api/intake/reported', { ...member, query })).body).toHaveLength(2);
    await call('GET /api/intake/reported/{reportedProductId}', {
      ...member,
      at: { reportedProductId: first.id },
    });
    await call(`PUT ${base}/{id}`, { token, at: { id: first.id }, body: first.fields });
    await call(`POST ${base}/{id}/refuse`, { token, at: { id: second.id } });
    await call(`POST ${base}/{id}/list`, {
      token,
      at: { id: first.id },
      body: { ...first.fields, englishName: 'Vitamin D', flavor: '무맛', servings: 60, price: 12_900 },
    });
    const shown = await call(`GET /api/admin/prices/list/{page}`, {
      token,
      at: { page: 1 },
      query: '?of=old',
    });
    expect(shown.body).toEqual([]);
    const { body: all } = await call('GET /api/admin/supplements/list/{page}', {
      token,
      at: { page: 1 },
      query: '?keyword=햇살',
    });
    naver.shops.set('한빛헬스 햇살 비타민 D 1', [shopItem(7, 9_900)]);
    await call('POST /api/admin/prices/search', { token });
    await eventually(async () =>
      expect((await call('GET /api/admin/prices/search', { token })).body.finishedAt).toEqual(
        expect.anything(),
      ),
    );
    await call('PUT /api/admin/prices/{id}/offer', {
      token,
      at: { id: all[0].id },
      body: { productId: '7' },
    });
    await call('GET /api/admin/examples', { token });
    await call('PUT /api/admin/examples', { token, body: { hidden: false } });
  });

  it('the admin’s second factor', async () => {
    const { loginId, password } = t.config.admin;
    const token = (await call('POST /api/admin/login', { body: { loginId, password } })).body.accessToken;
    await call('GET /api/admin/secondFactor', { token });
    const { secret } = (await call('POST /api/admin/secondFactor', { token, body: { password } })).body;
    const code = generateSync({ secret, epoch: Math.floor(t.clock.now().getTime() / 1000) });
    const confirmed = await call('POST /api/admin/secondFactor/confirm', { token, body: { code } });
    const [recoveryCode] = confirmed.body.recoveryCodes;
    await call('POST /api/admin/secondFactor/delete', { token, body: { password, code: recoveryCode } });
  });

  it('what a member calls with the example alone', async () => {
    const member = await t.signUp();
    const isLeft = ({ method, path, who }: ContractCall) =>
      who === 'member' && !called.has(`${method} ${path}`);
    const left = CONTRACT_CALLS.filter(isLeft).map(({ method, path }) => `${method} ${path}`);
    const ids = left.some(name => name.includes('{')) ? await ownThings(t, member) : {};
    // What is deleted is there for the others.
    for (const name of left.sort((a, b) => Number(/delete/i.test(a)) - Number(/delete/i.test(b)))) {
      const [, param = ''] = /\{(\w+)\}/.exec(name) ?? [];
      const at = { [param]: ownIn(ids, name)?.id ?? 1 };
      await call(name, { token: member.token, at }).catch((cause: unknown) => {
        throw new Error(`${name} takes more than its example: call it in a test above`, { cause });
      });
    }
  });

  it('left none out', () => {
    // Call these in a test above.
    expect([...documented.keys()].filter(name => !called.has(name))).toEqual([]);
  });
});
