// Jest 30 on native ES modules; SWC keeps Nest's decorator metadata.
export const swc = {
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic', importSource: '@emotion/react' },
    },
    keepClassNames: true,
  },
  module: { type: 'es6' },
};

const shared = {
  // What is below the packages is not looked through.
  roots: ['src', 'client', 'migrations', 'test'].map(folder => `<rootDir>/${folder}`),
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

/** In modules of Jest's own, which Stryker needs to tell mutants apart. */
export const isolated = { ...shared, testEnvironment: 'node' };
const node = { ...isolated, testRunner: '<rootDir>/test/runner/shared-modules.mjs' };

export default {
  testSequencer: '<rootDir>/test/runner/longest-first.mjs',
  // A test that hangs fails; a slow machine does not.
  testTimeout: 120_000,
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/client/figures/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/client/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/client/test/setup.ts'],
    },
    {
      ...node,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/{integration,contracts,architecture}/**/*.test.ts'],
    },
    { ...node, displayName: 'e2e', testMatch: ['<rootDir>/test/e2e/**/*.test.ts'] },
    // Built code in processes of its own, killed, starved and cut off.
    { ...node, displayName: 'failure', testMatch: ['<rootDir>/test/failure/*.test.ts'] },
    // Three of everything that keeps something: `npm run cluster`.
    { ...node, displayName: 'cluster', testMatch: ['<rootDir>/test/cluster/*.test.ts'] },
    { ...node, displayName: 'browser', testMatch: ['<rootDir>/test/browser/**/*.test.ts'] },
  ],
};
