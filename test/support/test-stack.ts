import { Redis } from 'ioredis';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';

/** The external services of the `server` stack. */
const MARIADB = process.env.TEST_MARIADB_URL ?? 'mysql://root@127.0.0.1:3306';
const REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** `embedded`: SQLite and in-process jobs. `server`: MariaDB and Redis. */
export type StackName = 'embedded' | 'server';

export interface TestStack {
  name: StackName;
  /** An application's environment on this stack. */
  env: NodeJS.ProcessEnv;
  /** Removes database, Redis keys and files. */
  remove(): Promise<void>;
}

/** The stack of this run, from `TEST_STACK`. */
export function stackName(): StackName {
  return process.env.TEST_STACK === 'server' ? 'server' : 'embedded';
}

/** Creates an empty stack: a fresh folder, and on `server` a fresh database and Redis database. */
export async function createStack(name: StackName = stackName()): Promise<TestStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'routineup-test-'));
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    BACKUP_DIR: join(dataDir, 'backups'),
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
  const redisUrl = `${REDIS}/${await takeRedisDatabase(connection)}`;
  await flush(redisUrl);

  return {
    name,
    env: { ...env, DATABASE_URL: `${MARIADB}/${database}`, DATABASE_POOL_SIZE: '10', REDIS_URL: redisUrl },
    remove: async () => {
      removeFiles();
      await flush(redisUrl);
      // The second is what a killed check of a backup leaves.
      for (const name of [database, `${database}_check`])
        await connection.query(`DROP DATABASE IF EXISTS ${name}`);
      await connection.end();
    },
  };
}

/** Takes one of Redis's databases 1 to 15 that no other stack on this machine uses: MariaDB holds the lock while the connection is open. */
async function takeRedisDatabase(connection: Connection): Promise<number> {
  for (let n = 1; n <= 15; n++) {
    const [[lock]] = await connection.query<RowDataPacket[]>('SELECT GET_LOCK(?, 0) AS mine', [
      `routineup_test_redis_${n}`,
    ]);
    if (lock!.mine === 1) return n;
  }
  throw new Error('Other tests have all of Redis’s databases');
}

async function flush(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  await redis.quit();
}
