import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { isDeadlock } from './database-errors.js';
import type { Work, Writer } from './writer.js';

/** How often a transaction that lost a deadlock is tried again before its error is passed on. */
const DEADLOCK_RETRIES = 4;

/** Writes to MariaDB: each transaction on a connection of the pool. */
export class MariadbWriter implements Writer {
  private readonly logger = new Logger(MariadbWriter.name);

  constructor(private readonly source: DataSource) {}

  async write<T>(work: Work<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.source.transaction(work);
      } catch (error) {
        if (!isDeadlock(error) || attempt > DEADLOCK_RETRIES) throw error;
        this.logger.debug(`deadlock, attempt ${attempt}`);
        await new Promise(resolve => setTimeout(resolve, attempt * 10 + Math.random() * 20));
      }
    }
  }

  async check(): Promise<void> {
    // The read that comes before it asks the same server.
  }

  async close(): Promise<void> {
    await this.source.destroy();
  }
}
