import { Redis } from 'ioredis';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** Where the outside services of the `server` stack are found. */
const MARIADB = process.env.TEST_MARIADB_URL ?? 'mysql://root@127.0.0.1:3306';
const REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** `embedded`: SQLite and jobs in the process. `server`: MariaDB and Redis. */
export type StackName = 'embedded' | 'server';

export interface TestStack {
  name: StackName;
  /** Environment of an application on this stack. */
  env: NodeJS.ProcessEnv;
  /** Takes database, Redis keys and files away again. */
  remove(): Promise<void>;
}

/** The stack this run is for, from `TEST_STACK`. */
export function stackName(): StackName {
  return process.env.TEST_STACK === 'server' ? 'server' : 'embedded';
}

/** An empty stack of its own: a fresh folder, and on `server` a fresh database and Redis database. */
export async function createStack(name: StackName = stackName()): Promise<TestStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'routineup-test-'));
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    PORT: '3000',
    RATE_LIMIT: 'off',
    JWT_SECRET: 'a secret that only the tests know, long enough',
    ADMIN_LOGIN_ID: 'admin',
    ADMIN_PASSWORD: 'admin-password-1',
  };
  const removeFiles = () => rmSync(dataDir, { recursive: true, force: true });
  if (name === 'embedded') return { name, env, remove: async () => removeFiles() };

  const database = `routineup_test_${randomBytes(6).toString('hex')}`;
  const connection = await createConnection(MARIADB);
  await connection.query(`CREATE DATABASE ${database}`);
  await connection.end();

  const redisUrl = `${REDIS}/${redisDatabase()}`;
  await flush(redisUrl);

  return {
    name,
    env: { ...env, DATABASE_URL: `${MARIADB}/${database}`, DATABASE_POOL_SIZE: '10', REDIS_URL: redisUrl },
    remove: async () => {
      removeFiles();
      await flush(redisUrl);
      const cleaner = await createConnection(MARIADB);
      await cleaner.query(`DROP DATABASE IF EXISTS ${database}`);
      await cleaner.end();
    },
  };
}

/** 1 to 15: one for each of a run's up to five Jest workers, and others for another checkout on the same machine. */
function redisDatabase(): number {
  const checkout =
    createHash('sha256')
      .update(import.meta.dirname)
      .digest()[0]! % 3;
  return 1 + 5 * checkout + (Number(process.env.JEST_WORKER_ID ?? 1) % 5);
}

async function flush(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  await redis.quit();
}
