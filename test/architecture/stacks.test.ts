import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../e2e');
type Reasons = Record<string, string>;

/**
 * `both`: the result depends on a statement that SQLite and MariaDB may answer differently, or on Redis.
 * `once`: the result is computed from rows whose reads and writes a file of `both` checks; on SQLite only.
 */
it('every end-to-end test file is told to be for both stacks or for one, with the reason', () => {
  const told = JSON.parse(readFileSync(join(FOLDER, 'stacks.json'), 'utf8')) as {
    both: Reasons;
    once: Reasons;
  };
  const files = readdirSync(FOLDER)
    .filter(name => name.endsWith('.test.ts'))
    .map(name => name.replace('.test.ts', ''));
  expect([...Object.keys(told.both), ...Object.keys(told.once)].sort()).toEqual(files.sort());
  const reasons = [...Object.values(told.both), ...Object.values(told.once)];
  expect(reasons.filter(reason => !/\p{L}{4}/u.test(reason))).toEqual([]);
});
