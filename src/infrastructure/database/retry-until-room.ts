import { Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { isDiskFault } from './database-errors.js';

const LONGEST_WAIT_MS = 60_000;
const RETRY_MS = 2_000;

/**
 * Opens the embedded database at a start: SQLite cannot even read without room on the disk for its own files.
 *
 * @throws the disk's fault if it lasts
 */
export async function retryUntilRoom<T>(open: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isDiskFault(error) || performance.now() > deadline) throw error;
      new Logger('Database').warn({ err: error, during: 'opening: waits for room on the disk' });
      await pause(RETRY_MS);
    }
  }
}
