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
      'src/recommendation/engine/learning/{joint-gaussian,learn-day,load-evidence,rise-limit,single-joint,strength-belief,truncated-normal}.test.ts',
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
    mutate: 'src/recommendation/engine/progression/{next-target,target-steps}.ts',
    tests: ['src/recommendation/engine/progression/{instead-of-the-same,next-target}.test.ts'],
  },
  strength: {
    mutate:
      'src/recommendation/engine/{strength/{age-factor,body-composition,estimate-uncertainty,human-range,interpolate,modelled-strength,strength-cap,strength-estimate,training-level},learning/member-strength}.ts',
    tests: ['src/recommendation/engine/{strength/*,learning/member-strength}.test.ts'],
  },
  candidates: {
    mutate:
      'src/recommendation/engine/workout/selection/{body-part-slots,order-workouts,rotation-hash,slot-options,stand-ins,workout-candidates}.ts',
    tests: [
      'src/recommendation/engine/workout/selection/{body-part-slots,order-workouts,rotation-hash,slot-options,stand-ins,workout-candidates}.test.ts',
    ],
  },
  selection: {
    mutate: 'src/recommendation/engine/workout/selection/{select-workouts,session-rank,session-search}.ts',
    tests: [
      'src/recommendation/engine/workout/selection/{select-workouts,session-rank,session-search}.test.ts',
    ],
  },
  session: {
    mutate: 'src/recommendation/engine/workout/session/{fit-time,timed-session,warm-up}.ts',
    tests: ['src/recommendation/engine/workout/session/{fit-time,timed-session,warm-up}.test.ts'],
  },
  sets: {
    mutate:
      'src/recommendation/engine/supplement/{option-dominance,protein-gap,purchase,purpose-bounds,set-search,supplement-benefit,supplement-options,supplement-search,variant-units}.ts',
    tests: [
      'src/recommendation/engine/supplement/{option-dominance,protein-gap,purpose-bounds,supplement-benefit,supplement-engine,supplement-options,supplement-search,variant-units}.test.ts',
    ],
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
