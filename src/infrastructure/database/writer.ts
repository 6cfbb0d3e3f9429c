import type { EntityManager } from 'typeorm';

export type Work<T> = (manager: EntityManager) => Promise<T>;

export interface WriteOptions {
  /**
   * Whether a power failure before the next durable write may lose this write and those after it: for parts of long work that resumes from the
   * stored state. On SQLite, the event loop waits for the disk with every durable write.
   */
  mayBeLost?: boolean;
}

/**
 * The writing side of the database.
 *
 * A writer must ensure: `write` runs the work in one transaction and resolves only after the commit; if it fails, nothing of it stays, no later
 * statement of its work reaches the database, and the next `write` starts afresh. `check` rejects while writes cannot succeed.
 */
export interface Writer {
  write<T>(work: Work<T>, options?: WriteOptions): Promise<T>;
  /** Overwrites deleted data that is still in the files, as far as the database allows. */
  scrub(): Promise<void>;
  check(): Promise<void>;
  close(): Promise<void>;
}
