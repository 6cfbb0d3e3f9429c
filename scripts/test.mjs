// `npm test`: every test this machine can run, stage by stage, and a summary line.
// Tests that need MariaDB, Redis or Chromium run if those are found; with CI=true it is a failure if they are missing.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { runJest } from './jest.mjs';

ensureInstalled();
ensureBuilt();

const reachable = port =>
  new Promise(resolve => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1000 });
    const answer = found => {
      socket.destroy();
      resolve(found);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const hasBrowser = existsSync(chromium);
const servers =
  process.env.TEST_MARIADB_URL && process.env.TEST_REDIS_URL
    ? true
    : (await reachable(3306)) && (await reachable(6379));

/** More workers would compete for memory and for the databases of the one Redis. */
const MOST_WORKERS = 8;
const cores = availableParallelism();
/** One more than cores: every stage spends part of its time waiting for processes, databases and pages. */
const WORKERS = Math.min(cores + 1, MOST_WORKERS);
/** For the stage that waits more than half of the time. */
const WAITING_WORKERS = Math.min(2 * cores, MOST_WORKERS);

/** End-to-end tests whose result does not depend on the database: their first line says why. */
const ONCE = readdirSync(join(root, 'test/e2e')).filter(name =>
  readFileSync(join(root, 'test/e2e', name), 'utf8').startsWith('// SQLite only: '),
);

const stages = [
  {
    name: 'unit, client, integration',
    projects: ['unit', 'client', 'integration'],
    env: { TEST_SERVERS: servers ? '1' : '' },
  },
  {
    name: 'e2e on SQLite, jobs in the process',
    projects: ['e2e'],
    env: { TEST_STACK: 'embedded' },
  },
  {
    name: 'e2e on MariaDB and Redis',
    projects: ['e2e'],
    env: { TEST_STACK: 'server' },
    without: ONCE.map(name => `/test/e2e/${name.replaceAll('.', '\\.')}$`),
    missing: servers ? '' : 'MariaDB on 3306 and Redis on 6379',
  },
  // In parallel: failure tests mostly wait, browser tests do not.
  {
    name: 'failure (real processes, killed, starved and cut off) and browser',
    projects: hasBrowser ? ['failure', 'browser'] : ['failure'],
    workers: WAITING_WORKERS,
    env: { TEST_SERVERS: servers ? '1' : '', CHROMIUM_PATH: chromium },
  },
  ...(hasBrowser ? [] : [{ name: 'browser', missing: `Chromium at ${chromium}` }]),
];

const isFailed = ({ status }) => status === 'failed';

/** Jest's report of the stage's projects; a single failure if Jest itself crashed. */
function report({ name, projects, env, workers = WORKERS, without = [] }) {
  const output = join(results, `${name.replace(/\W+/g, '-')}.json`);
  const args = [
    '--json',
    `--outputFile=${output}`,
    `--maxWorkers=${workers}`,
    '--selectProjects',
    ...projects,
    ...without.flatMap(pattern => ['--testPathIgnorePatterns', pattern]),
  ];
  runJest(args, env, ['ignore', 'ignore', 'inherit']);
  if (existsSync(output)) return JSON.parse(readFileSync(output, 'utf8'));
  return { success: false, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] };
}

/** The longest files of a stage, with seconds each. */
const slowest = files =>
  files
    .map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 12)
    .map(({ file, seconds }) => `${file} ${Math.round(seconds)}`);

/** A failed test, with the first lines of its message; of a file that failed to load, the file's. */
const describeFailure = (test, message = '') =>
  [
    `✕ ${test}`,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter(line => line.trim())
      .slice(0, 5),
  ].join('\n    ');

const totals = { passed: 0, skipped: 0 };
/** Named once more at the end: the end is what is kept of a long log. */
const failures = [];
const results = mkdtempSync(join(tmpdir(), 'routineup-results-'));

for (const stage of stages) {
  const { name, missing } = stage;
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 70 - name.length))}`);
  if (missing) {
    console.log(`skipped: needs ${missing}`);
    totals.skipped++;
    continue;
  }
  const began = performance.now();
  const { success, numFailedTests, numFailedTestSuites, testResults } = report(stage);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  totals.passed += tests.filter(({ status }) => status === 'passed').length;
  totals.skipped += tests.filter(({ status }) => status === 'pending' || status === 'todo').length;
  const failedTests = testResults.filter(isFailed).flatMap(({ name: path, message, assertionResults }) => {
    const file = relative(root, path);
    const failed = assertionResults.filter(isFailed);
    if (failed.length === 0) return [describeFailure(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      describeFailure(`${file} › ${fullName}`, failureMessages[0]),
    );
  });
  if (!success && numFailedTests + numFailedTestSuites === 0) failedTests.push(`${name}: Jest itself`);
  failures.push(...failedTests);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${name}: ${seconds} s; longest: ${slowest(testResults).join(', ')}`);
}
rmSync(results, { recursive: true, force: true });

if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
const skipFails = process.env.CI === 'true' && totals.skipped > 0;
if (skipFails) console.error(`\n${totals.skipped} skipped, which CI=true does not allow.`);
console.log(
  `\n${totals.passed} passed, ${failures.length + (skipFails ? totals.skipped : 0)} failed` +
    (totals.skipped > 0 && !skipFails ? `, ${totals.skipped} skipped` : ''),
);
process.exit(failures.length > 0 || skipFails ? 1 : 0);
