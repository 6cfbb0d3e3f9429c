import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { expect } from 'expect';
import * as circus from 'jest-circus';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { build } from 'vite';

const ENTRY = '\0tests';
/** Instrumented code reads the active mutant here and counts coverage. */
const context = {};
const require = createRequire(import.meta.url);

/** State of one mutant's test run: the requested tests (all if undefined), whether to stop at the first failure, and the results. */
let run;

function before(test) {
  const id = fullName(test);
  if (run.filter?.has(id) === false || (run.bails && run.tests.at(-1)?.status === TestStatus.Failed))
    test.mode = 'skip';
  else context.currentTestId = id;
}

function after(test) {
  context.currentTestId = undefined;
  const [error] = test.errors.flat();
  run.tests.push({
    id: fullName(test),
    name: fullName(test),
    timeSpentMs: test.duration ?? 0,
    ...(error
      ? { status: TestStatus.Failed, failureMessage: String(error.message ?? error) }
      : { status: TestStatus.Success }),
  });
}

const fullName = ({ parent, name }) => (parent.parent ? `${fullName(parent)} ${name}` : name);

/**
 * Unit tests of pure functions finish sooner than Jest starts. So the test files and all their imports become one script, which is evaluated
 * for each mutant in this process, with Jest's own `describe`, `it` and `expect`.
 */
class InProcessRunner {
  static inject = [commonTokens.options];
  #patterns;
  #script;

  constructor({ jest }) {
    this.#patterns = jest.config.testMatch.map(pattern => pattern.replace('<rootDir>', ''));
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    Object.assign(globalThis, { describe: circus.describe, it: circus.it, expect, __stryker__: context });
    circus.addEventHandler(({ name, test }) => {
      if (name === 'test_start') before(test);
      if (name === 'test_done') after(test);
    });
    const source = `export default import.meta.glob(${JSON.stringify(this.#patterns)}, { eager: true });`;
    const { output } = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'tests',
          resolveId: id => (id === ENTRY ? id : undefined),
          load: id => (id === ENTRY ? source : undefined),
        },
      ],
      build: {
        ssr: true,
        write: false,
        rolldownOptions: { input: ENTRY, output: { format: 'cjs', codeSplitting: false } },
      },
      ssr: { noExternal: true },
    });
    this.#script = new Script(`(require, exports, module) => {${output[0].code}\n}`);
  }

  async dryRun() {
    const result = await this.#run({ bails: false });
    return { ...result, mutantCoverage: context.mutantCoverage };
  }

  async mutantRun({ activeMutant, hitLimit, testFilter, disableBail }) {
    Object.assign(context, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
    const result = await this.#run({ filter: testFilter && new Set(testFilter), bails: !disableBail });
    return toMutantRunResult(determineHitLimitReached(context.hitCount, hitLimit) ?? result, disableBail);
  }

  async #run(asked) {
    run = { ...asked, tests: [] };
    circus.resetState();
    circus.getState().testTimeout = 60_000;
    try {
      const module = { exports: {} };
      this.#script.runInThisContext()(require, module.exports, module);
      await circus.run();
      return { status: DryRunStatus.Complete, tests: run.tests };
    } catch (error) {
      return { status: DryRunStatus.Error, errorMessage: String(error.stack) };
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
