import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { isDeadlock, markCommitUnknown } from './database-errors.js';
import type { Work, Writer } from './writer.js';

/** Retries of a deadlocked transaction, and the time limit for them, before its error is passed on. */
const RETRIES = 4;
const RETRY_UNTIL_MS = 5_000;

/** Writes to MariaDB: each transaction on its own connection from the pool. */
export class MariadbWriter implements Writer {
  private readonly logger = new Logger(MariadbWriter.name);

  constructor(private readonly source: DataSource) {}

  async write<T>(work: Work<T>): Promise<T> {
    const began = performance.now();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.transaction(work);
      } catch (error) {
        if (!isDeadlock(error) || attempt > RETRIES || performance.now() - began > RETRY_UNTIL_MS)
          throw error;
        this.logger.debug(`deadlock, attempt ${attempt}`);
        await new Promise(resolve => setTimeout(resolve, attempt * 10 + Math.random() * 20));
      }
    }
  }

  async scrub(): Promise<void> {
    // InnoDB does this itself, within seconds.
  }

  async check(): Promise<void> {
    // The preceding read already checks the same server.
  }

  async close(): Promise<void> {
    await this.source.destroy();
  }

  private async transaction<T>(work: Work<T>): Promise<T> {
    const runner = this.source.createQueryRunner();
    try {
      await runner.startTransaction();
      const result = await work(runner.manager);
      await runner.commitTransaction().catch((error: unknown) => {
        // Only a response from the server proves that nothing was committed.
        if (!isDeadlock(error)) markCommitUnknown(error);
        throw error;
      });
      return result;
    } catch (error) {
      // The server rolls back itself when the connection is lost.
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}
