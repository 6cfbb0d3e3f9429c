import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread from a module next to the caller's.
 *
 * @param script the module without its extension, relative to `caller`
 * @param caller `import.meta.url`. Tests and development run from source; a thread then needs the source loader, too
 */
export function startThread(script: string, caller: string, options: WorkerOptions = {}): Worker {
  if (!caller.endsWith('.ts')) return new Worker(new URL(`${script}.js`, caller), options);
  const { href } = new URL(`${script}.ts`, caller);
  const load = `import('tsx/esm/api').then(({ register }) => register()).then(() => import(${JSON.stringify(href)}));`;
  return new Worker(load, { ...options, eval: true, execArgv: [] });
}
