import { Injectable, Logger } from '@nestjs/common';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';

const UPLOADS = '/api/uploads/';

/** Keys of both sizes of an uploaded picture, from the path its row stores. Each upload belongs to one row. */
export function uploadKeys(path: string): [large: string, small: string] {
  const large = path.slice(UPLOADS.length);
  return [large, large.replace(/\.webp$/, '-small.webp')];
}

/** Removes pictures that no row shows any more from the store. */
@Injectable()
export class UploadedPictures {
  private readonly logger = new Logger(UploadedPictures.name);

  constructor(private readonly storage: FileStorage) {}

  /**
   * Call this after the commit. A picture that cannot be removed now stays: the change does not fail because of it.
   *
   * @param after the same row now, null when it was deleted
   */
  async dropReplaced(before: object, after: object | null): Promise<void> {
    const path = uploadOf(before);
    if (path === undefined || (after && uploadOf(after) === path)) return;
    for (const removal of await Promise.allSettled(uploadKeys(path).map(key => this.storage.remove(key)))) {
      if (removal.status === 'rejected')
        this.logger.warn({ err: removal.reason, during: 'removing a picture' });
    }
  }
}

function uploadOf(row: object): string | undefined {
  const { imgPath, imageURL }: { imgPath?: unknown; imageURL?: unknown } = row;
  return [imgPath, imageURL].find(
    (path): path is string => typeof path === 'string' && path.startsWith(UPLOADS),
  );
}
