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
    most: walk.includes('\nMore than ten: ') ? 12 : 10,
  }));

const importsOf = (file: string) =>
  [...read(file).matchAll(/from '(\.[^']+)\.js'/g)].map(([, path]) => join(dirname(file), `${path}.ts`));
/** A file's imports, including those through the `public.ts` of other domains. */
const reachedFrom = (file: string) =>
  importsOf(file).flatMap(path => (path.endsWith('/public.ts') ? importsOf(path) : [path]));

/** Where a request arrives, the queue delivers a job, and the engine gets its gathered inputs. */
const ENTRANCES = [
  'src/user/signup.controller.ts',
  'src/recommendation/recommenders/workout-inputs.service.ts',
  'src/catalogue/dto/workout.dto.ts',
  'src/infrastructure/jobs/job-lane.ts',
  'src/recommendation/jobs/recommendation.job.ts',
  'src/admin/imports/catalogue-import.job.ts',
  'src/recommendation/engine/workout/workout-engine.ts',
];

describe('the walks of docs/architecture.md', () => {
  it('are those that a newcomer asks for', () => {
    expect(WALKS.map(({ title }) => title)).toEqual([
      "A set's weight",
      'Body fat to a load',
      'A budget to a set of supplements',
      'Days to a week',
      'A row of a CSV file to the catalogue',
      'A picture',
      'A keyword',
      'A job',
      'A sign-up',
    ]);
  });

  it.each(WALKS)('$title goes through $most files at most, which are there', ({ files, most }) => {
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(most);
    expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it.each(WALKS)('$title goes on from one file to another that it imports', ({ files }) => {
    const away = files.filter(
      (file, i) => i > 0 && !files.slice(0, i).some(before => reachedFrom(before).includes(file)),
    );
    expect(away.filter(file => !ENTRANCES.includes(file))).toEqual([]);
  });
});
