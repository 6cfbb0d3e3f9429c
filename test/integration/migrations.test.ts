import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../../migrations/index.js';
import { migrateMariadb, migrateSqlite } from '../../src/infrastructure/database/migrate.js';
import { SqliteDriver } from '../../src/infrastructure/database/sqlite-driver.js';
import { createStack } from '../support/test-stack.js';

const CHANGES = /^\s*(?:CREATE|ALTER|DROP|INSERT|UPDATE|DELETE)/i;

/** Fails once after every statement that changes something, like a killed process: the statement took effect, the next is never sent. */
function dieAfterEveryChange(source: DataSource): { deaths: number; on: boolean } {
  const state = { deaths: 0, on: true };
  const seen = new Set<string>();
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = (...mode) => {
    const runner = create(...mode);
    const query = runner.query.bind(runner) as QueryRunner['query'];
    runner.query = (async (sql: string, parameters?: unknown[], structured?: true) => {
      const answer: unknown = await query(sql, parameters, structured!);
      const statement = `${sql} ${JSON.stringify(parameters)}`;
      if (!state.on || !CHANGES.test(sql) || seen.has(statement)) return answer;
      seen.add(statement);
      state.deaths++;
      throw new Error('killed');
    }) as QueryRunner['query'];
    return runner;
  };
  return state;
}

const STACKS = {
  embedded: {
    async open(): Promise<{ source: DataSource; remove: () => Promise<void> }> {
      const folder = mkdtempSync(join(tmpdir(), 'routineup-migrations-'));
      const source = await open({
        type: 'better-sqlite3',
        driver: SqliteDriver,
        database: join(folder, 'a.sqlite'),
        prepareDatabase: (database: SqliteDriver) => {
          database.pragma('foreign_keys = ON');
          // Nothing cuts the power here.
          database.pragma('synchronous = OFF');
        },
      });
      return { source, remove: async () => rmSync(folder, { recursive: true, force: true }) };
    },
    migrate: migrateSqlite,
    async schema(source: DataSource): Promise<string[]> {
      const rows: { sql: string }[] = await source.query(
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type, name",
      );
      return rows.map(({ sql }) => sql);
    },
  },
  server: {
    async open(): Promise<{ source: DataSource; remove: () => Promise<void> }> {
      const stack = await createStack('server');
      const source = await open({ type: 'mariadb', url: stack.env.DATABASE_URL!, timezone: 'Z' });
      return { source, remove: stack.remove };
    },
    migrate: migrateMariadb,
    async schema(source: DataSource): Promise<string[]> {
      const tables: Record<string, string>[] = await source.query('SHOW TABLES');
      const names = tables.flatMap(row => Object.values(row)).sort();
      const rows: { 'Create Table': string }[][] = [];
      for (const name of names) rows.push(await source.query(`SHOW CREATE TABLE \`${name}\``));
      return rows.map(([row]) => row!['Create Table'].replace(/ AUTO_INCREMENT=\d+/, ''));
    },
  },
};

function open(options: DataSourceOptions): Promise<DataSource> {
  return new DataSource({ ...options, migrations: MIGRATIONS, logger: 'debug' }).initialize();
}

for (const [name, stack] of Object.entries(STACKS)) {
  const onStack = name === 'server' && process.env.TEST_SERVERS === '' ? describe.skip : describe;

  onStack(`the migrations on the ${name} stack`, () => {
    const opened: Awaited<ReturnType<typeof stack.open>>[] = [];
    const fresh = async () => {
      const next = await stack.open();
      opened.push(next);
      return next.source;
    };
    afterAll(async () => {
      for (const { source, remove } of opened) {
        await source.destroy();
        await remove();
      }
    });

    it('come to the same tables when they are killed after every single change', async () => {
      const whole = await fresh();
      await stack.migrate(whole);
      const cut = await fresh();
      const killer = dieAfterEveryChange(cut);
      for (let tries = 0, done = false; !done; tries++) {
        expect(tries).toBeLessThan(500);
        const before = killer.deaths;
        done = await stack.migrate(cut).then(
          () => true,
          (error: Error) => {
            // Any other error means that a migration cannot resume its own partial run.
            if (killer.deaths === before) throw error;
            return false;
          },
        );
        // Rolls back, as the database does when a dead process's connection ends.
        if (!done && name === 'embedded') await cut.query('ROLLBACK').catch(() => undefined);
      }
      expect(killer.deaths).toBeGreaterThan(MIGRATIONS.length);
      killer.on = false;
      expect(await stack.schema(cut)).toEqual(await stack.schema(whole));
      const ran: { name: string }[] = await cut.query('SELECT name FROM migrations ORDER BY id');
      expect(ran.map(row => row.name)).toEqual(MIGRATIONS.map(migration => migration.name));
      expect(await cut.query('SELECT id FROM catalogue_state')).toHaveLength(1);
    });

    it('refuse a database that a newer version has migrated', async () => {
      const source = await fresh();
      await stack.migrate(source);
      await source.query(
        "INSERT INTO migrations (timestamp, name) VALUES (2000000000000, 'Later2000000000000')",
      );
      await expect(stack.migrate(source)).rejects.toThrow('of a newer version: Later2000000000000');
    });
  });
}
