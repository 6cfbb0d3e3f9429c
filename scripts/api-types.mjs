// The client's API types, generated from docs/openapi.json when missing or older than it. Not committed.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from './install.mjs';

const document = join(root, 'docs/openapi.json');
const types = join(root, 'client/src/shared/api/schema.d.ts');

/** The Docker image is built without docs and without type checks, so it needs no types. */
export function ensureApiTypes() {
  if (!existsSync(document) || (existsSync(types) && statSync(types).mtimeMs >= statSync(document).mtimeMs))
    return;
  run(process.execPath, [join(root, 'node_modules/openapi-typescript/bin/cli.js'), document, '-o', types], {
    FORCE_COLOR: '0',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureApiTypes();
