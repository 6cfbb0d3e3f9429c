import type { EntityManager } from 'typeorm';

export type Work<T> = (manager: EntityManager) => Promise<T>;

/**
 * The side of the database that changes it.
 *
 * A writer owes: `write` runs the work in one transaction and resolves only when it is committed; however it fails, nothing of it
 * stays, nothing that its work still tries reaches the database, and the next `write` starts afresh. `check` rejects while writes
 * cannot succeed.
 */
export interface Writer {
  write<T>(work: Work<T>): Promise<T>;
  /** Overwrites, as far as the database lets it, what was deleted before and is still in its files. */
  scrub(): Promise<void>;
  check(): Promise<void>;
  close(): Promise<void>;
}
