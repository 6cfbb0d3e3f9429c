// Both databases: Redis.
import { connect, type AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '../support/test-app.js';

const BUDGET = 600;

/** A client's request limit applies however it spells the path. */
describe('the client limit', () => {
  let t: TestApp;
  let port: number;
  beforeAll(async () => {
    t = await startTestApp({ env: { RATE_LIMIT: 'on' } });
    await t.app.listen(0, '127.0.0.1');
    port = (t.app.getHttpServer().address() as AddressInfo).port;
  });
  afterAll(() => t.close());

  /** Sends the raw request target from a local address. */
  const raw = (localAddress: string, target: string, method = 'GET'): Promise<number> =>
    new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect({ port, host: '127.0.0.1', localAddress }, () =>
        socket.write(`${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
      );
      socket.setEncoding('utf8').on('data', chunk => (answer += chunk));
      socket.on('error', reject).on('close', () => resolve(Number(answer.split(' ')[1])));
    });
  const spend = async (address: string, path: string) => {
    const counts: Record<number, number> = {};
    for (let round = 0; round < BUDGET / 50; round++) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => t.get(path, { address })));
      for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  };

  const OF_THE_API = [
    '/api/bodyParts',
    '/%61pi/bodyParts',
    '/ap%69/bodyParts',
    '/%61%70%69/%62odyParts',
    '/api/bodyPart%73?x=/api/health/live',
    'http://evil.example/api/bodyParts',
    'HTTP://evil.example:81/%61pi/bodyParts',
    'https://evil.example/api/bodyParts?x',
  ];
  const UNKNOWN = [
    '/calendar/none.ics',
    '/api',
    '/api/nothing',
    '/%61pi/nothing',
    '//api/bodyParts',
    '/api//bodyParts',
    '/%2Fapi%2FbodyParts',
    '/API/bodyParts',
    '/Api/health/live',
    '/api/health/live/',
    '/api/health/nothing',
    '/api/metrics/x',
    'http://evil.example//api/bodyParts',
  ];

  it('counts every spelling of a path', async () => {
    const address = '127.0.0.9';
    expect(await spend(address, '/api/bodyParts')).toEqual({ 200: BUDGET });
    const answers: Record<string, number> = {};
    for (const target of [...OF_THE_API, ...UNKNOWN]) answers[target] = await raw(address, target);
    expect(answers).toEqual(Object.fromEntries([...OF_THE_API, ...UNKNOWN].map(target => [target, 429])));
    for (const method of ['HEAD', 'POST', 'DELETE', 'PATCH']) {
      expect({ method, status: await raw(address, '/%61pi/bodyParts', method) }).toEqual({
        method,
        status: 429,
      });
    }
  });

  it('leaves probes, pages and files alone', async () => {
    const address = '127.0.0.9';
    for (const target of ['/api/health/live', '/api/health/ready', '/%61pi/health/live']) {
      expect({ target, status: await raw(address, target) }).toEqual({ target, status: 200 });
    }
    for (const target of ['/', '/searchworkout/1', '/apiary', '/favicon.svg'])
      expect([200, 503]).toContain(await raw(address, target));
  });

  it('is spent by other spellings, too, and only by its own client', async () => {
    const address = '127.0.0.10';
    for (let i = 0; i < 5; i++) {
      for (const target of OF_THE_API) expect(await raw(address, target)).toBe(200);
    }
    const counts = await spend(address, '/%61pi/bodyParts');
    expect(counts).toEqual({ 200: BUDGET - 5 * OF_THE_API.length, 429: 5 * OF_THE_API.length });
    expect(await raw('127.0.0.11', '/api/bodyParts')).toBe(200);
  });
});
