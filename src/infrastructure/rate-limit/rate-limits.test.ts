import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { loadConfig } from '../../config/config.js';
import { connectLimitStore } from './limit-store.js';
import { Limiters } from './limiters.js';
import { RateLimits } from './rate-limits.js';

describe('RateLimits', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'routineup-limits-'));
  const started: Limiters[] = [];
  const start = async (env: NodeJS.ProcessEnv = {}) => {
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env });
    const limiters = new Limiters(await connectLimitStore(config));
    started.push(limiters);
    return new RateLimits(config, limiters);
  };
  const countAllowed = async (limits: RateLimits, tries: number) => {
    let allowed = 0;
    for (let i = 0; i < tries; i++) {
      await limits.consume('deviceNotices', 'a@example.com').then(
        () => allowed++,
        () => undefined,
      );
    }
    return allowed;
  };
  beforeAll(() => Logger.overrideLogger(false));
  afterEach(() => {
    for (const limiters of started.splice(0)) limiters.onApplicationShutdown();
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('counts each key for itself and tells when to come back', async () => {
    const limits = await start();
    expect(await countAllowed(limits, 7)).toBe(5);
    await expect(limits.consume('deviceNotices', 'a@example.com')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS_EXCEPTION',
      retryAfterSeconds: expect.closeTo(86_400, -1),
    });
    await expect(limits.consume('deviceNotices', 'b@example.com')).resolves.toBeUndefined();
  });

  it('gives one back', async () => {
    const limits = await start();
    for (let i = 0; i < 20; i++) {
      await limits.consume('deviceNotices', 'a@example.com');
      await limits.giveBack('deviceNotices', 'a@example.com');
    }
    expect(await countAllowed(limits, 7)).toBe(5);
  });

  it('goes on limiting in the process while Redis is out of reach', async () => {
    const limits = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
    const begun = Date.now();
    expect(await countAllowed(limits, 7)).toBe(5);
    expect(Date.now() - begun).toBeLessThan(2_000);
  });

  it('goes on limiting when Redis takes connections and says nothing', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer(socket => sockets.add(socket.on('error', () => undefined)));
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve));
    const limits = await start({ REDIS_URL: `redis://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    const begun = Date.now();
    expect(await countAllowed(limits, 7)).toBe(5);
    expect(Date.now() - begun).toBeLessThan(5_000);
    for (const limiters of started.splice(0)) limiters.onApplicationShutdown();
    for (const socket of sockets) socket.destroy();
    await new Promise(resolve => silent.close(resolve));
  });
});
