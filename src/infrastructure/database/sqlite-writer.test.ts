import { Logger } from '@nestjs/common';
import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Column, DataSource, Entity, PrimaryGeneratedColumn, type EntityManager } from 'typeorm';
import { eventually } from '../../../test/support/eventually.js';
import { restBetweenStatements, SqliteDriver } from './sqlite-driver.js';
import { SqliteWriter } from './sqlite-writer.js';

@Entity()
class Note {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('varchar', { unique: true })
  text: string;
}

/** Counts the driver's calls; the call `failAt` fails. */
const calls = { count: 0, failAt: 0, rollsBack: false, code: 'SQLITE_IOERR' };

function failOnWish(driver: SqliteDriver): void {
  if (++calls.count !== calls.failAt) return;
  // On a full disk and most I/O errors, SQLite ends the transaction itself.
  if (calls.rollsBack && driver.inTransaction) exec.call(driver, 'ROLLBACK');
  throw Object.assign(new Error('disk I/O error'), { code: calls.code });
}

const { exec } = SqliteDriver.prototype;

type Statement = ReturnType<SqliteDriver['prepare']>;

class FailingDriver extends SqliteDriver {
  constructor(path: string) {
    super(path);
    const prepare = this.prepare.bind(this);
    Object.defineProperty(this, 'prepare', { value: (sql: string) => this.failing(prepare(sql)) });
  }

  private failing(statement: Statement): Statement {
    for (const name of ['run', 'all'] as const) {
      const call = statement[name].bind(statement) as (...parameters: unknown[]) => unknown;
      Object.defineProperty(statement, name, {
        value: (...parameters: unknown[]) => {
          failOnWish(this);
          return call(...parameters);
        },
      });
    }
    return statement;
  }

  override exec(sql: string): this {
    // Failures of SQLite's own ROLLBACK are tested separately.
    if (sql !== 'ROLLBACK') failOnWish(this);
    return super.exec(sql);
  }
}

describe('the writer to SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routineup-writer-'));
  let handle: SqliteDriver;
  let reader: SqliteDriver;
  let source: DataSource;
  let writer: SqliteWriter;
  let stuck = 0;

  beforeAll(async () => {
    const database = join(folder, 'notes.sqlite');
    source = await new DataSource({
      type: 'better-sqlite3',
      driver: FailingDriver,
      database,
      entities: [Note],
      prepareDatabase: (opened: SqliteDriver) => {
        handle = opened;
        opened.pragma('journal_mode = WAL');
      },
    }).initialize();
    restBetweenStatements(source);
    handle.exec('CREATE TABLE note (id integer PRIMARY KEY AUTOINCREMENT, text varchar NOT NULL UNIQUE)');
    reader = new SqliteDriver(database);
    writer = new SqliteWriter(source, handle, folder, () => stuck++, { waitMs: 1_000, hungMs: 2_000 });
  });
  afterAll(async () => {
    reader.close();
    await writer.close();
    rmSync(folder, { recursive: true });
  });
  afterEach(() => {
    calls.failAt = 0;
    expect(stuck).toBe(0);
  });

  const texts = () =>
    (reader.prepare('SELECT text FROM note ORDER BY id').all() as { text: string }[]).map(row => row.text);
  const clear = () => writer.write(manager => manager.clear(Note));
  const add = (manager: EntityManager, text: string) => manager.insert(Note, { text });

  /** A transaction with everything TypeORM does: inserts, a read, a change, a nested one, a deletion. */
  const muchWork = async (manager: EntityManager) => {
    await add(manager, 'a');
    const saved = await manager.save(Note, { text: 'b' });
    await manager.transaction(nested => add(nested, 'c'));
    await manager.update(Note, { id: saved.id }, { text: 'B' });
    await add(manager, 'd');
    await manager.delete(Note, { text: 'd' });
    return manager.count(Note);
  };

  it.each([
    ['SQLite rolls back by itself', true],
    ['SQLite leaves the transaction open', false],
  ])('keeps all or nothing when any single step fails and %s', async (_, rollsBack) => {
    await clear();
    calls.count = 0;
    await writer.write(muchWork);
    const steps = calls.count;
    expect(steps).toBeGreaterThan(10);
    for (let step = 1; step <= steps; step++) {
      await clear();
      Object.assign(calls, { count: 0, failAt: step, rollsBack });
      await expect(writer.write(muchWork)).rejects.toThrow(/disk I\/O error/);
      calls.failAt = 0;
      expect(handle.inTransaction).toBe(false);
      expect(texts()).toEqual([]);
      // The next write is committed, visible to others, and alone.
      expect(await writer.write(muchWork)).toBe(3);
      expect(texts()).toEqual(['a', 'B', 'c']);
    }
  });

  it.each([true, false])(
    'commits nothing of work that hides an error (rolled back by SQLite: %s)',
    async rollsBack => {
      await clear();
      const work = async (manager: EntityManager) => {
        await add(manager, 'before');
        await add(manager, 'fails').catch(() => undefined);
        await add(manager, 'after');
      };
      Object.assign(calls, { count: 0, failAt: 3, rollsBack });
      const written = writer.write(work);
      if (rollsBack) {
        await expect(written).rejects.toThrow(/rolled the transaction back/);
        expect(texts()).toEqual([]);
      } else {
        // SQLite rolled back the one statement; the work declares that it can do without it.
        await written;
        expect(texts()).toEqual(['before', 'after']);
      }
    },
  );

  it('keeps statements that nobody waited for out of the next transaction', async () => {
    await clear();
    let late: Promise<unknown> = Promise.resolve();
    let manager: EntityManager | undefined;
    await writer.write(async given => {
      manager = given;
      await add(given, 'in time');
      late = add(given, 'too late');
      late.catch(() => undefined);
    });
    await Promise.all([writer.write(next => add(next, 'next')), late.catch(() => undefined)]);
    await expect(late).rejects.toThrow(/after its transaction/);
    await expect(add(manager!, 'much too late')).rejects.toThrow(/after its transaction/);
    expect(texts()).toEqual(['in time', 'next']);
  });

  it('rolls back over an error of the work and goes on', async () => {
    await clear();
    const failing = writer.write(async manager => {
      await add(manager, 'x');
      throw new Error('no');
    });
    const next = writer.write(manager => add(manager, 'y'));
    await expect(failing).rejects.toThrow('no');
    await next;
    expect(texts()).toEqual(['y']);
  });

  it('runs one after the other, in order', async () => {
    await clear();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        writer.write(async manager => {
          const count = await manager.count(Note);
          await nextTurn();
          await add(manager, `${n}:${count}`);
        }),
      ),
    );
    expect(texts()).toEqual(Array.from({ length: 20 }, (_, n) => `${n}:${n}`));
  });

  it('is on the disk when it is answered, whatever was written before: only what may be lost is not', async () => {
    const flushing = (options?: { mayBeLost: boolean }) =>
      writer.write(manager => manager.query<{ synchronous: number }[]>('PRAGMA synchronous'), options);
    const [full, normal] = [[{ synchronous: 2 }], [{ synchronous: 1 }]];
    expect(await flushing()).toEqual(full);
    expect(await flushing({ mayBeLost: true })).toEqual(normal);
    expect(await flushing()).toEqual(full);
    await writer.write(() => Promise.reject(new Error('no')), { mayBeLost: true }).catch(() => undefined);
    expect(await flushing()).toEqual(full);
  });

  it('lets the event loop turn during a long transaction', async () => {
    await clear();
    let turned = false;
    setImmediate(() => (turned = true));
    await writer.write(async manager => {
      for (let n = 0; !turned && n < 100_000; n++) await add(manager, `row ${n}`);
    });
    expect(turned).toBe(true);
  });

  it('waits for another process that writes, without holding up this one', async () => {
    await clear();
    reader.exec('BEGIN IMMEDIATE');
    const ended = jest.fn();
    const waiting = writer.write(manager => add(manager, 'waited'));
    void waiting.then(ended, ended);
    // If blocked, the event loop would turn only after SQLite has given up.
    const begins = jest.spyOn(Reflect.get(writer, 'handle') as { exec(sql: string): void }, 'exec');
    await eventually(() => expect(begins.mock.calls.length).toBeGreaterThan(3));
    begins.mockRestore();
    expect(ended).not.toHaveBeenCalled();
    reader.exec('COMMIT');
    await waiting;
    expect(texts()).toEqual(['waited']);
  });

  it('ends a write within a write instead of waiting for ever, and keeps nothing of either', async () => {
    await clear();
    const nested = writer.write(async manager => {
      await add(manager, 'outer');
      await writer.write(inner => add(inner, 'inner'));
    });
    await expect(nested).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await writer.write(manager => add(manager, 'next'));
    expect(texts()).toEqual(['next']);
  });

  it('does not take work that keeps the process busy for work that hangs', async () => {
    await clear();
    await writer.write(async manager => {
      await add(manager, 'before');
      for (const began = performance.now(); performance.now() - began < 2_500;);
      await nextTurn();
      await add(manager, 'after');
    });
    expect(texts()).toEqual(['before', 'after']);
  });

  it('ends work that hangs', async () => {
    await clear();
    const hung = writer.write(async manager => {
      await add(manager, 'hung');
      await new Promise(() => undefined);
    });
    await expect(hung).rejects.toThrow(/hung/);
    await writer.write(manager => add(manager, 'next'));
    expect(texts()).toEqual(['next']);
  });

  it('is unfit while its last write failed over the disk, and fit as soon as one succeeds', async () => {
    await clear();
    await writer.check();
    handle.pragma('max_page_count = 1');
    const large = (manager: EntityManager) => add(manager, 'x'.repeat(200_000));
    await expect(writer.write(large)).rejects.toMatchObject({ driverError: { code: 'SQLITE_FULL' } });
    handle.pragma('max_page_count = 1000000');
    Object.assign(calls, { count: 0, failAt: 3, rollsBack: true, code: 'SQLITE_FULL' });
    await expect(writer.check()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    calls.failAt = 0;
    await writer.check();
    await writer.write(large);
  });
});

describe('a handle that cannot be brought out of a transaction', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is told to whoever can end the process', async () => {
    const source = await new DataSource({
      type: 'better-sqlite3',
      driver: SqliteDriver,
      database: ':memory:',
      entities: [Note],
    }).initialize();
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    jest.spyOn(Logger.prototype, 'fatal').mockReturnValue();
    const told: string[] = [];
    const stuckHandle = {
      inTransaction: false,
      pragma: () => [],
      exec(sql: string) {
        if (sql === 'BEGIN IMMEDIATE') this.inTransaction = true;
        else throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
      },
    };
    const writer = new SqliteWriter(source, stuckHandle as unknown as SqliteDriver, tmpdir(), () =>
      told.push('stuck'),
    );
    await expect(writer.write(async () => undefined)).rejects.toThrow(/disk I\/O error/);
    expect(told).toEqual(['stuck']);
    await source.destroy();
  });
});
