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
/** Source maps by source. Jest looks one up per frame of each stack, and the browser's driver takes a stack with every call. */
const maps = new Map();
let files = 0;
/** `expect.any(Number)` compares by identity: Jest has its own realm, the tested code runs in Node's. */
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
 * Jest's own runner, except that Node's loader imports a test file's modules: packages and `src` are evaluated once per worker instead of once
 * per file, which took a third of the time of every end-to-end test. Modules below `test` are evaluated for each file.
 */
export default function runTestFile(globalConfig, config, environment, runtime, path, send) {
  Object.assign(environment.global, BUILT_IN);
  runtime.unstable_importModule = file => {
    Object.assign(globalThis, runtime.requireModuleOrMock(file, '@jest/globals'));
    return import(`${pathToFileURL(file)}?file=${++files}`);
  };
  runtime.getSourceMaps().get = mapFile;
  // While what the test looked at is still there.
  environment.handleTestEvent = async ({ name, error }) => {
    if (name === 'test_fn_failure') await globalThis.explainFailure?.(error);
  };
  return runner.default(globalConfig, config, environment, runtime, path, send);
}

/** The source map of a file in a stack trace, created on demand. */
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
