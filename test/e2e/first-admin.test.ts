// SQLite only: a log line.
import { jest } from '@jest/globals';
import { loadConfig } from '../../src/config/config.js';
import { createApp } from '../../src/create-app.js';
import { createStack, type TestStack } from '../support/test-stack.js';

describe('the configured admin', () => {
  let stack: TestStack;
  beforeAll(async () => (stack = await createStack()));
  afterAll(() => stack.remove());

  /** The warnings of a start. */
  async function warningsWith(env: NodeJS.ProcessEnv): Promise<string[]> {
    const lines: string[] = [];
    const config = loadConfig({ ...stack.env, LOG_LEVEL: 'warn', ...env });
    const app = await createApp(config, { write: line => void lines.push(line) });
    await app.init();
    // Closing waits for the password comparison.
    await app.close();
    expect(lines.join()).not.toContain(config.admin.password);
    return lines
      .map(line => String((JSON.parse(line) as { msg: string }).msg))
      .filter(msg => msg.includes('ADMIN_'));
  }

  it('is told of when the environment’s password or name is no longer the one that counts', async () => {
    expect(await warningsWith({})).toEqual([]);
    expect(await warningsWith({})).toEqual([]);
    expect(await warningsWith({ ADMIN_PASSWORD: 'another-password-1' })).toEqual([
      expect.stringContaining('npm run admin:reset'),
    ]);
    expect(await warningsWith({ ADMIN_LOGIN_ID: 'somebody' })).toEqual([
      expect.stringContaining('ADMIN_LOGIN_ID is not'),
    ]);
  });
});

it('without a configured one there is a random one, shown once and in no log, or on MariaDB none', async () => {
  const stack = await createStack();
  const printed: string[] = [];
  const print = jest.spyOn(console, 'log').mockImplementation(text => void printed.push(String(text)));
  const lines: string[] = [];
  const start = async () => {
    const env = { ...stack.env, ADMIN_LOGIN_ID: '', ADMIN_PASSWORD: '', LOG_LEVEL: 'trace' };
    return (await createApp(loadConfig(env), { write: line => void lines.push(line) })).init();
  };
  try {
    await (await start()).close();
    const app = await start();
    const login = async (password: string) => {
      const payload = { loginId: 'admin', password };
      return (await app.inject({ method: 'POST', url: '/api/admin/login', payload })).statusCode;
    };
    if (stack.env.DATABASE_URL) {
      expect(printed).toEqual([]);
      expect(lines.join()).toContain('There is no admin');
    } else {
      expect(printed).toHaveLength(1);
      const [password = ''] = /[\w-]{16}$/.exec(printed[0]!) ?? [];
      expect(await login(password)).toBe(200);
      expect(lines.join()).not.toContain(password);
    }
    for (const guess of ['admin', 'password', '']) expect(await login(guess)).not.toBe(200);
    await app.close();
  } finally {
    print.mockRestore();
    await stack.remove();
  }
});
