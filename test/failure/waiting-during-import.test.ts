import { stringify } from 'csv-stringify/sync';
import { parse } from 'csv-parse/sync';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startAppProcess, type AppProcess } from '../support/app-process.js';
import { eventually } from '../support/eventually.js';
import { expectOk } from '../support/sign-up.js';
import { createStack, type StackName, type TestStack } from '../support/test-stack.js';

const STACKS: StackName[] = process.env.TEST_SERVERS === '' ? ['embedded'] : ['embedded', 'server'];
const WATCH = ['--import', join(import.meta.dirname, '../support/longest-turn.mjs')];
/** A turn takes 10 to 30 ms of CPU time, several times that beside other tests. Reading the file in one go took 300 ms. */
const LONGEST_TURN_MS = 150;

describe.each(STACKS)('while a large file is imported on the %s stack', name => {
  let stack: TestStack;
  let app: AppProcess;
  let admin: string;
  let member: string;
  beforeAll(async () => {
    stack = await createStack(name);
    app = await startAppProcess(stack.env, { nodeOptions: WATCH });
    const { ADMIN_LOGIN_ID: loginId, ADMIN_PASSWORD: password } = stack.env;
    admin = (await expectOk(app.post('/api/admin/login', { loginId, password }))).body.accessToken;
    member = (await app.signUp()).token;
  });
  afterAll(async () => {
    await app.end('SIGKILL');
    await stack.remove();
  });

  /** Repeats the shipped rows, each under a unique name. */
  const fileOf = async (resource: string, count: number) => {
    const { text } = await expectOk(
      app.get(`/api/admin/${resource}/export?format=csv`, { token: admin, headers: {} }),
    );
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    return Array.from({ length: count }, (_, n) => {
      const row = rows[n % rows.length]!;
      return { ...row, id: '', koreanName: `${row.koreanName!.slice(0, 30)} ${n}`, easierVariantId: '' };
    }).map(row => (resource === 'workouts' ? row : (({ easierVariantId: _, ...rest }) => rest)(row)));
  };

  /** Imports the rows while others send requests. Returns the answer and the longest event loop turn meanwhile. */
  async function importWatched(resource: string, rows: Record<string, string>[]) {
    const file = Buffer.from(stringify(rows, { header: true }));
    // Warms up code and caches, which are not measured.
    for (const path of ['/api/user/private', '/api/workouts?keyword=x'])
      await app.get(path, { token: member });
    app.output = '';
    let isOver = false;
    const asking = (async () => {
      let answers = 0;
      for (; !isOver; answers++) {
        const [live, own, found] = await Promise.all([
          app.get('/api/health/live'),
          app.get('/api/user/private', { token: member }),
          app.post('/api/workouts/search/list/1', { searchKeyword: '벤치' }),
        ]);
        expect([live.status, own.status, found.status]).toEqual([200, 200, 200]);
        await pause(20);
      }
      return answers;
    })();
    const answer = await app.post(`/api/admin/${resource}/import`, file, {
      token: admin,
      headers: { 'content-type': 'text/csv' },
      timeoutMs: 100_000,
    });
    const turnsSaid = () => [...app.output.matchAll(/longest turn: (\d+) ms/g)].map(([, ms]) => Number(ms));
    // Waits until the last turns are reported, too.
    const before = turnsSaid().length;
    await eventually(() => expect(turnsSaid().length).toBeGreaterThan(before + 1));
    isOver = true;
    expect(await asking).toBeGreaterThan(3);
    const turns = turnsSaid();
    expect(turns.length).toBeGreaterThan(3);
    return { ...answer, longestTurn: Math.max(...turns) };
  }

  it.each([
    ['machines', name === 'embedded' ? 5_000 : 2_000],
    ['supplements', 500],
    ['workouts', 500],
  ])('%s: nobody waits for it', async (resource, count) => {
    const { status, body, longestTurn } = await importWatched(resource, await fileOf(resource, count));
    // On a busy machine the import may exceed the five seconds that other writes wait.
    if (status !== 200) expect(body.fields).toMatchObject([{ field: 'file' }]);
    else expect(body).toEqual({ created: count, updated: 0, unchanged: 0, errors: [] });
    expect(longestTurn).toBeLessThan(LONGEST_TURN_MS);
  });

  it('nobody waits for one that is wrong in every row, whose first thousand faults are told', async () => {
    const rows = (await fileOf('workouts', 4_000)).map(row => ({ ...row, description: '', mistakes: '' }));
    const { status, body, longestTurn } = await importWatched('workouts', rows);
    expect(status).toBe(200);
    expect(body.errors).toHaveLength(1_000);
    expect(body.errors.at(-1).row).toBeGreaterThan(body.errors[0].row);
    expect(longestTurn).toBeLessThan(LONGEST_TURN_MS);
  });

  it('one that needs more memory than its reading has ends nothing but that', async () => {
    const headers = { 'content-type': 'text/csv' };
    const commas = Buffer.alloc(20_000_000, ',');
    const path = '/api/admin/machines/import?dryRun=true';
    const answer = await app.post(path, commas, { token: admin, headers, timeoutMs: 60_000 });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toMatchObject([{ field: 'file' }]);
    expect((await app.get('/api/health/ready')).status).toBe(200);
    const small = await app.post(path, Buffer.from('koreanName,englishName\n가,a\n'), {
      token: admin,
      headers,
    });
    expect(small.body).toMatchObject({ created: 1 });
  });
});
