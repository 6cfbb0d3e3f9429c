import { runCommand, startAppProcess, type AppProcess } from '../support/app-process.js';
import { createStack, type TestStack } from '../support/test-stack.js';

describe('npm run admin:reset', () => {
  let stack: TestStack;
  let app: AppProcess;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    stack = await createStack();
    env = { ...process.env, ...stack.env };
    app = await startAppProcess(env);
  });
  afterAll(async () => {
    await app.end('SIGKILL');
    await stack.remove();
  });

  const reset = (changed: NodeJS.ProcessEnv, ...args: string[]) =>
    runCommand({ ...env, ...changed }, 'admin-reset.js', ...args).then(
      text => ({ code: 0, text }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        text: error.stdout + error.stderr,
      }),
    );
  const login = (password?: string) =>
    app.post('/api/admin/login', { loginId: env.ADMIN_LOGIN_ID, password });

  it('replaces the password with the configured one, or a random one, and ends the logins', async () => {
    const { accessToken } = (await login(env.ADMIN_PASSWORD)).body;
    expect(await reset({}, 'nobody')).toMatchObject({ code: 1, text: '‘nobody’ 관리자가 없어요.\n' });

    const configured = await reset({ ADMIN_PASSWORD: 'another-password-1' });
    expect(configured.code).toBe(0);
    expect(configured.text).not.toContain('another-password-1');
    const random = await reset({ ADMIN_LOGIN_ID: '', ADMIN_PASSWORD: '' }, env.ADMIN_LOGIN_ID!);
    const [, password] = /비밀번호: ([\w-]{20})/.exec(random.text) ?? [];

    expect((await login('another-password-1')).status).toBe(401);
    expect((await login(password)).status).toBe(200);
    expect((await app.get('/api/admin/secondFactor', { token: accessToken })).status).toBe(401);
  });
});
