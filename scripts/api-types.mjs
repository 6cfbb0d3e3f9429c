// The client's types of the API, generated from docs/openapi.json where they are missing or older than it. Not committed.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from './install.mjs';

const document = join(root, 'docs/openapi.json');
const types = join(root, 'client/src/shared/api/schema.d.ts');

/** The image is built without documents and without checking types: it needs none. */
export function ensureApiTypes() {
  if (!existsSync(document) || (existsSync(types) && statSync(types).mtimeMs >= statSync(document).mtimeMs))
    return;
  run(process.execPath, [join(root, 'node_modules/openapi-typescript/bin/cli.js'), document, '-o', types], {
    FORCE_COLOR: '0',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureApiTypes();
