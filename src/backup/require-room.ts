import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A full disk under the product's own files would stop its writes, if only until the unfinished backup is removed.
 *
 * @param wanted bytes to be written, by folder; a folder need not exist yet
 */
export async function requireRoom(wanted: [folder: string, bytes: number][]): Promise<void> {
  const disks = new Map<number, { folder: string; needed: number }>();
  for (const [folder, bytes] of wanted) {
    let there = folder;
    while (!existsSync(there)) there = dirname(there);
    const { dev } = await stat(there);
    const needed = (disks.get(dev)?.needed ?? 0) + bytes;
    disks.set(dev, { folder: there, needed });
  }
  const megabytes = (bytes: number) => Math.ceil(bytes / 1e6);
  for (const { folder, needed } of disks.values()) {
    const { bavail, bsize } = await statfs(folder);
    if (needed > bavail * bsize)
      throw new Error(
        `${folder} has no room: ${megabytes(needed)} MB are needed, ${megabytes(bavail * bsize)} MB are free`,
      );
  }
}
