import { SqliteDriver } from './sqlite-driver.js';

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
