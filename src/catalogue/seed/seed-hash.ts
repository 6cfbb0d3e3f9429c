import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The seed's own files, compiled or not. */
const SEED_FILE = /(?<!\.test|\.d)\.(ts|js)$/;

/** Hashes the seed's files, so that a start with a known catalogue need not load them. */
export async function seedHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(entry => entry.isFile() && SEED_FILE.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
