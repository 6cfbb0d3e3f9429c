import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentTypeOf, FileStorage, type StoredFile } from './file-storage.js';

/** Uploads in a folder beside the database. */
export class FolderFileStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = join(this.folder, key);
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}.tmp`;
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
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
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.R_OK | constants.W_OK);
  }
}

function missingAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
