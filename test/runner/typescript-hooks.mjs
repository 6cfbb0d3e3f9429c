import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../scripts/build.mjs';
import { compile } from './typescript.mjs';

const project = new URL('../..', import.meta.url).href;
const tests = new URL('..', import.meta.url).href;
/** Built code, if current: otherwise a process started by a test must load a compiler, three quarters of the time to read a small file. */
const built = isBuilt() ? `${project}dist/` : undefined;

/** `./x.js` and `./x` resolve to `./x.ts` if it exists, or to its build; a module of the tests is separate for each test file that imports it. */
export async function resolve(specifier, context, next) {
  const { parentURL = '' } = context;
  const file = parentURL.startsWith(tests) ? new URL(parentURL).search : '';
  if (specifier === '@jest/globals')
    return own(`data:text/javascript,export const { expect, jest } = globalThis;//${file}`);
  if (!specifier.startsWith('.') || parentURL.includes('/node_modules/')) return next(specifier, context);
  const { href } = new URL(specifier, parentURL);
  const source = ['.ts', '.tsx']
    .map(ending => href.replace(/\.js$/, '') + ending)
    .find(each => existsSync(new URL(each)));
  if (source === undefined) return next(specifier, context);
  if (source.startsWith(tests)) return own(source + file);
  const ready = built && source.replace(project, built).replace(/\.tsx?$/, '.js');
  return own(ready && existsSync(new URL(ready)) ? ready : source);
}

const own = url => ({ url, format: 'module', shortCircuit: true });

export async function load(url, context, next) {
  if (!/\.tsx?(\?|$)/.test(url)) return next(url, context);
  const { code } = compile(fileURLToPath(url.replace(/\?.*/, '')));
  return { format: 'module', source: code, shortCircuit: true };
}
