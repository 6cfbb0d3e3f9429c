import { isolated } from './jest.config.js';

/** What is mutated, and the tests that are to notice it. `MUTANTS=target npm run mutants`; `-- --mutate file:10-20` for some lines. */
const SUBJECTS = {
  safety: {
    mutate: 'src/recommendation/engine/supplement/supplement-safety.ts',
    tests: [
      'src/recommendation/engine/supplement/safety/{named-dangers,safety-rules}.test.ts',
      'src/recommendation/engine/supplement/supplement-{engine,safety}.test.ts',
    ],
  },
  rules: {
    mutate: 'src/recommendation/engine/supplement/safety/{*.rules,member-circumstances}.ts',
    tests: ['src/recommendation/engine/supplement/safety/{named-dangers,safety-rules}.test.ts'],
  },
  health: {
    mutate: 'src/recommendation/engine/workout/health/training-{limits,rules}.ts',
    tests: ['src/recommendation/engine/workout/health/training-{rules,limits,health}.test.ts'],
  },
  learning: {
    mutate:
      'src/recommendation/engine/learning/{learn-day,load-evidence,rise-limit,strength-belief,truncated-normal,joint-gaussian}.ts',
    tests: [
      'src/recommendation/engine/learning/{joint-gaussian,learn-day,load-evidence,rise-limit,strength-belief,truncated-normal}.test.ts',
    ],
  },
  prescription: {
    mutate:
      'src/recommendation/engine/workout/prescription/{choose-load,load-grid,own-loads,prescribe-bodyweight,prescribe-hold,prescribe-workout,repetition-range,stated-reserve,trim-sets}.ts',
    tests: [
      'src/recommendation/engine/workout/prescription/{bodyweight-norms,load-grid,own-loads,prescribe-bodyweight,prescribe-hold,prescribe-workout,repetition-range,stated-reserve}.test.ts',
    ],
  },
  target: {
    mutate: 'src/recommendation/engine/progression/next-target.ts',
    tests: ['src/recommendation/engine/progression/next-target.test.ts'],
  },
  ledger: {
    mutate: 'src/infrastructure/jobs/job-ledger.service.ts',
    tests: ['test/integration/job-ledger.test.ts'],
  },
  guard: {
    mutate: 'src/auth/access.guard.ts',
    tests: ['test/e2e/routes.test.ts', 'test/integration/access-guard.test.ts'],
  },
};

const name = process.env.MUTANTS ?? 'safety';
const subject = SUBJECTS[name];
if (subject === undefined) throw new Error(`MUTANTS is one of ${Object.keys(SUBJECTS).join(', ')}`);

export default {
  mutate: [subject.mutate],
  plugins: ['@stryker-mutator/*', './test/runner/in-process-mutants.mjs'],
  // What needs no server does not wait for Jest, either.
  testRunner: subject.tests.every(test => test.startsWith('src/')) ? 'in-process' : 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    config: {
      ...isolated,
      // Else Stryker runs every project.
      projects: [],
      displayName: 'mutants',
      testTimeout: 60_000,
      testMatch: subject.tests.map(test => `<rootDir>/${test}`),
    },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 30_000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `reports/mutants/${name}.json` },
  clearTextReporter: { allowColor: false, reportTests: false },
  tempDirName: '.mutants',
};
