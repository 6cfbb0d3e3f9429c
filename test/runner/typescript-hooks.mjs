import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from './typescript.mjs';

const tests = new URL('..', import.meta.url).href;

/** `./x.js` and `./x` mean `./x.ts` where there is one; a module of the tests belongs to the test file that imports it. */
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
  return own(source.startsWith(tests) ? source + file : source);
}

const own = url => ({ url, format: 'module', shortCircuit: true });

export async function load(url, context, next) {
  if (!/\.tsx?(\?|$)/.test(url)) return next(url, context);
  const { code } = compile(fileURLToPath(url.replace(/\?.*/, '')));
  return { format: 'module', source: code, shortCircuit: true };
}
