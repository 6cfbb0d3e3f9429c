import { stringify } from 'csv-stringify/sync';
import { parse } from 'csv-parse/sync';
import { eventually } from '../support/eventually.js';
import { startAppProcess, type AppProcess, type HttpAnswer } from '../support/app-process.js';
import { expectOk } from '../support/sign-up.js';
import { createStack, type StackName, type TestStack } from '../support/test-stack.js';

const STACKS: StackName[] = process.env.TEST_SERVERS === '' ? ['embedded'] : ['embedded', 'server'];
const ROWS = 1_000;
/** In the names of all imported rows, and of no others. */
const WORD = '끊김';

describe.each(STACKS)('the application is killed while a file comes in on the %s stack', name => {
  let stack: TestStack;
  let app: AppProcess;
  let admin: string;
  let id: number;

  beforeAll(async () => {
    stack = await createStack(name);
    app = await startAppProcess(stack.env);
    const { ADMIN_LOGIN_ID: loginId, ADMIN_PASSWORD: password } = stack.env;
    admin = (await expectOk(app.post('/api/admin/login', { loginId, password }))).body.accessToken;
  });
  afterAll(async () => {
    await app.end('SIGKILL');
    await stack.remove();
  });

  const progress = async () => (await expectOk(app.get(`/api/admin/imports/${id}`, { token: admin }))).body;

  /** Kills the process after some rows and restarts it. Returns the number of rows done by then. */
  async function killHalfway(): Promise<number> {
    const done = await eventually(async () => {
      const now: number = (await progress()).done;
      expect(now).toBeGreaterThan(0);
      return now;
    });
    await app.end('SIGKILL');
    app = await startAppProcess(stack.env);
    return done;
  }

  const totalOf = async (page: Promise<HttpAnswer>) =>
    Number((await expectOk(page)).headers['x-total-count']);
  /** Number of products that members find. */
  const found = () => totalOf(app.post('/api/supplements/search/list/1', { searchKeyword: WORD }));
  /** Number of products that the admin finds. */
  const stored = () =>
    totalOf(app.get(`/api/admin/supplements?keyword=${encodeURIComponent(WORD)}`, { token: admin }));

  /** Waits until the import's job ends. Returns every count of products that members found before all rows were imported. */
  async function ended(state: string): Promise<Set<number>> {
    const seen = new Set<number>();
    await eventually(async () => {
      const total = await found();
      const { state: now, done } = await progress();
      if (now !== state && done < ROWS) seen.add(total);
      expect(now).toBe(state);
    }, 100_000);
    return seen;
  }

  it('while it is tried: it is tried to its end', async () => {
    const exported = await expectOk(
      app.get('/api/admin/supplements/export?format=csv', { token: admin, headers: {} }),
    );
    const shipped: Record<string, string>[] = parse(exported.text, { bom: true, columns: true });
    const rows = Array.from({ length: ROWS }, (_, n) => ({
      ...shipped[n % shipped.length],
      id: '',
      koreanName: `${WORD} ${n}`,
    }));
    const headers = { 'content-type': 'text/csv' };
    const file = Buffer.from(stringify(rows, { header: true }));
    ({ id } = (
      await expectOk(app.post('/api/admin/imports?resource=supplements', file, { token: admin, headers }))
    ).body);
    await killHalfway();
    await ended('checked');
    expect((await progress()).result).toMatchObject({ created: ROWS, errors: [] });
    expect(await stored()).toBe(0);
  });

  it('while it is brought in: all of it comes in, and members see nothing of it before', async () => {
    await expectOk(app.post(`/api/admin/imports/${id}/apply`, undefined, { token: admin }));
    expect(await killHalfway()).toBeLessThan(ROWS);
    expect(await ended('done')).toEqual(new Set([0]));
    expect(await stored()).toBe(ROWS);
    await eventually(async () => expect(await found()).toBe(ROWS));
  });

  it('while it is taken back: all of it goes', async () => {
    await expectOk(app.post(`/api/admin/imports/${id}/undo`, undefined, { token: admin }));
    expect(await killHalfway()).toBeLessThan(ROWS);
    await ended('undone');
    expect((await progress()).kept).toEqual([]);
    expect(await stored()).toBe(0);
    await eventually(async () => expect(await found()).toBe(0));
  });
});
