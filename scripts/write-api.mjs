// Writes docs/openapi.json from the built server and generates the client's types from it; with --check fails on drift.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { ensureApiTypes } from './api-types.mjs';
import { root, run } from './install.mjs';

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
const document = await format(JSON.stringify(openApiDocument(app)), {
  parser: 'json',
  printWidth: 110,
});
await app.close();
rmSync(dataDir, { recursive: true });

const documentPath = join(root, 'docs/openapi.json');

if (process.argv.includes('--check')) {
  if (readFileSync(documentPath, 'utf8') !== document) {
    console.error('docs/openapi.json has drifted from the code: npm run api:write');
    process.exit(1);
  }
} else {
  writeFileSync(documentPath, document);
  ensureApiTypes();
}
