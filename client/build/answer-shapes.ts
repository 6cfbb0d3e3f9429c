import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes with whatever gives the server's answers their fields on a device: the API, and the modules that ask it. */
export function answerShapes(projectRoot: string): string {
  const client = join(projectRoot, 'client/src');
  const asking = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(?:api|types)\.ts$/.test(name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [join(projectRoot, 'docs/openapi.json'), ...asking.map(name => join(client, name))])
    hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 12);
}
