import type { EntityManager } from 'typeorm';

export type Work<T> = (manager: EntityManager) => Promise<T>;

export interface WriteOptions {
  /**
   * Whether it may be lost, with all that was written after it, when the power goes before the next write that may not: for the parts of a
   * long work that goes on from what is there. On SQLite the event loop waits for the disk with each of the others.
   */
  mayBeLost?: boolean;
}

/**
 * The side of the database that changes it.
 *
 * A writer owes: `write` runs the work in one transaction and resolves only when it is committed; however it fails, nothing of it
 * stays, nothing that its work still tries reaches the database, and the next `write` starts afresh. `check` rejects while writes
 * cannot succeed.
 */
export interface Writer {
  write<T>(work: Work<T>, options?: WriteOptions): Promise<T>;
  /** Overwrites, as far as the database lets it, what was deleted before and is still in its files. */
  scrub(): Promise<void>;
  check(): Promise<void>;
  close(): Promise<void>;
}
