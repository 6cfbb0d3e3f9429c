import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { MIGRATIONS } from '../../migrations/index.js';
import { readManifest, rowsOf } from '../../src/backup/archive.js';
import { makeBackup } from '../../src/backup/make-backup.js';
import { restoreBackup, restoreRows } from '../../src/backup/restore-backup.js';
import { loadConfig, type Config } from '../../src/config/config.js';
import { createApp } from '../../src/create-app.js';
import { ENTITIES } from '../../src/entities.js';
import { fillDatabase } from '../../src/infrastructure/database/database-copy.js';
import { openDatabase } from '../../src/infrastructure/database/open-database.js';
import { startTestApp } from '../support/test-app.js';
import { SmallDisk } from '../support/small-disk.js';
import { createStack, type StackName, type TestStack } from '../support/test-stack.js';

/** Bytes. */
const LARGE = 8e6;
const onSmallDisk = SmallDisk.possible() ? it : it.skip;

const STACKS: StackName[] = process.env.TEST_SERVERS === '' ? ['embedded'] : ['embedded', 'server'];

describe.each(STACKS)('a backup that comes back into the %s database', name => {
  const backups = mkdtempSync(join(tmpdir(), 'routineup-backups-'));
  let backup: string;
  let stack: TestStack;
  let config: Config;
  beforeAll(async () => {
    const t = await startTestApp({ stack: name });
    mkdirSync(t.config.uploadsDir, { recursive: true });
    writeFileSync(join(t.config.uploadsDir, 'picture.webp'), 'picture');
    writeFileSync(join(t.config.uploadsDir, 'large.webp'), Buffer.alloc(LARGE, 7));
    backup = await makeBackup(t.config, backups, 14, createApp);
    await t.close();
  });
  beforeEach(async () => {
    stack = await createStack(name);
    config = loadConfig(stack.env);
  });
  afterEach(() => stack.remove());
  afterAll(() => rmSync(backups, { recursive: true }));

  /** The first rows of the backup, then an abrupt end. */
  async function* cutOff() {
    let rows = 0;
    for await (const row of rowsOf(backup)) {
      if (++rows > 500) throw new Error('cut off');
      yield row;
    }
  }

  it('is no database to start on where that was cut off, and comes back with the next try', async () => {
    const { migrations, tables: counts } = await readManifest(backup);
    await expect(fillDatabase(config, { migrations, counts }, cutOff())).rejects.toThrow('cut off');
    await expect(openDatabase(config, ENTITIES)).rejects.toThrow('run the restore again');
    await restoreRows(backup, config);
    const database = await openDatabase(config, ENTITIES);
    expect(await database.read.query('SELECT COUNT(*) AS count FROM workouts')).toEqual([
      { count: expect.anything() },
    ]);
    await database.close();
    await expect(restoreRows(backup, config)).rejects.toThrow('something in the database already');
  });

  it('is no database to start on either where its files did not arrive', async () => {
    // A file where the folder of the uploads should be.
    writeFileSync(config.uploadsDir, '');
    await expect(restoreBackup(backup, config)).rejects.toThrow();
    const start = async () => (await openDatabase(config, ENTITIES)).close();
    await expect(start()).rejects.toThrow('run the restore again');
    await expect(makeBackup(config, config.backupDir, 14, createApp)).rejects.toThrow('is being restored');
    rmSync(config.uploadsDir);
    const added = join(backup, 'uploads/added.html');
    writeFileSync(added, 'nobody compared this with a hash');
    await restoreBackup(backup, config);
    rmSync(added);
    const arrived = readdirSync(config.uploadsDir);
    expect(arrived).toContain('picture.webp');
    expect(arrived).not.toContain('added.html');
    await start();
  });

  onSmallDisk('is not begun where there is no room for it, and fits where the named room is', async () => {
    const on = (disk: SmallDisk) => loadConfig({ ...stack.env, DATA_DIR: disk.folder });
    const small = SmallDisk.create(4);
    const before = [on(small), readdirSync(small.folder)];
    // Said at once: comparing gigabytes of pictures with their hashes takes minutes, and would find this.
    const large = join(backup, 'uploads/large.webp');
    writeFileSync(large, Buffer.alloc(LARGE));
    const refused = await restoreBackup(backup, on(small)).catch((error: Error) => error.message);
    expect([on(small), readdirSync(small.folder)]).toEqual(before);
    small.remove();
    writeFileSync(large, Buffer.alloc(LARGE, 7));
    const [, needed] = /has no room: (\d+) MB are needed, [45] MB are free$/.exec(String(refused))!;
    const enough = SmallDisk.create(Number(needed) + 1);
    await restoreBackup(backup, on(enough));
    expect(readdirSync(on(enough).uploadsDir)).toContain('large.webp');
    enough.remove();
  });

  it('is refused where it is of a newer version, and touches nothing', async () => {
    const { migrations, tables: counts } = await readManifest(backup);
    const newer = { migrations: [...migrations, 'Later2000000000000'], counts };
    await expect(fillDatabase(config, newer, rowsOf(backup))).rejects.toThrow(
      'The backup is of a newer version: Later2000000000000',
    );
    await expect(makeBackup(config, config.backupDir, 14, createApp)).rejects.toThrow(
      'The database is empty',
    );
  });

  it('is not made of an empty database', async () => {
    await expect(makeBackup(config, config.backupDir, 14, createApp)).rejects.toThrow(
      'The database is empty',
    );
    // A folder given by mistake does not begin to look like an installation.
    expect(readdirSync(config.dataDir)).not.toContain('routineup.sqlite');
  });

  it('is refused where rows are missing, and the next try begins again', async () => {
    const { migrations, tables } = await readManifest(backup);
    const counts = { ...tables, workouts: tables.workouts! + 1 };
    await expect(fillDatabase(config, { migrations, counts }, rowsOf(backup))).rejects.toThrow(
      `workouts has ${tables.workouts} rows instead of ${counts.workouts}`,
    );
    await restoreRows(backup, config);
  });
});

const onServer = STACKS.includes('server') ? describe : describe.skip;

onServer('a large backup', () => {
  const result = 'x'.repeat(100_000);
  const [table, count] = ['recommendation_histories', 200];
  const migrations = MIGRATIONS.map(({ name }) => name);
  let stack: TestStack;
  beforeEach(async () => {
    stack = await createStack('server');
  });
  afterEach(() => stack.remove());

  /** 20 MB. */
  async function* rows(between: () => Promise<unknown> = () => Promise.resolve()) {
    for (let id = 1; id <= count; id++) {
      if (id === count / 2) await between();
      const createdAt = '2026-01-01 00:00:00';
      yield {
        table,
        row: { id, userId: 1, type: 'workout', state: 'DONE', request: '{}', result, createdAt },
      };
    }
  }

  it('comes back into MariaDB in statements that it takes', async () => {
    await fillDatabase(loadConfig(stack.env), { migrations, counts: { [table]: count } }, rows());
  });

  it('is no single transaction there, and says where to look if MariaDB is gone', async () => {
    const server = await createConnection({ uri: stack.env.DATABASE_URL });
    const cut = async () => {
      const [found] = await server.query<RowDataPacket[]>(`SELECT id FROM ${table}`);
      expect(found.length).toBeGreaterThan(0);
      const [theirs] = await server.query<RowDataPacket[]>(
        'SELECT ID AS id FROM information_schema.PROCESSLIST WHERE DB = DATABASE() AND ID <> CONNECTION_ID()',
      );
      for (const { id } of theirs) await server.query('KILL ?', [id]);
    };
    const filled = fillDatabase(loadConfig(stack.env), { migrations, counts: { [table]: count } }, rows(cut));
    await expect(filled).rejects.toThrow('whether its disk has room');
    await server.end();
  });
});

onServer('a backup of MariaDB during a migration', () => {
  it('is refused: its tables may be of no version', async () => {
    const t = await startTestApp({ stack: 'server' });
    await t.database.write(manager => manager.query('CREATE TABLE migrating (id INTEGER PRIMARY KEY)'));
    await expect(makeBackup(t.config, t.config.backupDir, 14, createApp)).rejects.toThrow(
      'The database is being migrated',
    );
    await t.close();
  });
});

onServer('the check of a backup of MariaDB', () => {
  it('restores into MariaDB, and leaves nothing there; a database of that name with something else is left alone', async () => {
    const t = await startTestApp({ stack: 'server' });
    const folder = mkdtempSync(join(tmpdir(), 'routineup-backups-'));
    const { href } = new URL('/', t.config.databaseUrl);
    const server = await createConnection(href);
    const name = `${new URL(t.config.databaseUrl).pathname.slice(1)}_check`;
    const seen: string[] = [];
    try {
      await makeBackup(t.config, folder, 14, config => {
        seen.push(config.databaseUrl);
        return createApp(config);
      });
      expect(seen).toEqual([new URL(`/${name}`, href).href]);
      const [left] = await server.query<RowDataPacket[]>('SHOW DATABASES LIKE ?', [name]);
      expect(left).toEqual([]);
      await server.query(`CREATE DATABASE ${name}`);
      await server.query(`CREATE TABLE ${name}.accounts (id INT PRIMARY KEY)`);
      await expect(makeBackup(t.config, folder, 14, createApp)).rejects.toThrow(
        `${name} is a database of its own`,
      );
      const [[kept]] = await server.query<RowDataPacket[]>(`SELECT COUNT(*) AS count FROM ${name}.accounts`);
      expect(kept!.count).toBe(0);
    } finally {
      await server.query(`DROP DATABASE IF EXISTS ${name}`);
      await server.end();
      rmSync(folder, { recursive: true });
      await t.close();
    }
  });
});
