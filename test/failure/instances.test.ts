import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import sharp from 'sharp';
import { newPushKey } from '../../src/config/push-config.js';
import { spawnApp, startAppProcess, type AppProcess } from '../support/app-process.js';
import { expectOk } from '../support/sign-up.js';
import { createStack, type TestStack } from '../support/test-stack.js';

const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

withServers('more than one instance', () => {
  let stack: TestStack;
  let first: AppProcess;
  const folder = mkdtempSync(join(tmpdir(), 'routineup-other-'));
  beforeAll(async () => {
    stack = await createStack('server');
    first = await startAppProcess(stack.env);
  });
  afterAll(async () => {
    await first.end('SIGKILL');
    await stack.remove();
    rmSync(folder, { recursive: true });
  });

  const refusal = async (env: NodeJS.ProcessEnv) => {
    const app = await spawnApp({ ...stack.env, ...env });
    expect(await app.exit()).toBe(1);
    return app.output;
  };

  it('with keys of their own are refused, all but the first', async () => {
    expect(await refusal({ JWT_SECRET: 'another secret that is also long enough' })).toContain(
      'another JWT_SECRET',
    );
  });

  it('with keys of their own for pushes are refused; pushes may be switched on one instance after the other', async () => {
    const push = () => ({ VAPID_SUBJECT: 'mailto:push@example.com', VAPID_PRIVATE_KEY: newPushKey() });
    const second = await startAppProcess({ ...stack.env, ...push() });
    try {
      expect(await refusal(push())).toContain('another VAPID_PRIVATE_KEY');
    } finally {
      expect((await second.end('SIGTERM')).code).toBe(0);
    }
  });

  it('with uploads in places of their own are refused', async () => {
    const s3 = {
      S3_BUCKET: 'b',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    };
    for (const told of await Promise.all([refusal({ DATA_DIR: folder }), refusal(s3)]))
      expect(told).toContain('keeps uploads in another place');
  });

  it('with the same of both serve each other’s logins and pictures, and one goes in order', async () => {
    const second = await startAppProcess(stack.env);
    try {
      const member = await first.signUp();
      expect((await second.get('/api/user/private', { token: member.token })).status).toBe(200);

      const { ADMIN_LOGIN_ID: loginId, ADMIN_PASSWORD: password } = stack.env;
      const { accessToken: token } = (await expectOk(first.post('/api/admin/login', { loginId, password })))
        .body;
      const color = { create: { width: 600, height: 600, channels: 3, background: 'red' } } as const;
      const image = await sharp(color).png().toBuffer();
      const headers = { 'content-type': 'image/png' };
      const { body } = await expectOk(
        first.request('PUT', '/api/admin/workouts/1/image', image, { token, headers }),
      );
      const path = /\/api\/uploads\/[\w./-]+/.exec(JSON.stringify(body))![0];
      expect((await second.get(path)).status).toBe(200);
    } finally {
      expect((await second.end('SIGTERM')).code).toBe(0);
    }
  });

  // As seen from a database that took over from one whose clock is ahead.
  it('are refused for the same reasons where the clocks of two databases differ by minutes', async () => {
    const connection = await createConnection({ uri: stack.env.DATABASE_URL });
    await connection.query('UPDATE instances SET seenAt = seenAt - INTERVAL 5 MINUTE');
    await connection.end();
    await refusal({ JWT_SECRET: 'another secret that is also long enough' });
  });

  it('may have another key half a minute after the others were killed, whatever their clocks said', async () => {
    const connection = await createConnection({ uri: stack.env.DATABASE_URL });
    const killed = await startAppProcess(stack.env);
    await killed.end('SIGKILL');
    await first.end('SIGKILL');
    await connection.query('UPDATE instances SET seenAt = seenAt + INTERVAL 5 MINUTE');
    const other = { JWT_SECRET: 'another secret that is also long enough' };
    await (await startAppProcess({ ...stack.env, ...other })).end('SIGTERM');
    expect((await connection.query('SELECT * FROM instances'))[0]).toEqual([]);
    await connection.end();
    first = await startAppProcess(stack.env);
  });

  it('may have another key as soon as the others have ended in order', async () => {
    expect((await first.end('SIGTERM')).code).toBe(0);
    first = await startAppProcess({ ...stack.env, JWT_SECRET: 'another secret that is also long enough' });
  });
});
