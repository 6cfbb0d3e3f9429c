import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
// Scripts have no types.
const { sourceFiles } = (await import(join(ROOT, 'scripts/build.mjs'))) as { sourceFiles: () => string[] };

/** Or a fresh clone would count as not built for ever: its first build adds the file after the sources were told. */
it('what the build writes itself is none of the sources by which it knows whether it is current', () => {
  const generated = readFileSync(join(ROOT, '.gitignore'), 'utf8')
    .split('\n')
    .filter(line => /\w\/\w/.test(line));
  expect(generated).toContain('client/src/shared/api/schema.d.ts');
  const sources = sourceFiles().map(path => relative(ROOT, path));
  expect(sources).toContain('client/src/shared/api/api.client.ts');
  expect(sources.filter(path => generated.includes(path))).toEqual([]);
});
