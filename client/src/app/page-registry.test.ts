import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentIn, MEMBER_PAGES, moduleOf } from './member-pages';

// The compiler cannot: pages are imported by the name of their file.
it('every member page is exported by the file that its line names', () => {
  const missing = Object.values(MEMBER_PAGES).flatMap(page => {
    const file = join(import.meta.dirname, '..', moduleOf(page));
    const head = `export function ${componentIn(page)}(`;
    return existsSync(file) && readFileSync(file, 'utf8').includes(head) ? [] : `${moduleOf(page)}: ${head}`;
  });
  expect(missing).toEqual([]);
});
