import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HANDLES_JOB } from '../../src/infrastructure/jobs/job-handler.js';
import { JobHandlersModule } from '../../src/job-handlers.module.js';

type Class = abstract new (...dependencies: never[]) => unknown;

const SOURCES = join(import.meta.dirname, '../../src');

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts'))
  .map(path => ({ path, text: readFileSync(join(SOURCES, path), 'utf8') }));

/** The names that all sources add to `JobPayloads`. */
const named = sources
  .flatMap(({ text }) => [...text.matchAll(/interface JobPayloads \{\s*(?:\/\*.*\*\/\s*)?'?([\w-]+)'?:/g)])
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
  const where = 'a module that src/job-handlers.module.ts imports';
  expect([
    ...named.filter(name => !handled.includes(name)).map(name => `${name}: provide its handler in ${where}`),
    ...handled.filter(name => !named.includes(name)).map(name => `${name}: add its payload to JobPayloads`),
  ]).toEqual([]);
});

it('everything scheduled is provided by a module: otherwise it never runs', () => {
  const modules = sources.filter(({ path }) => path.endsWith('.module.ts'));
  const scheduled = sources
    .filter(({ text }) => /^ {2}@(Cron|Interval)\(/m.test(text))
    .map(({ text }) => /^export class (\w+)/m.exec(text)![1]!);
  expect(scheduled.length).toBeGreaterThan(4);
  const isProvided = (name: string) =>
    modules.some(({ text }) => new RegExp(`^(?!import).*\\b${name}\\b`, 'm').test(text));
  const idle = scheduled.filter(name => !isProvided(name));
  expect(idle.map(name => `${name}: provide it in a module of its domain`)).toEqual([]);
});
