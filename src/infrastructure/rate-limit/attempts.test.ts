import { loadConfig } from '../../config/config.js';
import { Attempts, type Attempt } from './attempts.js';
import { Limiters } from './limiters.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { mock } from 'node:test';
import { join } from 'node:path';

describe('Attempts', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'routineup-attempts-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  afterEach(() => mock.timers.reset());

  const attemptsWith = (env: NodeJS.ProcessEnv = {}) =>
    new Attempts(loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env }), new Limiters(undefined));
  const attempt = (overrides: Partial<Attempt> = {}): Attempt => ({
    kind: 'login',
    account: 'owner@example.com',
    network: '203.0.113.7',
    ...overrides,
  });
  const isAllowed = (attempts: Attempts, overrides: Partial<Attempt> = {}) =>
    attempts.take(attempt(overrides)).then(
      () => true,
      () => false,
    );
  const countAllowed = async (attempts: Attempts, tries: number, overrides: Partial<Attempt> = {}) => {
    let allowed = 0;
    for (let i = 0; i < tries; i++) if (await isAllowed(attempts, overrides)) allowed++;
    return allowed;
  };
  /** Ten failures from each of `networks` networks. */
  const fromNetworks = async (attempts: Attempts, networks: number) => {
    let allowed = 0;
    for (let n = 0; n < networks; n++)
      allowed += await countAllowed(attempts, 10, { network: `198.51.100.${n}` });
    return allowed;
  };

  it('of a network at an account are ten; other networks, accounts and kinds stay free', async () => {
    const attempts = attemptsWith();
    expect(await countAllowed(attempts, 20)).toBe(10);
    await expect(attempts.take(attempt())).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS_EXCEPTION',
      retryAfterSeconds: expect.closeTo(900, -1),
    });
    expect(await isAllowed(attempts, { network: '203.0.113.8' })).toBe(true);
    expect(await isAllowed(attempts, { account: 'other@example.com' })).toBe(true);
    for (const kind of ['passwordChange', 'accountDeletion', 'resetCode', 'adminLogin'] as const)
      expect(await isAllowed(attempts, { kind })).toBe(true);
  });

  it('count before they are made, parallel ones too', async () => {
    const attempts = attemptsWith();
    const allowed = await Promise.all(Array.from({ length: 40 }, () => isAllowed(attempts)));
    expect(allowed.filter(Boolean)).toHaveLength(10);
  });

  it('that succeed cost nothing', async () => {
    const attempts = attemptsWith();
    for (let i = 0; i < 200; i++) {
      await attempts.take(attempt());
      await attempts.giveBack(attempt());
    }
    expect(await countAllowed(attempts, 20)).toBe(10);
  });

  it('of many networks at one account pass one at a time after thirty, ever more slowly', async () => {
    mock.timers.enable({ apis: ['Date', 'setTimeout'] });
    const attempts = attemptsWith();
    // The 31st passes; one that follows within a second is refused.
    expect(await fromNetworks(attempts, 5)).toBe(31);
    const refused = attempts.take(attempt());
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds: expect.closeTo(1, 0) });
    mock.timers.tick(1_000);
    expect(await countAllowed(attempts, 5)).toBe(1);
    mock.timers.tick(1_000);
    expect(await isAllowed(attempts)).toBe(false);
    mock.timers.tick(1_000);
    expect(await isAllowed(attempts)).toBe(true);
    expect(await isAllowed(attempts, { account: 'other@example.com' })).toBe(true);
    mock.timers.tick(4_000);
    await attempts.take(attempt());
    await attempts.giveBack(attempt());
    // A success ends the wait.
    expect(await isAllowed(attempts)).toBe(true);
  });

  it('that are refused for what others did cost nothing', async () => {
    const attempts = attemptsWith();
    await fromNetworks(attempts, 5);
    await countAllowed(attempts, 40);
    const waits = await attempts.take(attempt()).then(
      () => 0,
      ({ retryAfterSeconds }: { retryAfterSeconds: number }) => retryAfterSeconds,
    );
    // Seconds for other people's attempts; a quarter of an hour or a day for one's own.
    expect(waits).toBeLessThan(60);
  });

  it('of parallel strangers beyond thirty pass one at a time', async () => {
    const attempts = attemptsWith();
    const allowed = await Promise.all(
      Array.from({ length: 100 }, (_, n) => isAllowed(attempts, { network: `198.51.100.${n}` })),
    );
    expect(allowed.filter(Boolean)).toHaveLength(31);
  });

  it('of strangers leave the account’s own device free, which has ten of its own', async () => {
    mock.timers.enable({ apis: ['Date', 'setTimeout'] });
    const attempts = attemptsWith();
    await fromNetworks(attempts, 8);
    // Even on the same network as one of them.
    const own = { network: '198.51.100.1', own: 'device-1' };
    for (let i = 0; i < 20; i++) {
      expect(await isAllowed(attempts, own)).toBe(true);
      await attempts.giveBack(attempt(own));
    }
    // What the owner gives back, no stranger gets.
    expect(await isAllowed(attempts, { network: '192.0.2.1' })).toBe(false);
    expect(await countAllowed(attempts, 20, own)).toBe(10);
    expect(await isAllowed(attempts, { ...own, own: 'device-2' })).toBe(true);
  });

  it('of one network, however long it tries, do not slow others down', async () => {
    const attempts = attemptsWith();
    // As if each quarter of an hour had passed: only the short counter is reset.
    const short = Reflect.get(attempts, 'counters').login.origin;
    let made = 0;
    for (let quarter = 0; quarter < 10; quarter++) {
      made += await countAllowed(attempts, 12);
      for (const key of short._memoryStorage._storage.keys()) short._memoryStorage.delete(key);
    }
    expect(made).toBe(25);
    expect(await countAllowed(attempts, 3, { network: '203.0.113.8' })).toBe(3);
  });

  it('of one network at many accounts are bounded, its known devices are not', async () => {
    const attempts = attemptsWith();
    let allowed = 0;
    for (let n = 0; n < 150; n++) if (await isAllowed(attempts, { account: `m${n}@example.com` })) allowed++;
    expect(allowed).toBe(100);
    expect(await isAllowed(attempts, { own: 'device-1' })).toBe(true);
    await attempts.giveBack(attempt({ own: 'device-1' }));
    expect(await isAllowed(attempts, { account: 'm150@example.com' })).toBe(false);
  });

  it('all pass with RATE_LIMIT=off', async () => {
    expect(await fromNetworks(attemptsWith({ RATE_LIMIT: 'off' }), 10)).toBe(100);
  });
});
