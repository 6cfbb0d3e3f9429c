import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HANDLES_JOB } from '../../src/infrastructure/jobs/job-handler.js';
import { JobHandlersModule } from '../../src/job-handlers.module.js';

type Class = abstract new (...dependencies: never[]) => unknown;

const SOURCES = join(import.meta.dirname, '../../src');

/** The names that all sources add to `JobPayloads`. */
const named = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.payload.ts'))
  .flatMap(path => [
    ...readFileSync(join(SOURCES, path), 'utf8').matchAll(
      /interface JobPayloads \{\s*(?:\/\*.*\*\/\s*)?'?([\w-]+)'?:/g,
    ),
  ])
  .map(([, name]) => name!);

/** A module's providers, including those of imported modules. */
function providersOf(module: Class): Class[] {
  const list = (key: string) => (Reflect.getMetadata(key, module) ?? []) as Class[];
  return [...list('providers'), ...list('imports').flatMap(providersOf)];
}

it('every job has a handler that a worker loads: otherwise it waits for ever', () => {
  const handled = providersOf(JobHandlersModule)
    .map(provider => Reflect.getMetadata(HANDLES_JOB.KEY, provider) as { name: string } | undefined)
    .flatMap(job => job?.name ?? []);
  expect(named.length).toBeGreaterThan(2);
  expect([...new Set(handled)].sort()).toEqual(named.sort());
});
