import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/config.js';
import { pendingUpgrade } from '../../src/infrastructure/database/database-copy.js';
import {
  runCommand,
  spawnApp,
  spawnWorker,
  startAppProcess,
  type AppProcess,
} from '../support/app-process.js';
import { namesIn } from '../support/backup-names.js';
import { killStarts } from '../support/killed-starts.js';
import { expectOk } from '../support/sign-up.js';
import { createStack, type StackName, type TestStack } from '../support/test-stack.js';

/** Made by the code of 7d4a705 through normal use. Each release adds one. */
const FIRST_VERSION = join(import.meta.dirname, '../fixtures/first-version');
const STACKS: StackName[] = process.env.TEST_SERVERS === '' ? ['embedded'] : ['embedded', 'server'];
/** `npm run test:kills` does all fifty. */
const KILLS = Number(process.env.KILLS ?? 2);

/** A stack as the first version left it. */
async function stackOfFirstVersion(name: StackName, settings: NodeJS.ProcessEnv = {}): Promise<TestStack> {
  const stack = await createStack(name);
  Object.assign(stack.env, settings);
  await runCommand(stack.env, 'restore.js', FIRST_VERSION);
  return stack;
}

/** All of a member's data is there and usable. */
async function expectAllThere(app: AppProcess): Promise<void> {
  const login = { loginEmail: 'first2@example.com', password: 'password1' };
  const { accessToken: token } = (await expectOk(app.post('/api/auth/login', login))).body;
  const read = async (path: string) => (await expectOk(app.get(path, { token }))).body;
  expect(await read('/api/user/private')).toMatchObject({ userName: '첫회원', sex: '여' });
  expect(await read('/api/bodyData')).toHaveLength(2);
  expect(await read('/api/user/health')).toMatchObject({ allergens: ['우유'], conditions: [] });
  const { routines } = await read('/api/myfit/routines/workout');
  expect(routines).toMatchObject([{ routineName: '첫 루틴' }]);
  const workouts = await read(`/api/myfit/routines/workout/${routines[0].routineId}`);
  expect(workouts).toHaveLength(3);
  const histories = await read('/api/recommendation/workout/history');
  expect(histories).toHaveLength(1);
  expect(await read(`/api/recommendation/workout/history/${histories[0].id}`)).toMatchObject({
    status: 'DONE',
  });
  const found = await app.post('/api/workouts/search/list/1', { searchKeyword: '스쿼트' });
  expect(found.body.length).toBeGreaterThan(3);
  const body = {
    date: '2026-01-09',
    height: 172,
    weight: 70,
    bodyFat: 16,
    muscleMass: 44,
    upDownBalance: 0.5,
  };
  expect((await app.post('/api/bodyData', body, { token })).status).toBe(201);
}

describe.each(STACKS)('the data of the first version on the %s stack', name => {
  it(
    `are all there after an upgrade, and after one that was killed at ${KILLS} places`,
    () =>
      killStarts(KILLS, () => stackOfFirstVersion(name, { BACKUP_BEFORE_UPGRADE: 'off' }), expectAllThere),
    60_000 * (KILLS + 1),
  );
});

const waiting = ({ env }: TestStack) => pendingUpgrade(loadConfig(env));
const backupsOf = ({ env }: TestStack) => namesIn(env.BACKUP_DIR!);

describe.each(STACKS)('an upgrade on the %s stack', name => {
  it('is tried on a backup first, once; without one nothing is changed and nothing starts', async () => {
    const stack = await stackOfFirstVersion(name);
    try {
      const before = await waiting(stack);
      writeFileSync(stack.env.BACKUP_DIR!, 'no folder');
      const refused = await spawnApp(stack.env);
      expect(await refused.exit()).toBe(1);
      expect(refused.output).toContain('Not upgraded, as there is no backup');
      expect(await waiting(stack)).toEqual(before);

      rmSync(stack.env.BACKUP_DIR!);
      const app = await startAppProcess(stack.env);
      await expectAllThere(app);
      await app.end('SIGTERM');
      await (await startAppProcess(stack.env)).end('SIGTERM');
      expect(backupsOf(stack)).toEqual([expect.stringMatching(/^routineup-.*Z$/)]);
      const [backup] = backupsOf(stack);
      const { migrations: of } = JSON.parse(
        readFileSync(join(stack.env.BACKUP_DIR!, backup!, 'manifest.json'), 'utf8'),
      );
      expect(of).toEqual(before);
      expect(before).not.toBeUndefined();
      expect(await waiting(stack)).toBeUndefined();
    } finally {
      await stack.remove();
    }
  });
});

const withServers = STACKS.includes('server') ? describe : describe.skip;

withServers('a worker that starts before the app of its version', () => {
  it('waits until the app has upgraded the database', async () => {
    const stack = await stackOfFirstVersion('server');
    const env = { ...stack.env, WORKER: 'none' };
    const worker = spawnWorker(env);
    try {
      await worker.says('waits until an app has upgraded the database');
      expect(await waiting(stack)).toBeDefined();
      const app = await startAppProcess(env);
      expect(backupsOf(stack)).toHaveLength(1);
      await worker.says('worker: ready');
      await app.end('SIGTERM');
    } finally {
      await worker.end('SIGKILL');
      await stack.remove();
    }
  });
});
