import { Injectable, Logger } from '@nestjs/common';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';

const UPLOADS = '/api/uploads/';

/** Both sizes of an uploaded picture, by the path a row names it with. Each upload belongs to one row. */
export function uploadKeys(path: string): [large: string, small: string] {
  const large = path.slice(UPLOADS.length);
  return [large, large.replace(/\.webp$/, '-small.webp')];
}

/** Takes pictures that no row shows any more out of the store. */
@Injectable()
export class UploadedPictures {
  private readonly logger = new Logger(UploadedPictures.name);

  constructor(private readonly storage: FileStorage) {}

  /**
   * To be called after the commit. What cannot be taken away now stays: nobody's change fails over it.
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
