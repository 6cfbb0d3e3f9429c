// Builds server and client when a source is newer than the last build. Uses Node only, no packages.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './install.mjs';

const stamp = join(root, 'dist', '.sources');
const SOURCES = ['src', 'migrations', 'client', 'scripts', 'package-lock.json', '.swcrc', 'nest-cli.json'];
/** Written by the build, among its sources. */
const GENERATED = join(root, 'client/src/shared/api/schema.d.ts');

export function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building …');
  const sources = fingerprint();
  // Whatever NODE_ENV the server runs with: a development build of the client is twice as large and never works offline.
  run('npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' });
  writeFileSync(stamp, sources);
}

/** Whether the last build matches the current sources. */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();

/** Names, sizes and mtimes of all sources: cheap enough for every start. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of sourceFiles()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** All files that the build reads and does not write. */
export const sourceFiles = () => SOURCES.flatMap(source => filesIn(join(root, source)));

function filesIn(path) {
  if (path === GENERATED) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap(name => filesIn(join(path, name)));
}
