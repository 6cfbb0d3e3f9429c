// Both databases: what is due by time, jobs.
import { LinkCheckJob } from '../../src/admin/links/link-check.job.js';
import { LinkCheck } from '../../src/admin/links/entities/link-check.entity.js';
import { SupplementProduct } from '../../src/catalogue/entities/supplement-product.entity.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { LinkProbe } from '../../src/admin/links/link-probe.js';
import { Jobs } from '../../src/infrastructure/jobs/jobs.service.js';
import { eventually } from '../support/eventually.js';
import { LinkServer } from '../support/link-server.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const DAY = 86_400;

describe('links that lead out', () => {
  let server: LinkServer;
  let t: TestApp;
  let token: string;
  let probe: LinkProbe;
  let asUsual: LinkProbe['limits']['mayAsk'];
  beforeAll(async () => {
    server = await LinkServer.start();
    const ttl = { ADMIN_LOGIN_TTL: '400d', ADMIN_IDLE_TTL: '399d', ACCESS_TOKEN_TTL: '398d' };
    t = await startTestApp({ env: ttl });
    token = await t.adminToken();
    probe = t.app.get(LinkProbe, { strict: false });
    asUsual = probe.limits.mayAsk;
    // Only the test server's address counts as public.
    probe.limits.mayAsk = address => address === '127.0.0.1';
    probe.limits.answerMs = 2_000;
    t.app.get(LinkCheckJob, { strict: false }).pace.pauseMs = 0;
    server.status('/gone', 404);
    server.status('/gone-for-good', 410);
    server.status('/broken', 500);
    server.status('/login', 403);
    server.status('/loop', 302, { Location: '/loop' });
    server.status('/moved', 301, { Location: '/there' });
    server.status('/inside', 302, { Location: server.url('/there', '127.0.0.2') });
    server.status('/inside-6', 302, { Location: `http://[::1]:${server.port}/there` });
    server.status('/inside-mapped', 302, { Location: `http://[::ffff:127.0.0.2]:${server.port}/there` });
    server.status('/file', 302, { Location: 'file:///etc/passwd' });
    for (let n = 1; n <= 6; n++) server.status(`/far-${n}`, 307, { Location: `/far-${n - 1}` });
    server.behind.set('/no-head', (request, response) => {
      response.writeHead(request.method === 'HEAD' ? 405 : 200).end();
    });
    server.behind.set('/slow', () => undefined);
    server.behind.set('/cut', request => request.socket.destroy());
    // More than any client wants to read.
    server.behind.set('/endless', (_, response) => {
      const filling = setInterval(() => response.write('x'.repeat(10_000)), 5);
      response.on('close', () => clearInterval(filling));
    });
  });
  afterAll(async () => {
    await t.close();
    await server.close();
  });

  const ask = (url: string) => probe.probe(url, new AbortController().signal);

  it.each([
    ['/there', null],
    ['/login', null],
    ['/moved', null],
    ['/no-head', null],
    ['/endless', null],
    ['/far-5', null],
    ['/far-6', 'redirects'],
    ['/loop', 'redirects'],
    ['/gone', 'missing'],
    ['/gone-for-good', 'missing'],
    ['/broken', 'error'],
    ['/slow', 'slow'],
    ['/cut', 'closed'],
    ['/inside', 'private'],
    ['/inside-6', 'private'],
    ['/inside-mapped', 'private'],
    ['/file', 'private'],
  ])('%s is told as %s', async (path, told) => {
    expect(await ask(server.url(path))).toBe(told);
  });

  it('to this machine or its network are not asked, by whatever name or number', async () => {
    probe.limits.mayAsk = asUsual;
    server.asked.length = 0;
    const { port } = server;
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '0'])
      expect([host, await ask(`http://${host}:${port}/there`)]).toEqual([host, 'private']);
    expect(await ask('http://169.254.169.254/latest/meta-data')).toBe('private');
    expect(server.asked).toEqual([]);
    probe.limits.mayAsk = address => address === '127.0.0.1';
  });

  const state = async () => (await t.get('/api/admin/links', { token })).body;
  const run = async () => {
    await t.app.get(LinkCheckJob, { strict: false }).begin();
    const jobs = t.app.get(Jobs, { strict: false });
    await eventually(async () => expect((await jobs.latest('link-check'))!.state).toMatch(/DONE|FAILED/));
    return (await jobs.latest('link-check'))!;
  };
  /** Written directly, as an admin may not enter the test server's address. */
  const setVideo = async (id: number, videoLink: string | null) => {
    await t.database.write(manager => manager.update(Workout, { id }, { videoLink }));
    return (await t.get(`/api/admin/workouts/${id}`, { token })).body.koreanName as string;
  };
  let linked = 0;
  const product = {
    ...{ koreanName: '링크 아연', englishName: 'Linked', brand: '한빛', supplementType: 'Other' },
    ...{ flavor: '무맛', price: 9_900, servings: 60 },
  };

  it('are asked once a week, one that failed the next day; two days of failing make it dead', async () => {
    const name = await setVideo(1, server.url('/gone'));
    await setVideo(2, server.url('/gone'));
    await setVideo(3, server.url('/there'));
    const marketURL = server.url('/cut');
    const shop = 'https://shop.example/cut';
    const { id } = (await t.post('/api/admin/supplements', { ...product, marketURL: shop }, { token })).body;
    await t.database.write(manager => manager.update(SupplementProduct, { marketURL: shop }, { marketURL }));
    linked = id;
    server.asked.length = 0;
    expect(await state()).toEqual({ checked: 0, checkedAt: null, progress: null, dead: [] });
    await run();
    // Skips the examples' search links, and checks each other link once.
    expect(server.asked).toEqual(['HEAD /cut', 'GET /cut', 'HEAD /gone', 'GET /gone', 'HEAD /there']);
    expect([...server.agents].at(-1)).toMatch(/^RoutineUp-LinkCheck\/1\.0 \(\+http/);
    expect(await state()).toMatchObject({ checked: 3, checkedAt: expect.any(String), dead: [] });
    await run();
    expect(server.asked).toHaveLength(5);

    t.clock.advance(DAY);
    await run();
    expect(server.asked.slice(5)).toEqual(['HEAD /cut', 'GET /cut', 'HEAD /gone', 'GET /gone']);
    const { dead } = await state();
    expect(dead).toMatchObject([
      { url: marketURL, fault: 'closed', failedDays: 2, rows: [{ resource: 'supplements', id }] },
      {
        ...{ url: server.url('/gone'), fault: 'missing', failedDays: 2 },
        rows: [
          { resource: 'workouts', id: 1, koreanName: name },
          { resource: 'workouts', id: 2 },
        ],
      },
    ]);
    t.clock.advance(7 * DAY);
    server.asked.length = 0;
    await run();
    expect(server.asked).toContain('HEAD /there');
  });

  it('are asked again by a press; what answers is no longer dead, what nobody has is not asked', async () => {
    const url = server.url('/gone');
    const check = (url: string) => t.post('/api/admin/links/check', { url }, { token });
    expect((await check(url)).body).toEqual({ fault: 'missing' });
    // A second check on the same day does not count as another day.
    expect((await state()).dead).toContainEqual(expect.objectContaining({ url, failedDays: 3 }));
    server.behind.delete('/gone');
    expect((await check(url)).body).toEqual({ fault: null });
    expect((await state()).dead).not.toContainEqual(expect.objectContaining({ url }));
    expect((await check(server.url('/nobodys'))).body.fields).toMatchObject([{ field: 'url' }]);
    expect(server.asked).not.toContain('HEAD /nobodys');
  });

  it('are all asked again by one press, also those that answered this week', async () => {
    server.asked.length = 0;
    const begun = await t.post('/api/admin/links/checkAll', undefined, { token });
    expect([begun.status, begun.body.progress]).toEqual([202, expect.any(Number)]);
    await eventually(async () => expect((await state()).progress).toBe(null));
    expect(server.asked).toContain('HEAD /there');
    expect(server.asked).toContain('HEAD /gone');
    const asked = server.asked.length;
    await run();
    expect(server.asked).toHaveLength(asked);
  });

  it('are forgotten with the last row that has them', async () => {
    for (const id of [1, 2]) await setVideo(id, null);
    t.clock.advance(DAY);
    await run();
    expect(await t.database.read.existsBy(LinkCheck, { url: server.url('/gone') })).toBe(false);
    expect((await state()).checked).toBe(2);
  });

  it('are not called dead while this server itself has no way out', async () => {
    await setVideo(1, server.url('/there', 'links.test'));
    for (const id of [2, 3]) await setVideo(id, server.url(`/there-${id}`, 'links.test'));
    await t.delete(`/api/admin/supplements/${linked}`, { token });
    const { resolve } = probe.limits;
    // A resolver's answer without a network.
    probe.limits.resolve = (_, __, done) => done(Object.assign(new Error('none'), { code: 'EAI_AGAIN' }), []);
    t.clock.advance(8 * DAY);
    const job = await run();
    expect(job).toMatchObject({ state: 'FAILED', failure: expect.stringMatching(/인터넷에 닿지 않아/) });
    // Nothing is stored about links that could not be checked.
    expect(await state()).toEqual({ checked: 0, checkedAt: null, progress: null, dead: [] });
    const { status } = await t.post(
      '/api/admin/links/check',
      { url: server.url('/there', 'links.test') },
      { token },
    );
    expect(status).toBe(503);
    probe.limits.resolve = resolve;
  });

  it('to a name that has one address inside are not asked, the others are by the address that was judged', async () => {
    const { resolve } = probe.limits;
    const resolved: string[] = [];
    const to = (...addresses: string[]) => {
      probe.limits.resolve = (name, _, done) => {
        resolved.push(name);
        const all = addresses.map(address => ({ address, family: 4 }));
        return addresses.length > 0
          ? done(null, all)
          : done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
      };
    };
    const url = server.url('/there', 'links.test');
    to('127.0.0.1', '10.0.0.1');
    expect(await ask(url)).toBe('private');
    to();
    expect(await ask(url)).toBe('name');
    resolved.length = 0;
    to('127.0.0.1');
    expect(await ask(url)).toBe(null);
    expect(resolved).toEqual(['links.test']);
    probe.limits.resolve = resolve;
  });
});
