// `npm test`: every test this machine can run, one stage after the other, and one closing line over all.
// Tests that need MariaDB, Redis or Chromium run where those are found; with CI=true missing them is a failure.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

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
const servers =
  process.env.TEST_MARIADB_URL && process.env.TEST_REDIS_URL
    ? true
    : (await reachable(3306)) && (await reachable(6379));

const stages = [
  {
    name: 'unit, client, integration',
    projects: ['unit', 'client', 'integration'],
    env: { TEST_SERVERS: servers ? '1' : '' },
  },
  { name: 'e2e on SQLite, jobs in the process', projects: ['e2e'], env: { TEST_STACK: 'embedded' } },
  {
    name: 'e2e on MariaDB and Redis',
    projects: ['e2e'],
    env: { TEST_STACK: 'server' },
    missing: servers ? '' : 'MariaDB on 3306 and Redis on 6379',
  },
  {
    name: 'browser',
    projects: ['browser'],
    env: { CHROMIUM_PATH: chromium },
    missing: existsSync(chromium) ? '' : `Chromium at ${chromium}`,
  },
];

const totals = { passed: 0, failed: 0, skipped: 0 };
const results = mkdtempSync(join(tmpdir(), 'routineup-results-'));

for (const { name, projects, env, missing } of stages) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 70 - name.length))}`);
  if (missing) {
    console.log(`skipped: needs ${missing}`);
    totals.skipped++;
    continue;
  }
  const output = join(results, `${name.replace(/\W+/g, '-')}.json`);
  const { status } = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${output}`,
      // A test that hangs fails; a slow machine does not.
      '--testTimeout=60000',
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'test', ...env } },
  );
  if (!existsSync(output)) {
    totals.failed++;
    continue;
  }
  const report = JSON.parse(readFileSync(output, 'utf8'));
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  totals.skipped += report.numPendingTests + report.numTodoTests;
  if (status !== 0 && report.numFailedTests + report.numRuntimeErrorTestSuites === 0) totals.failed++;
}
rmSync(results, { recursive: true, force: true });

const skipFails = process.env.CI === 'true' && totals.skipped > 0;
if (skipFails) console.error(`\n${totals.skipped} skipped, which CI=true does not allow.`);
console.log(
  `\n${totals.passed} passed, ${totals.failed + (skipFails ? totals.skipped : 0)} failed` +
    (totals.skipped > 0 && !skipFails ? `, ${totals.skipped} skipped` : ''),
);
process.exit(totals.failed > 0 || skipFails ? 1 : 0);
