import { createReadStream } from 'node:fs';
import { access, constants, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../files/whole-file.js';
import { contentTypeOf, FileStorage, type StoredFile } from './file-storage.js';

/** Uploads in a folder next to the database. */
export class FolderFileStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await writeWholeFile(join(this.folder, key), bytes);
  }

  async get(key: string): Promise<StoredFile | null> {
    const path = join(this.folder, key);
    const found = await stat(path).catch(missingAsNull);
    if (!found?.isFile()) return null;
    return { stream: createReadStream(path), contentType: contentTypeOf(key), size: found.size };
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.folder, key), { force: true });
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await access(this.folder, constants.R_OK | constants.W_OK);
  }
}

function missingAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
