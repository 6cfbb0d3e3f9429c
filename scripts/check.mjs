// `npm run check`: format, lint, types, drift of the API document and rules of the sources, two at a time; prints the failures.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureApiTypes } from './api-types.mjs';
import { root } from './install.mjs';

const bin = name => join(root, 'node_modules/.bin', name);
// The native compiler takes a tenth of the time of the one that Nest's builder still needs.
const types = project => [join(root, 'node_modules/typescript-7/bin/tsc'), ['--noEmit', '-p', project]];

// The longest first, so that neither core idles at the end.
const checks = {
  format: [bin('prettier'), ['--check', '--log-level', 'warn', '--cache', '.']],
  lint: [bin('oxlint'), ['-c', 'oxlint.config.js']],
  'API document': [process.execPath, ['--import', 'tsx', join(root, 'scripts/write-api.mjs'), '--check']],
  'types of the server': types('.'),
  'types of the client': types('client'),
  'types of the service worker': types('client/src/sw'),
  'rules of the sources': [process.execPath, [join(root, 'scripts/jest.mjs'), 'test/architecture/sources']],
};

ensureApiTypes();

const waiting = Object.entries(checks);
const failed = [];
await Promise.all([work(), work()]);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, [command, args]] = next;
    const { code, output } = await run(command, args);
    if (code === 0) continue;
    failed.push(name);
    console.error(`── ${name}\n${output}`);
  }
}

function run(command, args) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk));
    child.once('error', error => resolve({ code: 1, output: String(error) }));
    child.once('close', code => resolve({ code, output }));
  });
}
