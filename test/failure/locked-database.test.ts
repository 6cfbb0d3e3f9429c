import { once } from 'node:events';
import { join } from 'node:path';
import { AcknowledgedWrites } from '../support/acknowledged-writes.js';
import { BuiltProcess, launchCommand, startAppProcess, type AppProcess } from '../support/app-process.js';
import { freePort } from '../support/free-port.js';
import { eventually } from '../support/eventually.js';
import { createStack, type TestStack } from '../support/test-stack.js';

const HOLD = `
  const database = new (require('libsql'))(process.argv[1]);
  database.pragma('busy_timeout = 5000');
  database.exec('BEGIN IMMEDIATE');
  console.log('held');
  setTimeout(() => { database.exec('COMMIT'); database.close(); }, Number(process.argv[2]));
`;

describe('the embedded product while another process writes to its database', () => {
  let stack: TestStack;
  let app: AppProcess;
  let writes: AcknowledgedWrites;
  let token: string;
  let metrics: string;

  beforeAll(async () => {
    stack = await createStack('embedded');
    const port = String(await freePort());
    metrics = `http://127.0.0.1:${port}/metrics`;
    app = await startAppProcess({ ...stack.env, METRICS_PORT: port });
    const member = await app.signUp();
    ({ token } = member);
    writes = new AcknowledgedWrites(() => app, member);
  });
  afterAll(async () => {
    await app.end('SIGKILL');
    await stack.remove();
  });

  /** Holds SQLite's own lock from now on, in a separate process. */
  async function hold(ms: number): Promise<{ ended: Promise<unknown>; isHeld: () => boolean }> {
    const path = join(stack.env.DATA_DIR!, 'routineup.sqlite');
    const child = launchCommand([process.execPath, '-e', HOLD, path, String(ms)]);
    const ended = once(child, 'close');
    const holder = new BuiltProcess(child);
    await holder.says('held');
    return { ended, isHeld: () => holder.running };
  }

  /** Writes that wait together; returns their statuses. */
  const writeMeanwhile = (count: number): Promise<number[]> =>
    Promise.all(Array.from({ length: count }, () => writes.write()));

  const expectIdle = async () => {
    expect(await writes.write()).toBe(201);
    expect((await app.get('/api/health/ready')).status).toBe(200);
    expect(writes.wrong).toEqual([]);
    expect(await writes.differences()).toEqual({ lost: [], kept: [] });
  };

  it('waits three seconds and saves', async () => {
    const held = await hold(3_000);
    const answers = await writeMeanwhile(6);
    await held.ended;
    expect(answers).toEqual(Array(6).fill(201));
    await expectIdle();
  });

  it('says after eight seconds that it could not, answers whoever reads at once, and is idle afterwards', async () => {
    const held = await hold(12_000);
    const writing = writeMeanwhile(6);
    const reads = await Promise.all(
      ['/api/health/ready', '/api/bodyData', '/api/user/private'].map(path => app.get(path, { token })),
    );
    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200]);
    // No read has waited for the lock.
    expect(held.isHeld()).toBe(true);
    expect(await writing).toEqual(Array(6).fill(503));
    expect(held.isHeld()).toBe(true);
    await held.ended;
    await expectIdle();
  });

  it('ends in order although it cannot write', async () => {
    const held = await hold(14_000);
    const writing = writeMeanwhile(2);
    await eventually(async () =>
      expect(await (await fetch(metrics)).text()).toMatch(/^\w*database_writes 2$/m),
    );
    expect((await app.get('/api/user/private', { token })).status).toBe(200);
    expect((await app.end('SIGTERM')).code).toBe(0);
    expect(held.isHeld()).toBe(true);
    await writing;
    await held.ended;
    app = await startAppProcess(stack.env);
    await expectIdle();
  });
});
