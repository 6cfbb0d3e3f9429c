// Writes docs/openapi.json from the built server, the client's types and docs/api.md from it; with --check fails on drift.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { ensureApiTypes } from './api-types.mjs';
import { root, run } from './install.mjs';
import { apiTable } from '../test/support/api-table.ts';
import { CONTRACT_CALLS } from '../test/support/contract-calls.ts';
import { documentedCalls } from '../test/support/openapi-operations.ts';

// The document covers the server only.
run('npm', ['run', '--silent', 'build:server']);
const { loadConfig } = await import('../dist/src/config/config.js');
const { createApp } = await import('../dist/src/create-app.js');
const { openApiDocument } = await import('../dist/src/openapi.js');

const dataDir = mkdtempSync(join(tmpdir(), 'routineup-api-'));
const app = await createApp(
  loadConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    WORKER: 'none',
    ADMIN_LOGIN_ID: 'api',
    ADMIN_PASSWORD: 'not-used-at-all-1',
  }),
);
await app.init();
const document = openApiDocument(app);
await app.close();
rmSync(dataDir, { recursive: true });

const CONTRACT = 'test/support/contract-calls.ts';
const calls = documentedCalls(document);
const written = {
  'docs/openapi.json': await format(JSON.stringify(document), { parser: 'json', printWidth: 110 }),
  'docs/api.md': apiTable(calls, CONTRACT_CALLS),
};
const faults = differences();
for (const [file, text] of Object.entries(written)) {
  if (!process.argv.includes('--check')) writeFileSync(join(root, file), text);
  else if (readFileSync(join(root, file), 'utf8') !== text)
    faults.push(`${file} has drifted from the code: npm run api:write`);
}
if (!process.argv.includes('--check')) ensureApiTypes();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

function differences() {
  const told = CONTRACT_CALLS.map(({ method, path }) => `${method} ${path}`);
  const made = calls.map(({ name }) => name);
  return [
    ...made.filter(name => !told.includes(name)).map(name => `${name} needs a line in ${CONTRACT}`),
    ...told.filter(name => !made.includes(name)).map(name => `${name} is in ${CONTRACT}, not in the code`),
  ];
}
