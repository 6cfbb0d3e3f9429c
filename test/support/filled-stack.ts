import { Logger } from '@nestjs/common';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { readFileSync, writeFileSync } from 'node:fs';
import { CatalogueChanges } from '../../src/catalogue/changes/catalogue-changes.service.js';
import { SeedLoader } from '../../src/catalogue/seed/seed-loader.js';
import { Clock } from '../../src/common/time/clock.js';
import { loadConfig, type Config } from '../../src/config/config.js';
import { ENTITIES } from '../../src/entities.js';
import { openDatabase, sqlitePath } from '../../src/infrastructure/database/open-database.js';
import { createStack, type StackName, type TestStack } from './test-stack.js';

/** Copies the first filled stack of this process into an empty one. */
type Fill = (config: Config) => Promise<void>;

/** Modules below `test` are evaluated for each file; this state belongs to the worker. */
const worker = globalThis as { fills?: Map<StackName, Fill> };
const fills = (worker.fills ??= new Map<StackName, Fill>());

/**
 * A stack with the tables and the example catalogue of a first start, which take two fifths of a start on SQLite and two thirds on MariaDB:
 * made once per worker, then copied. `failure/starts` tests starts on an empty stack.
 */
export async function createFilledStack(name?: StackName): Promise<TestStack> {
  const stack = await createStack(name);
  try {
    const config = loadConfig(stack.env);
    const fill = fills.get(stack.name);
    if (fill) {
      await fill(config);
    } else {
      await migrateAndSeed(config);
      fills.set(stack.name, await (stack.name === 'server' ? copyOfMariadb : copyOfSqlite)(config));
    }
    return stack;
  } catch (error) {
    await stack.remove();
    throw error;
  }
}

async function migrateAndSeed(config: Config): Promise<void> {
  // Until an application sets its own.
  Logger.overrideLogger(false);
  const database = await openDatabase(config, ENTITIES);
  try {
    const clock = new Clock();
    await new SeedLoader(database, new CatalogueChanges(database, clock), clock).load();
  } finally {
    await database.close();
  }
}

async function copyOfSqlite(filled: Config): Promise<Fill> {
  const file = readFileSync(sqlitePath(filled));
  return async config => writeFileSync(sqlitePath(config), file, { mode: 0o600 });
}

async function copyOfMariadb({ databaseUrl }: Config): Promise<Fill> {
  const connection = await createConnection({ uri: databaseUrl!, dateStrings: true });
  // So that the order of the tables does not matter.
  const statements = ['SET foreign_key_checks = 0'];
  const inserts: string[] = [];
  const [tables] = await connection.query<RowDataPacket[][]>({ sql: 'SHOW TABLES', rowsAsArray: true });
  for (const [name] of tables) {
    const [[created]] = await connection.query<RowDataPacket[]>('SHOW CREATE TABLE ??', [name]);
    statements.push(created!['Create Table']);
    const [rows] = await connection.query<RowDataPacket[][]>({
      sql: 'SELECT * FROM ??',
      values: [name],
      rowsAsArray: true,
    });
    if (rows.length > 0) inserts.push(connection.format('INSERT INTO ?? VALUES ?', [name, rows]));
  }
  const [triggers] = await connection.query<RowDataPacket[]>('SHOW TRIGGERS');
  const made = triggers.map(
    ({ Trigger, Timing, Event, Table, Statement }) =>
      `CREATE TRIGGER ${Trigger} ${Timing} ${Event} ON ${Table} FOR EACH ROW ${Statement}`,
  );
  await connection.end();
  const script = [...statements, 'START TRANSACTION', ...inserts, 'COMMIT', ...made].join(';\n');
  return async config => {
    const empty = await createConnection({ uri: config.databaseUrl!, multipleStatements: true });
    await empty.query(script);
    await empty.end();
  };
}
