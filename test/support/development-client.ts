import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Inside the project, so that the build's imports resolve to its packages. */
const BUILDS = join(ROOT, 'dist/development');
/** What the client is made of. Paths are below the project. */
const SOURCES = ['client', 'src', 'package-lock.json', 'test/support/build-development-client.mjs'];

/** The folder of the client's development build for the sources as they are. */
export function developmentClient(): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const stat = statSync(join(ROOT, path));
    if (stat.isDirectory()) for (const name of readdirSync(join(ROOT, path)).sort()) add(`${path}/${name}`);
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  SOURCES.forEach(add);
  return join(BUILDS, hash.digest('hex').slice(0, 16));
}

/** Builds it unless another file or an earlier run has. A build in progress has a name of its own, so that a killed one is none. */
export function buildDevelopmentClient(folder: string): void {
  if (existsSync(folder)) return;
  const making = `${folder}-${process.pid}`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'test/support/build-development-client.mjs'), join(making, 'dist/client')],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const isOld = (name: string) => !join(BUILDS, name).startsWith(folder);
  for (const name of readdirSync(BUILDS).filter(isOld))
    rmSync(join(BUILDS, name), { recursive: true, force: true });
  try {
    renameSync(making, folder);
  } catch (error) {
    // Another file was faster.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
}
