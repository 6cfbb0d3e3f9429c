import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { startAppProcess, type AppProcess } from '../support/app-process.js';
import { eventually } from '../support/eventually.js';
import { createStack, type TestStack } from '../support/test-stack.js';

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const HALF_A_BODY = `${HEAD}Content-Length: 5000\r\n\r\n{`;
/** Short, to keep the test short. */
const REQUEST_TIMEOUT_MS = 2_000;
/** Node checks its connections at intervals; the machine may be busy. */
const LEEWAY_MS = 6_000;
const TICK_MS = 200;

/** A connection and the bytes it received. */
class Client {
  answer = '';
  readonly closed: Promise<void>;
  private constructor(readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (text: string) => (this.answer += text));
    socket.on('error', () => undefined);
    this.closed = new Promise(resolve => socket.once('close', () => resolve()));
  }

  static async open(port: number, said: string): Promise<Client> {
    const client = new Client(connect(port, '127.0.0.1'));
    await once(client.socket, 'connect');
    client.socket.write(said);
    return client;
  }
}

/** Open connections of the server, as the OS lists them: one that the server has closed does not count, whatever its client still has to read. */
function connectionsOf({ port }: AppProcess): number {
  const ESTABLISHED = '01';
  const own = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(own) && state === ESTABLISHED).length;
}

describe('a server that clients keep waiting', () => {
  let stack: TestStack;
  let app: AppProcess;
  const opened: Client[] = [];
  beforeAll(async () => {
    stack = await createStack('embedded');
    app = await startAppProcess({
      ...stack.env,
      LOG_LEVEL: 'warn',
      REQUEST_TIMEOUT: '2s',
      MAX_CONNECTIONS: '2100',
    });
  });
  afterEach(() => {
    for (const { socket } of opened.splice(0)) socket.destroy();
  });
  afterAll(async () => {
    await app.end('SIGKILL');
    await stack.remove();
  });
  const open = async (said: string) => {
    const client = await Client.open(app.port, said);
    opened.push(client);
    return client;
  };
  const openMany = (count: number, said: string) =>
    Promise.all(Array.from({ length: count }, () => open(said)));

  it('tells whoever sends too much so, also while it is still being sent', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const megabytes of [1, 5, 20, 20, 20, 20]) {
      const body = Buffer.alloc(megabytes * 1_000_000, ' ');
      const answer = await app.request('POST', '/api/auth/login', body, { headers });
      expect(answer.status).toBe(413);
      expect(answer.body.status).toBe('PAYLOAD_TOO_LARGE_EXCEPTION');
    }
  });

  it.each([
    ['a body that never comes', HALF_A_BODY, 408],
    ['a body that trickles', `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, 408],
    ['half a head', 'GET /api/bodyParts HTTP/1.1\r\nHost', 408],
    ['silence', '', 408],
  ])('does not wait for %s', async (_, said, status) => {
    // Counts ticks instead of clock time: while other load runs, neither this test nor the server makes progress.
    let ticks = 0;
    const client = await open(said);
    const ticking = setInterval(() => {
      ticks++;
      if (said.includes('chunked')) client.socket.write('1\r\n \r\n');
    }, TICK_MS);
    await client.closed;
    clearInterval(ticking);
    expect(ticks * TICK_MS).toBeLessThan(REQUEST_TIMEOUT_MS + LEEWAY_MS);
    expect(client.answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(client.answer).toContain('REQUEST_TIMEOUT_EXCEPTION');
  });

  it('answers a request that names no host in the one shape of errors', async () => {
    const client = await Client.open(app.port, 'GET /api/health/live HTTP/1.1\r\nConnection: close\r\n\r\n');
    opened.push(client);
    await client.closed;
    expect(client.answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(client.answer.split('\r\n\r\n')[1]!)).toMatchObject({
      status: 'VALIDATION_EXCEPTION',
      requestId: expect.any(String),
    });
    const older = await Client.open(app.port, 'GET /api/health/live HTTP/1.0\r\n\r\n');
    opened.push(older);
    await older.closed;
    expect(older.answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('lets go of an answer that nobody reads', async () => {
    const path = '/api/openapi.json';
    const { length } = (await app.get(path)).text;
    await eventually(() => expect(connectionsOf(app)).toBe(0));
    const client = await open('');
    client.socket.pause();
    client.socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(100));
    await eventually(() => expect(connectionsOf(app)).toBe(1));
    // Silence begins once a hundred answers are written, which takes its time beside other tests.
    await eventually(() => expect(connectionsOf(app)).toBe(0), 60_000);
    client.socket.resume();
    await client.closed;
    expect(client.answer.length).toBeLessThan(100 * length);
  });

  it('serves others while 2,000 bodies do not come, and is rid of all of them', async () => {
    const stalled = await openMany(2_000, HALF_A_BODY);
    for (let n = 0; n < 10; n++) expect((await app.get('/api/bodyParts')).status).toBe(200);
    await Promise.all(stalled.map(({ closed }) => closed));
    expect(stalled.filter(({ answer }) => answer.startsWith('HTTP/1.1 408 '))).toHaveLength(2_000);
    // The log has no error: the clients were slow.
    expect(app.logs.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('refuses connections beyond its limit and takes new ones as soon as there is room', async () => {
    const small = await createStack('embedded');
    const limited = await startAppProcess({ ...small.env, MAX_CONNECTIONS: '50' });
    const openThere = (count: number, said: string) =>
      Promise.all(Array.from({ length: count }, () => Client.open(limited.port, said)));
    try {
      // Accepted in order of arrival.
      const most = await openThere(50, HALF_A_BODY);
      const beyond = await openThere(20, 'GET /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n');
      await Promise.all(beyond.map(({ closed }) => closed));
      expect(beyond.map(({ answer }) => answer)).toEqual(Array(20).fill(''));
      for (const { socket } of most) socket.destroy();
      await eventually(async () => expect((await limited.get('/api/health/live')).status).toBe(200));
    } finally {
      await limited.end('SIGKILL');
      await small.remove();
    }
  });

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('answers 400 to %s 5,000 deep', async (_, before, after) => {
    const deep = (depth: number) =>
      Buffer.from(`{"loginEmail":${before.repeat(depth)}1${after.repeat(depth)},"password":"x"}`);
    const headers = { 'content-type': 'application/json' };
    for (const depth of [31, 500, 5_000, 16_000]) {
      const { status, body } = await app.request('POST', '/api/auth/login', deep(depth), { headers });
      expect({ depth, status, code: body.status }).toEqual({
        depth,
        status: 400,
        code: 'VALIDATION_EXCEPTION',
      });
    }
    expect((await app.get('/api/health/live')).status).toBe(200);
    expect(app.logs.filter(({ level }) => level >= 50)).toEqual([]);
  });
});
