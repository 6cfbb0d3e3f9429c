import { Redis } from 'ioredis';
import Libsql from 'libsql';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAppProcess, startWorkerProcess, type AppProcess } from '../../test/support/app-process.js';
import { freePort } from '../../test/support/free-port.js';
import { cpuMs, residentBytes, writtenBytes, type Counters } from './meters.js';

export type StackName = 'embedded' | 'server';

/** A running product with its own database and queue: no other load counts. */
export interface Stack {
  name: StackName;
  app: AppProcess;
  /** Process ids by part. */
  parts: Record<string, number>;
  /** The counters of the database and of Redis. */
  counters(): Promise<Counters>;
  /** Bytes of all rows and indexes. */
  databaseBytes(): Promise<number>;
  /** Runs a statement outside the application and returns its rows. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** The server's database; empty on the embedded stack. */
  databaseUrl: string;
  remove(): Promise<void>;
}

/** As in a deployment: limits and logs on, behind a proxy. Only the mail cap is lifted. */
const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'only for the bench, and long enough for it',
  TRUST_PROXY: '1',
  MAILS_PER_DAY: '1000000',
};

/** Optimised code, as in a deployment; test processes run without it. */
const OPTIMISED = { nodeOptions: [] };

/** @param settings override the deployment's */
export function startStack(name: StackName, settings: NodeJS.ProcessEnv = {}): Promise<Stack> {
  return name === 'embedded' ? startEmbedded(settings) : startServers(settings);
}

/** All counters of a stack: `cpu.<part>` in ms, `written.<part>` in bytes, the stack's own counters. */
export async function readAll(stack: Stack): Promise<Counters> {
  const counters: Counters = { ...(await stack.counters()), logBytes: Buffer.byteLength(stack.app.output) };
  for (const [part, pid] of Object.entries(stack.parts)) {
    counters[`cpu.${part}`] = cpuMs(pid);
    counters[`written.${part}`] = writtenBytes(pid);
  }
  return counters;
}

/** Resident megabytes (10^6) per part. */
export function memoryOf({ parts }: Stack): Record<string, number> {
  return Object.fromEntries(
    Object.entries(parts).map(([part, pid]) => [part, Math.round(residentBytes(pid) / 1e6)]),
  );
}

async function startEmbedded(settings: NodeJS.ProcessEnv): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'routineup-scaling-'));
  const app = await startAppProcess({ ...PRODUCTION, ...settings, DATA_DIR: folder }, OPTIMISED);
  const path = join(folder, 'routineup.sqlite');
  return {
    name: 'embedded',
    app,
    parts: { app: app.pid },
    counters: () => Promise.resolve({}),
    databaseBytes: () => Promise.resolve(sqliteBytes(path)),
    query: sql => Promise.resolve(sqliteQuery(path, sql)),
    databaseUrl: '',
    remove: async () => {
      await app.end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Bytes of the pages in use, including those still in the write-ahead log. */
function sqliteBytes(path: string): number {
  const database = new Libsql(path, { readonly: true });
  const pragma = (name: string) =>
    Object.values(database.prepare(`PRAGMA ${name}`).get() as object)[0] as number;
  const bytes = (pragma('page_count') - pragma('freelist_count')) * pragma('page_size');
  database.close();
  return bytes;
}

function sqliteQuery(path: string, sql: string): Record<string, unknown>[] {
  const database = new Libsql(path);
  try {
    database.pragma('busy_timeout = 10000');
    const statement = database.prepare(sql);
    if (statement.reader) return statement.all() as Record<string, unknown>[];
    statement.run();
    return [];
  } finally {
    database.close();
  }
}

async function startServers(settings: NodeJS.ProcessEnv): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'routineup-scaling-'));
  const mariadb = await startMariadb(folder);
  const redis = await startRedis(folder);
  const env = {
    ...PRODUCTION,
    ...settings,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `mysql://root@127.0.0.1:${mariadb.port}/routineup`,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
  };
  const app = await startAppProcess({ ...env, WORKER: 'none' }, OPTIMISED);
  const worker = await startWorkerProcess(env, OPTIMISED);
  return {
    name: 'server',
    app,
    parts: { app: app.pid, worker: worker.pid, mariadb: mariadb.child.pid!, redis: redis.child.pid! },
    counters: async () => ({
      ...(await mariadbCounters(mariadb.connection)),
      redisCommands: await redisCommands(redis.client),
    }),
    databaseBytes: () => mariadbBytes(mariadb.connection),
    query: async sql => {
      const [rows] = await mariadb.connection.query(sql);
      return Array.isArray(rows) ? (rows as Record<string, unknown>[]) : [];
    },
    databaseUrl: env.DATABASE_URL,
    remove: async () => {
      await Promise.all([app.end('SIGTERM'), worker.end('SIGTERM')]);
      await mariadb.connection.end();
      redis.client.disconnect();
      await Promise.all([stop(mariadb.child), stop(redis.child)]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts a MariaDB with default settings: every commit is on disk before its answer. */
async function startMariadb(folder: string) {
  const port = await freePort();
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const place = ['--no-defaults', `--datadir=${join(folder, 'mariadb')}`, ...user];
  execFileSync(
    'mariadb-install-db',
    [...place, '--auth-root-authentication-method=normal', '--skip-test-db'],
    {
      stdio: 'ignore',
    },
  );
  const child = spawn(
    'mariadbd',
    [
      ...place,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--socket=${join(folder, 'mariadb.sock')}`,
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_bin',
    ],
    { stdio: 'ignore' },
  );
  endWithUs(child);
  const connection = await eventually(() => createConnection(`mysql://root@127.0.0.1:${port}`));
  await connection.query('CREATE DATABASE routineup');
  await connection.query('USE routineup');
  return { child, port, connection };
}

/** As in the compose file. */
async function startRedis(folder: string) {
  const port = await freePort();
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes'],
    { stdio: 'ignore' },
  );
  endWithUs(child);
  const client = new Redis(port, { lazyConnect: true, retryStrategy: () => 50 });
  // The client retries by itself until Redis listens.
  client.on('error', () => undefined);
  await client.connect().catch(() => once(client, 'ready'));
  return { child, port, client };
}

const COUNTED = {
  Questions: 'statements',
  Handler_write: 'rowsInserted',
  Handler_update: 'rowsUpdated',
  Handler_delete: 'rowsDeleted',
  Rows_read: 'rowsRead',
  Innodb_log_writes: 'logWrites',
} as const;

async function mariadbCounters(connection: Connection): Promise<Counters> {
  const [rows] = await connection.query<(RowDataPacket & { Variable_name: string; Value: string })[]>(
    'SHOW GLOBAL STATUS WHERE Variable_name IN (?)',
    [Object.keys(COUNTED)],
  );
  return Object.fromEntries(
    rows.map(row => [COUNTED[row.Variable_name as keyof typeof COUNTED], Number(row.Value)]),
  );
}

async function mariadbBytes(connection: Connection): Promise<number> {
  const [tables] = await connection.query<(RowDataPacket & { name: string })[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'routineup'",
  );
  await connection.query(`ANALYZE TABLE ${tables.map(({ name }) => `routineup.${name}`).join(', ')}`);
  const [[sum]] = await connection.query<(RowDataPacket & { bytes: string })[]>(
    "SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = 'routineup'",
  );
  return Number(sum!.bytes);
}

async function redisCommands(client: Redis): Promise<number> {
  return Number(/total_commands_processed:(\d+)/.exec(await client.info('stats'))?.[1]);
}

function endWithUs(child: ChildProcess): void {
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= 300) throw error;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
}
