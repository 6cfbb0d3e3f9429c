import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { isBusy } from './database-errors.js';
import { SqliteDriver } from './sqlite-driver.js';

/**
 * Keeps a second process off an embedded data folder: its jobs and its copy of the catalogue would go wrong. This is an operating-system lock held
 * through SQLite, so it ends with the process, however that ends.
 */
export class InstanceLock {
  private constructor(private readonly handle: SqliteDriver) {}

  /** @throws when another process holds it */
  static take(dataDir: string): InstanceLock {
    const path = join(dataDir, 'instance.lock');
    const handle = new SqliteDriver(path);
    try {
      chmodSync(path, 0o600);
      handle.pragma('busy_timeout = 0');
      handle.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      handle.close();
      if (!isBusy(error)) throw error;
      throw new Error(`${dataDir} is in use: another process of this product runs on it`, { cause: error });
    }
    return new InstanceLock(handle);
  }

  release(): void {
    // A handle stays half open until its statements are garbage-collected; the lock must not wait for that.
    this.handle.exec('ROLLBACK');
    this.handle.close();
  }
}
