import type { Readable } from 'node:stream';

/** A stored file, ready to be sent. */
export interface StoredFile {
  stream: Readable;
  contentType: string;
  /** Bytes. */
  size: number;
}

/**
 * Where uploads are kept. Keys are made by us (`workouts/3f2a….webp`): lower-case letters, digits, `-`, `/` and a
 * known ending, never a name somebody sent.
 *
 * An adapter owes: `put` is atomic (a reader sees the whole file or none) and durable when it resolves; `get` of
 * a key that does not exist is `null`; `remove` of one is no error; `check` rejects when the store cannot be used.
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

/** Whether a key is one that we could have made: nothing else reaches a file system or a bucket. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && KEY.test(key);
}

/** The content type of a key, by its ending. */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[KEY.exec(key)?.[1] ?? ''] ?? 'application/octet-stream';
}
