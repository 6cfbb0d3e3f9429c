// Both databases: every call, by whom and with whose ids.
import type { OpenAPIObject } from '@nestjs/swagger';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTRACT_CALLS, type ContractCall } from '../support/contract-calls.js';
import { exampleOf } from '../support/openapi-examples.js';
import { documentedCalls } from '../support/openapi-operations.js';
import { ownIn, ownThings, type OwnIds } from '../support/own-things.js';
import { registeredRoutes } from '../support/registered-routes.js';
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
  });
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
  });

  describe('with the id of another member’s thing', () => {
    /** Ids of the shared catalogue; only what a member keeps of it is deleted by one. */
    const SHARED = /^(?!DELETE).*\{(workout|supplement|reportedProduct)Id\}/;
    let ids: OwnIds;
    const OF_OWN = of('member').filter(([name]) => /\{\w*id\}/i.test(name) && !SHARED.test(name));
    let document: OpenAPIObject;

    const exported = async (token: string) => (await t.get('/api/user/export', { token })).text;
    beforeAll(async () => {
      document = (await t.get('/api/openapi.json')).body;
      ids = await ownThings(t, owner);
    });

    it.each(OF_OWN)('%s answers 404 and changes nothing', async (name, { method, path }) => {
      const own = ownIn(ids, name);
      if (!own) throw new Error(`make a member's thing for ${name} in test/support/own-things.ts`);
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
      const others = await send(own.id, stranger.token);
      const missing = await send(NOBODYS, stranger.token);
      expect(codeOf(others)).toBe(`404 ${own.code}`);
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
    it('names tests that exist and call it', () => {
      const wrong = CONTRACT_CALLS.flatMap(({ path, testedBy }) => {
        // The last fixed part of the path: tests insert ids and resource names by template.
        const fixed = path
          .split('/')
          .filter(segment => segment && !segment.startsWith('{'))
          .at(-1)!;
        return testedBy
          .map(file => join(import.meta.dirname, file))
          .filter(file => !existsSync(file) || !readFileSync(file, 'utf8').includes(fixed))
          .map(file => `${basename(file)} does not call ${path}: name the file that does`);
      });
      expect(wrong).toEqual([]);
      expect(CONTRACT_CALLS.filter(({ testedBy }) => testedBy.length === 0)).toEqual([]);
    });
  });
});
