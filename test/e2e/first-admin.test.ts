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
