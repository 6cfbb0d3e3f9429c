import { DataSource } from 'typeorm';
import { bindWholeNumbers, restBetweenStatements, SqliteDriver } from './sqlite-driver.js';

describe('the SQLite driver', () => {
  const database = new SqliteDriver(':memory:');
  database.exec('CREATE TABLE t (a, b)');
  afterAll(() => database.close());

  it('takes null as the only parameter', () => {
    database.prepare('INSERT INTO t (a, b) VALUES (1, ?)').run(null);
    expect(database.prepare('SELECT ? AS x').get(null)).toMatchObject({ x: null });
    expect(database.prepare('SELECT a, b FROM t WHERE b IS ?').all(null)).toEqual([{ a: 1, b: null }]);
  });

  it('takes a buffer as the only parameter', () => {
    expect(database.prepare('SELECT hex(?) AS x').get(Buffer.from([1, 255]))).toMatchObject({ x: '01FF' });
  });

  it('still takes several parameters, a list and named ones', () => {
    expect(database.prepare('SELECT ? AS x, ? AS y').get(1, null)).toMatchObject({ x: 1, y: null });
    expect(database.prepare('SELECT ? AS x').get(['a'])).toMatchObject({ x: 'a' });
    expect(database.prepare('SELECT :x AS x').get({ x: 'b' })).toMatchObject({ x: 'b' });
  });
});

describe('whole numbers', () => {
  let source: DataSource;
  beforeAll(async () => {
    source = await new DataSource({
      type: 'better-sqlite3',
      driver: SqliteDriver,
      database: ':memory:',
    }).initialize();
    bindWholeNumbers(source.driver);
    await source.query('CREATE TABLE t (id integer, share real, note text)');
  });
  afterAll(() => source.destroy());

  const where = (id: number) => source.createQueryBuilder().select('share').from('t', 't').where({ id });

  it('are parameters, so that ids share one statement', () => {
    expect(where(4).getQueryAndParameters()[0]).toBe(where(5).getQueryAndParameters()[0]);
  });

  it('arrive whole, and fractions as they are', async () => {
    const rows = [
      { id: 4, share: 2, note: '4' },
      { id: 5, share: 0.5, note: '5' },
    ];
    for (const row of rows) await source.createQueryBuilder().insert().into('t').values(row).execute();
    expect(await source.query('SELECT id, share, note, typeof(id) AS kind FROM t ORDER BY id')).toEqual(
      rows.map(row => ({ ...row, kind: 'integer' })),
    );
    expect(await where(5).getRawOne()).toEqual({ share: 0.5 });
    expect(await where(-5).getRawOne()).toBeUndefined();
  });
});

it('lets the event loop turn between many short statements, wherever they come from', async () => {
  const source = await new DataSource({
    type: 'better-sqlite3',
    driver: SqliteDriver,
    database: ':memory:',
  }).initialize();
  restBetweenStatements(source);
  let turned = false;
  setImmediate(() => (turned = true));
  for (let statements = 0; !turned && statements < 100_000; statements++) await source.query('SELECT 1');
  await source.destroy();
  expect(turned).toBe(true);
});
