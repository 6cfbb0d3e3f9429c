import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  lstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Shorter than any secret that was written as a whole. */
const SHORTEST_SECRET = 32;

/** Everything this product keeps in its data folder. */
const OWN =
  /^(?:routineup\.sqlite(?:-wal|-shm)?|instance\.lock(?:-journal)?|jwt-secret|catalogue-index\.bin|uploads|outbox|.*\.part)$/;

/**
 * Makes the data folder, for this process' user alone: it holds members' data, mails and secrets. What an earlier version left open
 * is corrected. Things of others are not touched, nor is a folder in which there are some.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = readdirSync(folder);
  for (const name of names.filter(name => OWN.test(name))) restrict(join(folder, name));
  if (names.every(name => OWN.test(name))) restrict(folder);
}

function restrict(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink() || (stat.mode & 0o077) === 0) return;
  // A folder closed to others hides its content; this one was open.
  if (!allowed(() => chmodSync(path, stat.isDirectory() ? 0o700 : 0o600)) || !stat.isDirectory()) return;
  for (const name of readdirSync(path)) restrict(join(path, name));
}

/** Leaves the mode of files that belong to another user. */
function allowed(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (codeOf(error) === 'EPERM' || codeOf(error) === 'EROFS') return false;
    throw error;
  }
}

/** Reads a secret kept in a file, or makes it once; of two processes that start together both read the same. */
export function keptSecret(path: string): string {
  const kept = readSecret(path);
  if (kept !== undefined && kept.length >= SHORTEST_SECRET) return kept;

  // Written whole under another name first: on a full disk half a secret would be kept for good.
  const unfinished = `${path}.${process.pid}.part`;
  rmSync(unfinished, { force: true });
  try {
    const file = openSync(unfinished, 'wx', 0o600);
    try {
      writeFileSync(file, randomBytes(48).toString('base64url'));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    // A secret that was cut off has signed nothing.
    if (kept === undefined) linkOnce(unfinished, path);
    else renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Unlike a renamed file, a link does not replace one that another process has just made. */
function linkOnce(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return;
    // File systems without links, such as some of network shares.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
    renameSync(from, to);
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
