import type { Readable } from 'node:stream';

/** A stored file, ready to be sent. */
export interface StoredFile {
  stream: Readable;
  contentType: string;
  /** Bytes. */
  size: number;
}

/**
 * Stores uploads. We create the keys (`workouts/3f2a….webp`): lower-case letters, digits, `-`, `/` and a known extension, never a name somebody
 * sent.
 *
 * Duties of an adapter: `put` is atomic (a reader sees the whole file or none) and durable when it resolves; `get` of a missing key returns `null`;
 * `remove` of one is no error; `check` rejects if the store is unusable.
 */
export abstract class FileStorage {
  abstract put(key: string, bytes: Buffer): Promise<void>;
  abstract get(key: string): Promise<StoredFile | null>;
  abstract remove(key: string): Promise<void>;
  abstract check(): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\.(webp|svg|png|jpg)$/;

const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/** Whether we could have created a key: no other reaches a file system or a bucket. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && KEY.test(key);
}

/** The content type of a key, by its extension. */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[KEY.exec(key)?.[1] ?? ''] ?? 'application/octet-stream';
}
