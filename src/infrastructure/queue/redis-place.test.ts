import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../config/config.js';
import { redisPlace } from './redis-place.js';

describe('where Redis is', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'routineup-redis-'));
  afterAll(() => rmSync(DATA_DIR, { recursive: true }));
  const place = (env: NodeJS.ProcessEnv) => redisPlace(loadConfig({ DATA_DIR, NODE_ENV: 'test', ...env }));

  it('is the address, with who asks and which database', () => {
    expect(place({ REDIS_URL: 'redis://user:p%40ss@redis1:6380/3' })).toMatchObject({
      ...{ host: 'redis1', port: 6380, username: 'user', password: 'p@ss', db: 3 },
    });
    expect(place({ REDIS_URL: 'redis://redis1' })).toMatchObject({ host: 'redis1', port: 6379, db: 0 });
    expect(place({ REDIS_URL: 'redis://redis1' })).not.toHaveProperty('tls');
    expect(place({ REDIS_URL: 'redis://[::1]:6380' })).toMatchObject({ host: '::1', port: 6380 });
    expect(place({ REDIS_URL: 'rediss://redis1' })).toMatchObject({ tls: {} });
  });

  it('is what the sentinels say, with the same account', () => {
    const found = place({
      REDIS_URL: 'redis://:secret@unused/1',
      REDIS_SENTINELS: 'a:1,b',
      REDIS_MASTER: 'm',
    });
    expect(found).toMatchObject({
      sentinels: [
        { host: 'a', port: 1 },
        { host: 'b', port: 26379 },
      ],
      ...{ name: 'm', password: 'secret', db: 1 },
    });
    expect(found).not.toHaveProperty('host');
  });
});
