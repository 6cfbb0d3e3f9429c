// Builds server and client when a source is newer than the last build. Uses Node only, no packages.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './install.mjs';

const stamp = join(root, 'dist', '.sources');
const SOURCES = ['src', 'migrations', 'client', 'scripts', 'package-lock.json', '.swcrc', 'nest-cli.json'];

export function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building …');
  const sources = fingerprint();
  run('npm', ['run', '--silent', 'build']);
  writeFileSync(stamp, sources);
}

/** Whether the last build matches the current sources. */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();

/** Names, sizes and mtimes of all sources: cheap enough for every start. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) add(join(root, source));
  return hash.digest('hex');

  function add(path) {
    const stat = statSync(path);
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else {
      hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    }
  }
}
