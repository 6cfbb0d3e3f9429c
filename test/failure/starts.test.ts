import { spawnApp, startAppProcess, type AppProcess } from '../support/app-process.js';
import { killStarts } from '../support/killed-starts.js';
import { createStack, type StackName } from '../support/test-stack.js';

/** Per kind. `npm run test:kills` does all fifty. */
const KILLS = Number(process.env.KILLS ?? 4);
const STACKS: StackName[] = process.env.TEST_SERVERS === '' ? ['embedded'] : ['embedded', 'server'];

/** A member can sign up, and the catalogue is complete. */
async function expectUsable(app: AppProcess): Promise<void> {
  await app.signUp();
  const found = await app.post('/api/workouts/search/list/1', { searchKeyword: '스쿼트' });
  expect(found.status).toBe(200);
  expect(found.body.length).toBeGreaterThan(3);
}

describe.each(STACKS)('on the %s stack', stackName => {
  it(
    `an instance killed at ${KILLS} places of its first start starts the next time`,
    () => killStarts(KILLS, () => createStack(stackName), expectUsable),
    60_000 * (KILLS + 1),
  );
});

const withServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

withServers('on one empty MariaDB', () => {
  it('five instances that start at once all start, and there is one catalogue', async () => {
    const stack = await createStack('server');
    const apps: AppProcess[] = [];
    try {
      for (let n = 0; n < 5; n++) apps.push(await spawnApp({ ...stack.env, LOG_LEVEL: 'info' }));
      await Promise.all(apps.map(app => app.ready()));
      const seeded = apps.flatMap(({ logs }) => logs).filter(({ seeded: counts }) => counts !== undefined);
      expect(seeded).toHaveLength(1);
      for (const app of apps) await expectUsable(app);
    } finally {
      for (const app of apps) await app.end('SIGKILL');
      await stack.remove();
    }
  });
});

describe('a second process on an embedded data folder', () => {
  it('says so in one line and ends; the first goes on, and after its end, by whatever signal, the next may start', async () => {
    const stack = await createStack('embedded');
    const first = await startAppProcess(stack.env);
    try {
      const second = await spawnApp(stack.env);
      expect(await second.exit()).toBe(1);
      expect(second.output.trim().split('\n')).toEqual([
        `${stack.env.DATA_DIR} is in use: another process of this product runs on it`,
      ]);
      await expectUsable(first);
    } finally {
      await first.end('SIGKILL');
    }
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const next = await startAppProcess(stack.env);
      await expectUsable(next);
      await next.end(signal);
    }
    await stack.remove();
  });
});
