import type { RowDataPacket } from 'mysql2';
import { existsSync } from 'node:fs';
import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../../../migrations/index.js';
import type { Config } from '../../config/config.js';
import { connectMariadb } from './mariadb-connection.js';
import { MIGRATING, migrateMariadb, migrateSqlite } from './migrate.js';
import { mariadbOptions, sqlitePath, sqliteSource } from './open-database.js';
import { requireRestored, RESTORING } from './restoring.js';
import { SqliteDriver } from './sqlite-driver.js';

/** Texts, numbers and null: the same on both databases (times are UTC text, booleans 0 and 1). */
export type Row = Record<string, string | number | null>;

/** The database at one moment, unaffected by later writes. */
export interface DatabaseSnapshot {
  /** Names of the executed migrations. */
  migrations: string[];
  tables: string[];
  rows(table: string): AsyncIterable<Row> | Iterable<Row>;
  count(table: string): Promise<number>;
  close(): void;
}

/** Migrating creates TypeORM's own tables, and MariaDB's triggers the revisions. */
const BOOKKEEPING = ['migrations', 'typeorm_metadata', MIGRATING, 'member_revisions'];
/** Rows per INSERT: SQLite takes 32,766 parameters. */
const ROWS_AT_ONCE = 200;
/** Characters per INSERT: MariaDB takes 16 MB (`max_allowed_packet`). */
const LENGTH_AT_ONCE = 1_000_000;

/** @throws Error if the database is empty, or a restore or migration of it is not complete */
export async function snapshotOf(config: Config): Promise<DatabaseSnapshot> {
  return config.databaseUrl ? mariadbSnapshot(config) : sqliteSnapshot(config);
}

/** Of all `tables`, those with the product's rows. */
function productTables(tables: string[], mayBeMigrating: boolean): string[] {
  if (!tables.includes('migrations')) throw new Error('The database is empty');
  if (tables.includes(RESTORING)) throw new Error('The database is being restored, or that was cut off');
  if (tables.includes(MIGRATING) && !mayBeMigrating)
    throw new Error('The database is being migrated, or that was cut off: the next start completes it');
  return tables.filter(name => !BOOKKEEPING.includes(name));
}

/**
 * Names of the executed migrations of a database that this version is about to upgrade; undefined where it is new or up to date, or where
 * migrations already run or were interrupted.
 *
 * @throws when the database cannot be read, or a restore of it was interrupted
 */
export async function pendingUpgrade(config: Config): Promise<string[] | undefined> {
  if (!config.databaseUrl && !existsSync(sqlitePath(config))) return undefined;
  const source = await openPlain(config);
  const runner = source.createQueryRunner();
  try {
    await requireRestored(source);
    if (!(await runner.hasTable('migrations')) || (await runner.hasTable(MIGRATING))) return undefined;
    const rows: { name: string }[] = await runner.query('SELECT name FROM migrations ORDER BY id');
    const done = rows.map(({ name }) => name);
    return done.length === 0 || MIGRATIONS.every(({ name }) => done.includes(name)) ? undefined : done;
  } finally {
    await runner.release();
    await source.destroy();
  }
}

/** A connection to either database, for its tables rather than its entities. */
async function openPlain(config: Config, migrations = MIGRATIONS): Promise<DataSource> {
  if (!config.databaseUrl) return (await sqliteSource(config, [], migrations)).source;
  return new DataSource({ ...mariadbOptions(config, []), migrations }).initialize();
}

function sqliteSnapshot(config: Config): DatabaseSnapshot {
  // Opening it would create it.
  if (!existsSync(sqlitePath(config)))
    throw new Error(`The database is empty: there is no ${sqlitePath(config)}`);
  const handle = new SqliteDriver(sqlitePath(config));
  handle.pragma('busy_timeout = 5000');
  handle.pragma('query_only = ON');
  handle.exec('BEGIN');
  const names = (sql: string) => (handle.prepare(sql).all() as { name: string }[]).map(({ name }) => name);
  try {
    return {
      // The first read sets the moment of the snapshot. Each migration is there completely or not at all.
      tables: productTables(
        names(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
        ),
        true,
      ),
      migrations: names('SELECT name FROM migrations ORDER BY id'),
      count: async table => (handle.prepare(countOf(table)).get() as { rows: number }).rows,
      rows: table => handle.prepare(`SELECT * FROM \`${table}\``).iterate() as Iterable<Row>,
      close: () => {
        handle.exec('COMMIT');
        handle.close();
      },
    };
  } catch (error) {
    // A handle stays half open until its statements are garbage-collected; others must be able to write at once.
    handle.exec('ROLLBACK');
    handle.close();
    throw error;
  }
}

async function mariadbSnapshot(config: Config): Promise<DatabaseSnapshot> {
  const connection = connectMariadb(config);
  const names = async (sql: string) => {
    const [rows] = await connection.promise().query<(RowDataPacket & { name: string })[]>(sql);
    return rows.map(({ name }) => name);
  };
  try {
    await connection.promise().query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await connection.promise().query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const tables = await names(
      "SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE' ORDER BY 1",
    );
    return {
      tables: productTables(tables, false),
      migrations: await names('SELECT name FROM migrations ORDER BY id'),
      count: async table => {
        const [[counted]] = await connection
          .promise()
          .query<(RowDataPacket & { rows: number })[]>(countOf(table));
        return counted!.rows;
      },
      rows: table => connection.query(`SELECT * FROM \`${table}\``).stream() as AsyncIterable<Row>,
      close: () => connection.destroy(),
    };
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

/**
 * Fills an empty database: creates the tables with the given migrations, then inserts the rows. The next start runs newer migrations. An
 * interrupted or incomplete run leaves a database on which no application starts; the next try starts over.
 *
 * @param counts expected number of rows per table
 * @param rest what else has to arrive before an application may start
 * @throws when the database is not empty, a migration is unknown to this version, or rows are missing
 */
export async function fillDatabase(
  config: Config,
  { migrations, counts }: { migrations: string[]; counts: Record<string, number> },
  rows: AsyncIterable<{ table: string; row: Row }>,
  rest: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const unknown = migrations.filter(name => !MIGRATIONS.some(migration => migration.name === name));
  if (unknown.length > 0) throw new Error(`The backup is of a newer version: ${unknown.join(', ')}`);
  const known = MIGRATIONS.filter(({ name }) => migrations.includes(name));
  const source = await openPlain(config, known);
  const runner = source.createQueryRunner();
  try {
    await claimEmpty(runner);
    await (config.databaseUrl ? migrateMariadb(source) : migrateSqlite(source));
    await fill(runner, Object.keys(counts), rows).catch((cause: unknown) => {
      // MariaDB may end when its disk is full.
      if (!config.databaseUrl || !(cause instanceof QueryFailedError)) throw cause;
      throw new Error(`${cause.message} See the log of MariaDB and whether its disk has room.`, { cause });
    });
    for (const [table, count] of Object.entries(counts)) {
      const [{ found }] = await runner.query(`SELECT COUNT(*) AS found FROM \`${table}\``);
      if (Number(found) !== count) throw new Error(`${table} has ${found} rows instead of ${count}`);
    }
    await rest();
    await runner.query(`DROP TABLE ${RESTORING}`);
  } finally {
    await runner.release();
    await source.destroy();
  }
}

/** Removes what an earlier try left, and marks the database as being filled. */
async function claimEmpty(runner: QueryRunner): Promise<void> {
  const mariadb = runner.connection.options.type === 'mariadb';
  const tables: { name: string }[] = await runner.query(
    mariadb
      ? 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  const leftOver = tables.filter(({ name }) => name !== RESTORING);
  if (leftOver.length === tables.length) {
    if (tables.length > 0) throw new Error('There is something in the database already');
    await runner.query(`CREATE TABLE ${RESTORING} (id INTEGER PRIMARY KEY)`);
    return;
  }
  await checkReferences(runner, false);
  for (const { name } of leftOver) await runner.query(`DROP TABLE \`${name}\``);
  await checkReferences(runner, true);
}

function checkReferences(runner: QueryRunner, on: boolean): Promise<unknown> {
  const mariadb = runner.connection.options.type === 'mariadb';
  return runner.query(
    mariadb ? `SET FOREIGN_KEY_CHECKS = ${on ? 1 : 0}` : `PRAGMA foreign_keys = ${on ? 'ON' : 'OFF'}`,
  );
}

/**
 * One transaction only on SQLite, where it takes the least room: Galera takes none over 2 GB, and nothing starts on a database that is not filled
 * completely.
 */
async function fill(
  runner: QueryRunner,
  tables: string[],
  rows: AsyncIterable<{ table: string; row: Row }>,
): Promise<void> {
  // Rows arrive table by table, not in the order of their references.
  await checkReferences(runner, false);
  const embedded = runner.connection.options.type !== 'mariadb';
  if (embedded) await runner.startTransaction();
  try {
    await replaceRows(runner, tables, rows);
    if (embedded) await runner.commitTransaction();
  } catch (error) {
    // SQLite has ended it by itself if the disk is full.
    if (embedded) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  }
  await checkReferences(runner, true);
}

async function replaceRows(
  runner: QueryRunner,
  tables: string[],
  rows: AsyncIterable<{ table: string; row: Row }>,
): Promise<void> {
  // Some migrations insert rows of their own.
  for (const table of tables) await runner.query(`DELETE FROM \`${table}\``);
  let waiting: { table: string; rows: Row[]; length: number } | undefined;
  const write = async () => {
    if (!waiting) return;
    await insert(runner, waiting.table, waiting.rows);
    waiting = undefined;
  };
  for await (const { table, row } of rows) {
    const length = Object.values(row).reduce<number>((sum, value) => sum + String(value).length, 0);
    const isFull =
      waiting && (waiting.rows.length === ROWS_AT_ONCE || waiting.length + length > LENGTH_AT_ONCE);
    if (isFull || waiting?.table !== table) await write();
    waiting ??= { table, rows: [], length: 0 };
    waiting.rows.push(row);
    waiting.length += length;
  }
  await write();
}

async function insert(runner: QueryRunner, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0]!);
  const places = `(${columns.map(() => '?').join(', ')})`;
  await runner.query(
    `INSERT INTO \`${table}\` (${columns.map(name => `\`${name}\``).join(', ')}) VALUES ${rows.map(() => places).join(', ')}`,
    rows.flatMap(row => columns.map(name => row[name])),
  );
}

const countOf = (table: string) => `SELECT COUNT(*) AS \`rows\` FROM \`${table}\``;
