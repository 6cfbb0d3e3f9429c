import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const [, walks = ''] = read('docs/architecture.md').split('\n## Walks\n');
const WALKS = walks
  .split('\n### ')
  .slice(1)
  .map(walk => ({
    title: walk.slice(0, walk.indexOf('\n')),
    files: [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file!),
  }));

/** The files that a file imports. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/from '(\.[^']+)\.js'/g)].map(([, path]) => join(dirname(file), `${path}.ts`));
/** What a file imports through the `public.ts` of other domains, too. */
const reachedFrom = (file: string) =>
  importsOf(file).flatMap(path => (path.endsWith('/public.ts') ? importsOf(path) : [path]));

/** Where the client comes in again, the queue delivers a job, and the job's name leads to its handler. */
const ENTRANCES = [
  'src/user/signup.controller.ts',
  'src/infrastructure/jobs/job-lane.ts',
  'src/recommendation/jobs/recommendation.job.ts',
];

describe('the walks of docs/architecture.md', () => {
  it('are those of a search, a recommendation and a sign-up', () => {
    expect(WALKS.map(({ title }) => title)).toEqual(['A search', 'A recommendation', 'A sign-up']);
  });

  it.each(WALKS)('$title goes through twelve files at most, which are there', ({ files }) => {
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(12);
    expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it.each(WALKS)('$title goes on from one file to another that it imports', ({ files }) => {
    const away = files.filter(
      (file, i) => i > 0 && !files.slice(0, i).some(before => reachedFrom(before).includes(file)),
    );
    expect(away.filter(file => !ENTRANCES.includes(file))).toEqual([]);
  });
});
