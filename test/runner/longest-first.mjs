import Sequencer from '@jest/test-sequencer';

/**
 * If one of these started last, it would run alone at the end of its stage. On a fresh clone Jest sorts by file size, but the files that
 * start the application a dozen times are short.
 */
const LONGEST = [
  'failure/waiting-during-import',
  'browser/accessibility-member',
  'failure/killed-import',
  'failure/shutdown',
  'failure/killed-workers',
  'failure/starts',
  'failure/backup',
  'browser/accessibility-admin',
  'failure/upgrade',
  'failure/locked-database',
  'failure/balancer',
  'browser/accessibility-visitor',
  'browser/main-path',
  'contracts/jobs',
  'e2e/admin',
  'e2e/training-import',
  'e2e/large-import',
  'e2e/admin-imports',
].map(name => `/test/${name}.test.ts`);

/** Runs the longest files first, then interleaves the kinds of tests: those that mostly wait leave the CPU to those that do not. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const long = LONGEST.flatMap(name => sorted.filter(({ path }) => path.endsWith(name)));
    const others = sorted.filter(test => !long.includes(test));
    const ofKind = kind => others.filter(({ context }) => context === kind);
    const places = new Map();
    for (const kind of new Set(others.map(({ context }) => context)))
      ofKind(kind).forEach((test, index, all) => places.set(test, index / all.length));
    return [...long, ...others.sort((a, b) => places.get(a) - places.get(b))];
  }
}
