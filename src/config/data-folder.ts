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

/** Shorter than any completely written secret. */
const SHORTEST_SECRET = 32;

/** Everything this product stores in its data folder. */
const OWN =
  /^(?:routineup\.sqlite(?:-wal|-shm)?|instance\.lock(?:-journal)?|jwt-secret|vapid-key|catalogue-index\.bin|uploads|outbox|.*\.part)$/;

/**
 * Creates the data folder for this process' user alone: it holds members' data, mails and secrets. Corrects permissions that an earlier version
 * left open. Does not touch other people's files, nor a folder that contains some.
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
  // A folder closed to others hides its content; this folder was open.
  if (!allowed(() => chmodSync(path, stat.isDirectory() ? 0o700 : 0o600)) || !stat.isDirectory()) return;
  for (const name of readdirSync(path)) restrict(join(path, name));
}

/** Skips files that belong to another user. */
function allowed(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (codeOf(error) === 'EPERM' || codeOf(error) === 'EROFS') return false;
    throw error;
  }
}

/**
 * Reads a secret from a file, or creates it once; two processes that start together read the same one.
 *
 * @param make returns a new one, of at least 32 characters
 */
export function keptSecret(path: string, make = () => randomBytes(48).toString('base64url')): string {
  const kept = readSecret(path);
  if (kept !== undefined && kept.length >= SHORTEST_SECRET) return kept;

  // Written completely under another name first: a full disk would otherwise leave half a secret for good.
  const unfinished = `${path}.${process.pid}.part`;
  rmSync(unfinished, { force: true });
  try {
    const file = openSync(unfinished, 'wx', 0o600);
    try {
      writeFileSync(file, make());
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    // A truncated secret has signed nothing.
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

/** Unlike a rename, a link does not replace a file that another process has just created. */
function linkOnce(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return;
    // File systems without links, such as some network shares.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
    renameSync(from, to);
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
