// Both databases: every call, by whom and with whose ids.
import type { OpenAPIObject } from '@nestjs/swagger';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_CALLS, type ContractCall } from '../support/contract-calls.js';
import { exampleOf } from '../support/openapi-examples.js';
import { documentedCalls } from '../support/openapi-operations.js';
import { registeredRoutes } from '../support/registered-routes.js';
import { ProviderTickets } from '../../src/auth/providers/provider-tickets.service.js';
import { SoftAuthenticator } from '../support/soft-authenticator.js';
import { sendLog } from '../support/training-file.js';
import { aSession, sessionItem } from '../support/training-rows.js';
import { startTestApp, type Answer, type TestApp, type TestMember } from '../support/test-app.js';

/** Routes besides the calls: the documentation itself, and uploaded pictures. All are public. */
const OTHER_ROUTES = [
  'GET /api/docs',
  'GET /api/docs/',
  'GET /api/docs/*',
  'GET /api/docs/LICENSE',
  'GET /api/docs/docs/swagger-ui-init.js',
  'GET /api/docs/index.html',
  'GET /api/docs/swagger-ui-init.js',
  'GET /api/openapi.json',
  'GET /api/openapi.yaml',
  'GET /api/uploads/:folder/:name',
];

/** An id that does not exist. */
const NOBODYS = 2_147_483_646;

const nameOf = ({ method, path }: ContractCall) => `${method} ${path}`;
const CALLS = CONTRACT_CALLS.map(call => [nameOf(call), call] as const);
const of = (...who: ContractCall['who'][]) => CALLS.filter(([, call]) => who.includes(call.who));

describe('every route', () => {
  let t: TestApp;
  let owner: TestMember;
  let stranger: TestMember;
  let admin: string;
  beforeAll(async () => {
    t = await startTestApp();
    owner = await t.signUp();
    stranger = await t.signUp();
    admin = await t.adminToken();
  }, 60_000);
  afterAll(() => t.close());

  /** Calls a path with nonexistent ids and an empty body: a caller who passes the guard changes nothing. */
  const knock = async ({ method, path }: ContractCall, token?: string): Promise<Answer> => {
    const answer = await t.request(
      method,
      path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'page' ? '1' : String(NOBODYS))),
      method === 'GET' || method === 'DELETE' ? undefined : {},
      { token },
    );
    expect(answer.headers).not.toHaveProperty('set-cookie');
    return answer;
  };
  const codeOf = ({ status, body }: Answer) => (status < 400 ? status : `${status} ${body.status}`);
  const NOBODY = '401 UNAUTHENTICATED_EXCEPTION';
  const FORBIDDEN = '403 FORBIDDEN_EXCEPTION';

  it('of the running server is in the contract or is documentation, and the reverse', () => {
    const registered = registeredRoutes(t.app.getHttpAdapter().getInstance());
    const expected = [...CALLS.map(([name]) => name.replace(/\{(\w+)\}/g, ':$1')), ...OTHER_ROUTES];
    expect(registered.filter(route => route.includes(' /api')).sort()).toEqual(expected.sort());
  });

  it.each(OTHER_ROUTES)('%s is open', async route => {
    const path = route
      .split(' ')[1]!
      .replace('*', 'swagger-ui.css')
      .replace(':folder/:name', 'none/none.webp');
    // The picture does not exist; a licence is not a page of the application.
    const missing = path.includes('uploads') || path.endsWith('LICENSE');
    expect(codeOf(await t.get(path))).toBe(missing ? '404 NOT_FOUND_EXCEPTION' : 200);
  });

  it.each(of('public'))('%s lets everybody in', async (_, call) => {
    for (const token of [undefined, owner.token, admin, 'broken']) {
      const answer = await knock(call, token);
      expect([401, 403]).not.toContain(answer.status);
      expect(answer.status).toBeLessThan(500);
    }
  });

  it.each(of('member', 'admin'))('%s lets only its role in', async (_, call) => {
    expect(codeOf(await knock(call))).toBe(NOBODY);
    expect(codeOf(await knock(call, 'broken'))).toBe(NOBODY);
    expect(codeOf(await knock(call, owner.refreshToken))).toBe(NOBODY);
    const tokens = { member: stranger.token, admin };
    expect(codeOf(await knock(call, tokens[call.who === 'member' ? 'admin' : 'member']))).toBe(FORBIDDEN);
    const allowed = await knock(call, tokens[call.who as 'member' | 'admin']);
    expect([401, 403]).not.toContain(allowed.status);
    expect(allowed.status).toBeLessThan(500);
  });

  it.each(of('refresh'))('%s wants a refresh token', async (_, call) => {
    const { refreshToken, token } = await t.signUp();
    expect(codeOf(await knock(call))).toBe(NOBODY);
    expect(codeOf(await knock(call, 'broken'))).toBe(NOBODY);
    expect(codeOf(await knock(call, token))).toBe(NOBODY);
    expect(codeOf(await knock(call, admin))).toBe(NOBODY);
    expect(call.answers).toContain((await knock(call, refreshToken)).status);
  });

  it('answers what is one person’s with no-store', async () => {
    const tokens = { member: owner.token, admin, refresh: owner.refreshToken };
    const stored: string[] = [];
    for (const [name, call] of of('member', 'admin')) {
      if (/delete|logout/.test(name)) continue;
      const { headers } = await knock(call, tokens[call.who as keyof typeof tokens]);
      if (headers['cache-control'] !== 'no-store') stored.push(name);
    }
    const PERSONAL = /POST .*(\/auth|\/verify|\/code|\/password|\/login)/;
    for (const [name, call] of of('public').filter(([name]) => PERSONAL.test(name))) {
      if ((await knock(call)).headers['cache-control'] !== 'no-store') stored.push(name);
    }
    const { loginEmail, password } = { loginEmail: owner.email, password: owner.password };
    for (const [path, body] of [
      ['/api/auth/login', { loginEmail, password }],
      ['/api/user/auth/verify/email', { loginEmail: 'free@example.com' }],
      ['/api/register/verify', { mailAddress: 'free@example.com' }],
      ['/api/user/password', { loginEmail }],
      ['/api/admin/login', { loginId: t.config.admin.loginId, password: t.config.admin.password }],
    ] as const) {
      const answer = await t.post(path, body);
      expect(answer.status).toBeLessThan(300);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      if (answer.headers['cache-control'] !== 'no-store') stored.push(`POST ${path} ${answer.status}`);
    }
    const refreshed = await t.get('/api/auth/refresh', { token: (await t.signUp()).refreshToken });
    expect(refreshed.headers['cache-control']).toBe('no-store');
    expect(stored).toEqual([]);
  }, 30_000);

  describe('with the id of another member’s thing', () => {
    /** Owned resources: the part of a path that holds their id, and the prefix of their NOT_FOUND code. */
    const OWN: Record<string, string> = {
      '{routineId}': 'ROUTINE',
      '{myWorkoutId}': 'MY_WORKOUT',
      '{mySupplementId}': 'MY_SUPPLEMENT',
      '{intakeItemId}': 'INTAKE_ITEM',
      '{trainingSessionId}': 'TRAINING_SESSION',
      '{importId}': 'TRAINING_IMPORT',
      '{sessionId}': 'SESSION',
      '{passkeyId}': 'PASSKEY',
      '{identityId}': 'IDENTITY',
      '{historyId}': 'RECOMMENDATION_HISTORY',
      'workout/history/{id}': 'RECOMMENDATION_HISTORY',
      'supplement/history/{id}': 'RECOMMENDATION_HISTORY',
      'week/history/{id}': 'RECOMMENDATION_HISTORY',
      'DELETE /api/training/preferences/excludedWorkouts/{workoutId}': 'WORKOUT',
    };
    /** Ids of the shared catalogue. */
    const SHARED = ['{workoutId}', '{supplementId}', 'intake/reported/'];
    const ids: Record<string, number | string> = {};
    const WITH_IDS = of('member').filter(([name]) => /\{\w*id\}/i.test(name));
    const ownIn = (name: string) => Object.keys(OWN).find(part => name.includes(part));
    let document: OpenAPIObject;

    const exported = async (token: string) => (await t.get('/api/user/export', { token })).text;
    const ask = async (path: string, body: object) => {
      const { id } = (await t.post(`/api/recommendation/${path}`, body, { token: owner.token })).body;
      for (let tries = 0; tries < 400; tries++) {
        const { status } = await t.get(`/api/recommendation/${path}/history/${id}`, { token: owner.token });
        if (status === 200) return id as number;
        await new Promise(resolve => setTimeout(resolve, 25));
      }
      throw new Error('still pending');
    };

    beforeAll(async () => {
      document = (await t.get('/api/openapi.json')).body;
      const { token } = owner;
      const routines = '/api/myfit/routines';
      const routine = { routineId: -1, routineIndex: 0, routineName: '내 것' };
      const list = await t.post(`${routines}/workout`, { routines: [routine] }, { token });
      ids['{routineId}'] = list.body.routines[0].routineId;
      const [workout] = (await t.get('/api/workouts')).body;
      const added = await t.post(
        `${routines}/workout/${ids['{routineId}']}`,
        { workoutIds: [workout.id], weight: 40, rep: 10, setCount: 3, confirmed: true },
        { token },
      );
      ids['{myWorkoutId}'] = added.body[0].myWorkoutId;
      const [supplement] = (await t.get('/api/supplements')).body;
      const kept = await t.post(`${routines}/supplement/${supplement.id}`, undefined, { token });
      ids['{mySupplementId}'] = kept.body[0].mySupplementId;
      const taken = { name: '내 비타민', nutrients: [], servingsPerDay: 1, slots: [] };
      ids['{intakeItemId}'] = (await t.post('/api/intake', taken, { token })).body.intakeItemId;
      const session = aSession();
      await t.post('/api/training/sync', { items: [sessionItem(session)] }, { token });
      ids['{trainingSessionId}'] = session.id;
      const file = 'Date,Exercise,Category,Weight (kg),Reps\n2026-01-07,Bench Press (Barbell),,80,8';
      ids['{importId}'] = (await sendLog(t, owner, file)).body.id;
      ids['{sessionId}'] = (await t.get('/api/user/sessions', { token })).body[0].id;
      const passkey = new SoftAuthenticator(t.config.publicUrl);
      const asked = (await t.post('/api/user/passkeys/options', {}, { token })).body;
      ids['{passkeyId}'] = (await t.post('/api/user/passkeys', passkey.make(asked), { token })).body.id;
      const ticket = await t.app.get(ProviderTickets, { strict: false }).issue({
        ...{ provider: 'kakao', subjectHash: 'of-the-owner', mailAddress: null, mailVerified: false },
        ...{ name: null, birthDate: null, sex: null },
      });
      ids['{identityId}'] = (await t.post('/api/user/identities', { ticket }, { token })).body.id;
      ids['DELETE /api/training/preferences/excludedWorkouts/{workoutId}'] = workout.id;
      await t.put(`/api/training/preferences/excludedWorkouts/${workout.id}`, undefined, { token });
      ids['{historyId}'] = ids['workout/history/{id}'] = await ask('workout', {
        bodyPartKoreanName: ['가슴'],
        machineKoreanName: ['바벨', '맨몸'],
      });
      ids['supplement/history/{id}'] = await ask('supplement', {
        monthlyBudget: 70_000,
        purpose: ['근육 증가'],
      });
      const today = t.daysAgo(0);
      const weekday = (new Date(today).getUTCDay() + 6) % 7;
      ids['week/history/{id}'] = await ask('week', {
        startsOn: t.daysAgo(weekday),
        days: [{ day: null, minutes: 30, place: 'bodyweight' }],
      });
    }, 60_000);

    it.each(WITH_IDS)('%s says whose it is', name => {
      expect(ownIn(name) ?? SHARED.find(part => name.includes(part))).toBeDefined();
    });

    const OF_OWN = WITH_IDS.filter(([name]) => ownIn(name));
    it.each(OF_OWN)('%s answers 404 and changes nothing', async (name, { method, path }) => {
      const own = ownIn(name)!;
      const { operation } = documentedCalls(document).find(call => call.name === name)!;
      const { content } = (operation.requestBody ?? {}) as { content?: Record<string, { schema: unknown }> };
      const json = content?.['application/json'];
      const body = json ? (exampleOf(document, json.schema) as object) : {};
      const send = (id: number | string, token: string) =>
        t.request(
          method,
          path.replace(/\{\w+\}/, String(id)),
          ['POST', 'PUT'].includes(method) ? body : undefined,
          {
            token,
          },
        );
      const before = await exported(owner.token);
      const others = await send(ids[own]!, stranger.token);
      const missing = await send(NOBODYS, stranger.token);
      expect(codeOf(others)).toBe(`404 ${OWN[own]}_NOT_FOUND_EXCEPTION`);
      // Another member's resource looks the same as one that does not exist.
      expect({ ...others.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
      expect(await exported(owner.token)).toBe(before);
    });

    it('in a body answers 404 and changes nothing', async () => {
      const before = [await exported(owner.token), await exported(stranger.token)];
      const { token } = stranger;
      const own = { routineId: -1, routineIndex: 0, routineName: '남의 것' };
      const taken = { routineId: ids['{routineId}'], routineIndex: 1, routineName: '남의 것' };
      expect(codeOf(await t.post('/api/myfit/routines/workout', { routines: [own, taken] }, { token }))).toBe(
        '404 ROUTINE_NOT_FOUND_EXCEPTION',
      );
      expect(codeOf(await t.post('/api/bodyData/delete', { date: '2020-01-01' }, { token }))).toBe(
        '404 BODY_DATA_NOT_FOUND_EXCEPTION',
      );
      expect([await exported(owner.token), await exported(stranger.token)]).toEqual(before);

      const created = await t.post('/api/myfit/routines/workout', { routines: [own] }, { token });
      const { routineId } = created.body.routines[0];
      const [workout] = (await t.get('/api/workouts')).body;
      expect(
        codeOf(
          await t.post(
            `/api/myfit/routines/workout/${routineId}`,
            { workoutIds: [workout.id], historyId: ids['{historyId}'] },
            { token },
          ),
        ),
      ).toBe('404 RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
      expect((await t.get(`/api/myfit/routines/workout/${routineId}`, { token })).body).toEqual([]);
    });

    it('a history of the other kind is not found either', async () => {
      const { token } = owner;
      for (const path of [
        `workout/history/${ids['supplement/history/{id}']}`,
        `supplement/history/${ids['{historyId}']}`,
      ]) {
        expect(codeOf(await t.get(`/api/recommendation/${path}`, { token }))).toBe(
          '404 RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION',
        );
      }
    });
  });

  describe('in the contract', () => {
    const root = join(import.meta.dirname, '../..');

    it('names tests that exist and call it', () => {
      for (const { path, testedBy } of CONTRACT_CALLS) {
        expect(testedBy.length).toBeGreaterThan(0);
        for (const file of testedBy) {
          const full = join(root, 'test/e2e', file);
          expect({ file, exists: existsSync(full) }).toEqual({ file, exists: true });
          const source = readFileSync(full, 'utf8');
          // The last fixed part of the path: tests insert ids and resource names by template.
          const fixed = path
            .split('/')
            .filter(segment => segment && !segment.startsWith('{'))
            .at(-1)!;
          expect({ path, file, called: source.includes(fixed) }).toEqual({ path, file, called: true });
        }
      }
    });
  });
});
