import { chmodSync } from 'node:fs';
import { isBusy } from './database-errors.js';
import { SqliteDriver } from './sqlite-driver.js';

/** An operating-system lock on a file, held through SQLite, so it ends with the process, however that ends. */
export class ProcessLock {
  private constructor(private readonly handle: SqliteDriver) {}

  /** Undefined while another process holds it. */
  static take(path: string): ProcessLock | undefined {
    const handle = new SqliteDriver(path);
    try {
      chmodSync(path, 0o600);
      handle.pragma('busy_timeout = 0');
      handle.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      handle.close();
      if (!isBusy(error)) throw error;
      return undefined;
    }
    return new ProcessLock(handle);
  }

  release(): void {
    // A handle stays half open until its statements are garbage-collected; the lock must not wait for that.
    this.handle.exec('ROLLBACK');
    this.handle.close();
  }
}
