import runner from 'jest-circus/runner';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from './typescript.mjs';

register('./typescript-hooks.mjs', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'routineup-maps-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
/** By source. Jest asks for each frame of each stack anew, and the browser's driver takes a stack with every call. */
const maps = new Map();
let files = 0;
/** `expect.any(Number)` goes by identity: Jest has a realm of its own, what is tested is in Node's. */
const BUILT_IN = {
  Array,
  BigInt,
  Boolean,
  Date,
  Error,
  Function,
  Map,
  Number,
  Object,
  Promise,
  RegExp,
  Set,
  String,
  Symbol,
};

/**
 * Jest as it is, but for what a test file imports: Node's own loader reads it, so that packages and `src` are evaluated once in a
 * worker and not once a file, which took a third of the time of every end-to-end test. What is below `test` is evaluated for each
 * file anew.
 */
export default function runTestFile(globalConfig, config, environment, runtime, path, send) {
  Object.assign(environment.global, BUILT_IN);
  runtime.unstable_importModule = file => {
    Object.assign(globalThis, runtime.requireModuleOrMock(file, '@jest/globals'));
    return import(`${pathToFileURL(file)}?file=${++files}`);
  };
  runtime.getSourceMaps().get = mapFile;
  return runner.default(globalConfig, config, environment, runtime, path, send);
}

/** The map of what a stack trace names, made when it is asked for. */
function mapFile(source) {
  const [url] = source.split('?');
  if (/^file:.*\/dist\/.*\.js$/.test(url)) return `${fileURLToPath(url)}.map`;
  if (!/^file:.*\.tsx?$/.test(url)) return undefined;
  if (!maps.has(url)) {
    const file = join(folder, `${maps.size}.json`);
    writeFileSync(file, compile(fileURLToPath(url)).map);
    maps.set(url, file);
  }
  return maps.get(url);
}
