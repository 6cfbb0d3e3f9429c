// Both databases: what the database itself refuses.
import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ERROR_CATALOGUE, ERROR_CODES, type ErrorCode } from '../../src/common/errors/error-catalogue.js';
import {
  brokenJson,
  hostileString,
  hostileValue,
  mutated,
  toJson,
  toUrlPart,
} from '../support/hostile-values.js';
import { startLiveApp } from '../support/live-app.js';
import { exampleOf } from '../support/openapi-examples.js';
import { documentedCalls, parametersOf, type DocumentedCall } from '../support/openapi-operations.js';
import type { Answer, TestApp } from '../support/test-app.js';

/** The same requests on every run; change it to try others. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_121);
const RUNS_A_CALL = Number(process.env.HOSTILE_RUNS ?? 40);
/** Keeps all calls together within a minute, also on a slow machine. */
const MOST_MS_A_CALL = 500;

/** Signs of a server that reveals too much. */
const LEAKS =
  /\n\s+at |node_modules|\.[jt]s:\d+|\/src\/|SQLITE_|ER_[A-Z]+_|QueryFailed|EntityMetadata|Cannot read prop|is not a function|FST_ERR/;

interface Request {
  url: string;
  who: string;
  type?: string;
  body?: string | Buffer;
}

describe(`hostile input (seed ${SEED})`, () => {
  let t: TestApp;
  let port: number;
  let document: OpenAPIObject;
  let calls: DocumentedCall[];
  let tokens: Record<string, string | undefined>;
  let sent = 0;
  beforeAll(async () => {
    const live = await startLiveApp();
    t = live.t;
    port = Number(new URL(live.url).port);
    document = (await t.get('/api/openapi.json')).body;
    calls = documentedCalls(document);
    // Logins for small ids to end: the one in use is not among them.
    for (let i = 0; i < 3; i++) await t.signUp();
    const member = await t.signUp();
    tokens = {
      visitor: undefined,
      member: member.token,
      admin: await t.adminToken(),
      broken: `${member.token.slice(0, -3)}abc`,
      refresh: (await t.signUp()).refreshToken,
    };
    // A row for small ids to hit.
    const routines = [{ routineId: -1, routineIndex: 0, routineName: '시험' }];
    await t.post('/api/myfit/routines/workout', { routines }, { token: member.token });
    await t.post('/api/myfit/routines/workout/1', { workoutIds: [1, 2, 3] }, { token: member.token });
    await t.post('/api/myfit/routines/supplement/1', undefined, { token: member.token });
  });
  afterAll(() => t.close());

  /** Every error has the common shape, its code's HTTP status and a Korean sentence, and reveals no internals. */
  function expectGood({ status, text, body, headers }: Answer, request: unknown): void {
    const about = JSON.stringify(request)?.slice(0, 600);
    if (status >= 500) throw new Error(`${status} for ${about}: ${text}`);
    if (status < 400) return;
    const fault = ((): string | undefined => {
      if (!String(headers['content-type']).startsWith('application/json')) return 'no JSON';
      if (typeof body !== 'object' || body === null) return 'no object';
      const { status: code, message, requestId, fields, ...rest } = body;
      if (!ERROR_CODES.includes(code)) return 'an unknown code';
      if (ERROR_CATALOGUE[code as ErrorCode].http !== status) return 'a code of another HTTP status';
      if (typeof message !== 'string' || !/[가-힣]/.test(message)) return 'no Korean message';
      if (typeof requestId !== 'string' || requestId === '') return 'no request id';
      if (Object.keys(rest).length > 0) return `more than it should: ${Object.keys(rest).join()}`;
      if (fields !== undefined && code !== 'VALIDATION_EXCEPTION') return 'fields without validation';
      for (const field of fields ?? []) {
        if (typeof field.field !== 'string' || !/[가-힣]/.test(field.message))
          return 'a field without Korean';
        if (LEAKS.test(field.message)) return 'a leak';
      }
      return LEAKS.test(message) ? 'a leak' : undefined;
    })();
    if (fault) throw new Error(`${fault} in the ${status} for ${about}: ${text.slice(0, 600)}`);
  }

  function requestsFor({ path, operation }: DocumentedCall): fc.Arbitrary<Request> {
    const parameters = parametersOf(operation);
    const parts = path
      .split(/(\{\w+\})/)
      .map(part =>
        part.startsWith('{')
          ? fc.oneof(fc.constantFrom('1', '2', '3'), hostileValue.map(toUrlPart))
          : fc.constant(part),
      );
    const queries = parameters
      .filter(parameter => parameter.in === 'query')
      .map(({ name }) =>
        fc
          .option(fc.oneof(hostileValue.map(toUrlPart), fc.constantFrom('1', 'true', 'xlsx')), {
            nil: undefined,
          })
          .map(value => (value === undefined ? '' : `${name}=${value}`)),
      );
    const noise = fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '__proto__[a]=1',
          'page[]=2',
          'keyword=a&keyword=b',
          '%zz',
          'a=%E0%A4%A',
          '&&==',
        ),
      },
    );
    const url = fc
      .tuple(fc.tuple(...parts), fc.tuple(...queries, noise))
      .map(([path, query]) => `${path.join('')}?${query.filter(Boolean).join('&')}`);
    return fc
      .record({
        url,
        who: fc.oneof(
          { weight: 8, arbitrary: fc.constant(/admin/.test(path) ? 'admin' : 'member') },
          { weight: 1, arbitrary: fc.constantFrom('visitor', 'member', 'admin', 'broken', 'refresh') },
        ),
      })
      .chain(base => bodiesFor(operation).map(body => ({ ...base, ...body })));
  }

  function bodiesFor({
    requestBody,
  }: DocumentedCall['operation']): fc.Arbitrary<Pick<Request, 'type' | 'body'>> {
    const content = (requestBody as any)?.content as Record<string, { schema: unknown }> | undefined;
    const json = 'application/json';
    if (!content) {
      return fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: hostileValue.map(value => ({ type: json, body: toJson(value) })) },
      );
    }
    const bodies: { weight: number; arbitrary: fc.Arbitrary<Pick<Request, 'type' | 'body'>> }[] = [
      { weight: 1, arbitrary: brokenJson.map(body => ({ type: json, body })) },
      { weight: 1, arbitrary: hostileValue.map(value => ({ type: json, body: toJson(value) })) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(
            'text/xml',
            'multipart/form-data',
            'application/json; charset=x',
            'x',
            'image/png',
            'text/csv',
          )
          .map(type => ({ type, body: '{}' })),
      },
    ];
    const schema = content[json]?.schema;
    if (schema) {
      const example = exampleOf(document, schema);
      bodies.push({
        weight: 8,
        arbitrary: mutated(example).map(value => ({ type: json, body: toJson(value) })),
      });
    }
    if (content['multipart/form-data']) bodies.push({ weight: 4, arbitrary: forms() });
    for (const type of ['text/csv', 'image/png', 'image/webp'].filter(type => content[type])) {
      bodies.push({ weight: 2, arbitrary: files().map(body => ({ type, body })) });
    }
    return fc.oneof(...bodies);
  }

  const files = () =>
    fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)),
      hostileString.map(text => Buffer.from(text)),
      fc
        .tuple(hostileString, hostileString)
        .map(([a, b]) => Buffer.from(`id,koreanName,${a}\n1,"${b}\n2,,,,,\n`)),
      fc.constantFrom(
        Buffer.from('\ufeffkoreanName,englishName\n=1+1,@SUM(A1)\n'),
        Buffer.from('PK\u0003\u0004'),
        Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
        Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      ),
    );

  const forms = () =>
    fc
      .tuple(fc.array(fc.tuple(hostileString, hostileString), { maxLength: 5 }), files(), fc.boolean())
      .map(([fields, file, whole]) => ({
        type: 'multipart/form-data; boundary=b',
        body: Buffer.concat([
          ...fields.map(([name, value]) =>
            Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
          ),
          Buffer.from(
            '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
          ),
          file,
          Buffer.from(whole ? '\r\n--b--\r\n' : ''),
        ]),
      }));

  it('never breaks a call, and always gets an error of the one shape', async () => {
    const short: string[] = [];
    const faults: string[] = [];
    for (const call of calls) {
      let runs = 0;
      const found = await fc.check(
        fc.asyncProperty(requestsFor(call), async ({ url, who, type, body }) => {
          runs++;
          const answer = await t.request(call.method, url, body, {
            token: tokens[who],
            headers: type === undefined ? {} : { 'content-type': type },
          });
          expectGood(answer, { call: call.name, url, who, type, body: body?.toString() });
        }),
        {
          seed: SEED,
          numRuns: RUNS_A_CALL,
          interruptAfterTimeLimit: MOST_MS_A_CALL,
          markInterruptAsFailure: false,
          endOnFailure: true,
        },
      );
      // A failure without a counterexample means that no answer came within the time, which is not a fault.
      if (found.counterexample) faults.push(String(found.errorInstance));
      sent += runs;
      if (runs < 5) short.push(`${call.name}: ${runs}`);
    }
    expect(faults).toEqual([]);
    // Most calls must get their share of requests, however slow the machine.
    expect(short.length).toBeLessThan(calls.length / 4);
    expect(sent).toBeGreaterThan(calls.length * 5);
    process.stdout.write(`hostile input: ${sent} requests to ${calls.length} calls, seed ${SEED}\n`);
  });

  it('has changed nothing that matters: everybody can go on', async () => {
    expect((await t.get('/api/health/ready')).status).toBe(200);
    expect((await t.get('/api/user/private', { token: tokens.member })).status).toBe(200);
    expect((await t.get('/api/admin/workouts/list/1', { token: tokens.admin })).status).toBe(200);
    expect(({} as any).admin).toBeUndefined();
  });

  describe('before there is a route', () => {
    /** Writes bytes to a new socket and reads the answer to its end. */
    const raw = (text: string): Promise<Answer> =>
      new Promise((resolve, reject) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        socket.setEncoding('utf8').on('data', chunk => (answer += chunk));
        socket.on('error', reject).on('close', () => {
          const [head = '', ...rest] = answer.split('\r\n\r\n');
          const body = rest.join('\r\n\r\n');
          resolve({
            status: Number(head.split(' ')[1]),
            headers: { 'content-type': /content-type: ([^\r]*)/i.exec(head)?.[1] },
            text: body,
            body: body.startsWith('{') ? JSON.parse(body) : undefined,
          });
        });
      });
    const get = (path: string) => raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    const post = (headers: string, body = '{}') =>
      raw(`POST /api/auth/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n\r\n${body}`);

    it.each([
      ['/api/%zz', 400],
      ['/api/workouts/%E0%A4%A', 400],
      ['/%zz', 400],
      ['/api', 404],
      ['/api/', 404],
      ['/api//workouts', 404],
      ['/api/workouts/', 404],
      [`/api/workouts/${'x'.repeat(300)}`, 404],
      ['/api/docs/nothing.js', 404],
      ['/api/docs/../../package.json', 403],
      ['/api/uploads/..%2f..%2f/x.webp', 404],
      ['/api/uploads/workouts/%00.webp', 404],
    ])('GET %s', async (path, status) => {
      const answer = await get(path);
      expectGood(answer, path);
      expect(answer.status).toBe(status);
    });

    it('GET of a file beside the uploads', async () => {
      const { uploadsDir, dataDir } = t.config;
      mkdirSync(join(uploadsDir, 'workouts'), { recursive: true });
      writeFileSync(join(uploadsDir, 'workouts/inside.webp'), '');
      writeFileSync(join(dataDir, 'beside.webp'), '');
      expect((await get('/api/uploads/workouts/inside.webp')).status).toBe(200);
      for (const path of [
        '%2e%2e/beside.webp',
        'workouts/..%2f..%2fbeside.webp',
        '..%2fuploads/..%2fbeside.webp',
      ])
        expect([path, (await get(`/api/uploads/${path}`)).status]).toEqual([path, 404]);
    });

    it.each(['PATCH', 'PROPFIND', 'TRACE', 'DELETE'])('%s on a path without it', async method => {
      const answer = await raw(`${method} /api/workouts HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expectGood(answer, method);
      expect(answer.status).toBe(404);
    });

    it.each([
      ['no content type', 'Content-Length: 2', 415],
      ['an empty content type', 'Content-Type: \r\nContent-Length: 2', 415],
      ['a packed body', 'Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 2', 415],
      ['an empty body', 'Content-Type: application/json\r\nContent-Length: 0', 400],
      ['a negative length', 'Content-Type: application/json\r\nContent-Length: -1', 400],
      ['two lengths', 'Content-Type: application/json\r\nContent-Length: 2\r\nContent-Length: 3', 400],
      [
        'length and chunks',
        'Content-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked',
        400,
      ],
      ['endless headers', `X-Long: ${'x'.repeat(20_000)}\r\nContent-Length: 2`, 413],
      [
        'a broken token',
        'Authorization: Bearer a b c\r\nContent-Type: application/json\r\nContent-Length: 2',
        400,
      ],
    ])('a POST with %s', async (_, headers, status) => {
      const answer = await post(headers);
      expectGood(answer, headers.slice(0, 100));
      expect(answer.status).toBe(status);
    });

    it('an expectation nobody knows is ignored', async () => {
      const answer = await raw(
        'GET /api/nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: magic\r\n\r\n',
      );
      expectGood(answer, 'Expect');
      expect(answer.status).toBe(404);
    });

    it('what is no HTTP at all', async () => {
      const answer = await raw('\x16\x03\x01\x02\x00\x01\r\n\r\n');
      expectGood(answer, 'TLS');
      expect(answer.status).toBe(400);
    });
  });

  it('has no metrics for the public', async () => {
    expect((await t.get('/api/metrics')).body.status).toBe('NOT_FOUND_EXCEPTION');
  });

  describe('strings', () => {
    it('are trimmed and brought to NFC', async () => {
      const token = (await t.signUp()).token;
      const userName = `  ${'홍길동'.normalize('NFD')} `;
      const answer = await t.post('/api/user/private', { userName, birthDate: '1990-01-01' }, { token });
      expect(answer.body.userName).toBe('홍길동');
    });

    it('that are too long are refused with their name, and properties nobody knows with what to do', async () => {
      const { token } = await t.signUp();
      const profile = { userName: '홍길동', birthDate: '1990-01-01' };
      const long = await t.post('/api/user/private', { ...profile, userName: '가'.repeat(11) }, { token });
      expect(long.body.fields).toEqual([{ field: 'userName', message: expect.any(String) }]);
      const extra = await t.post('/api/user/private', { ...profile, role: 'admin' }, { token });
      // Only a client of another version sends them.
      const message = '지금 서버가 받지 않는 항목이에요. 새 버전으로 새로고침한 뒤 다시 해 주세요.';
      expect(extra.body.message).toBe(message);
      expect(extra.body.fields).toEqual([{ field: 'role', message }]);
    });
  });

  it('a zero character in a text cuts nothing off', async () => {
    const token = tokens.member;
    const routines = [{ routineId: -1, routineIndex: 0, routineName: '앞\0뒤' }];
    const list = await t.post('/api/myfit/routines/workout', { routines }, { token });
    expect(list.body.routines.map(({ routineName }: any) => routineName)).toContain('앞뒤');
    const machine = { koreanName: '앞\0뒤', englishName: 'zero' };
    const added = await t.post('/api/admin/machines', machine, { token: tokens.admin });
    expect(added.body.koreanName).toBe('앞뒤');
  });
});
