import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentIn, MEMBER_PAGES, moduleOf } from './member-pages';

const SOURCES = join(import.meta.dirname, '..');

// The compiler cannot: pages are imported by the name of their file.
it('every member page is exported by the file that its line names', () => {
  const missing = Object.values(MEMBER_PAGES).flatMap(page => {
    const file = join(SOURCES, moduleOf(page));
    const head = `export function ${componentIn(page)}(`;
    return existsSync(file) && readFileSync(file, 'utf8').includes(head) ? [] : `${moduleOf(page)}: ${head}`;
  });
  expect(missing).toEqual([]);
});

it('every member page has a link to it', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.|member-pages\.ts$|schema\.d\.ts$/.test(path))
    .map(path => readFileSync(join(SOURCES, path), 'utf8'));
  const alone = Object.keys(MEMBER_PAGES).filter(path => {
    const address = path.includes(':') ? path.replace(/:.*/, '\\$\\{') : `${path}['"\`?]`;
    return !sources.some(text => new RegExp(`['"\`]${address}`).test(text));
  });
  expect(alone.map(path => `${path}: add a link to it`)).toEqual([]);
});
