import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { join } from 'node:path';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { openDatabase } from './open-database.js';
import { Database } from './database.js';
import { ProcessLock } from './process-lock.js';
import { retryUntilRoom } from './retry-until-room.js';

/** Opens and migrates the database before anything else starts. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  /** @param besides for a command that changes a row and ends while the application is running */
  static forRoot(entities: (new () => object)[], { besides = false } = {}): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: Database,
          inject: [CONFIG],
          useFactory: (config: Config) => (besides ? openDatabase : openAlone)(config, entities),
        },
      ],
      exports: [Database],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}

/** A long-lived process is the only one on the embedded database. */
async function openAlone(config: Config, entities: (new () => object)[]): Promise<Database> {
  if (config.databaseUrl) return openDatabase(config, entities);
  // A second process' jobs and its copy of the catalogue would go wrong.
  const lock = ProcessLock.take(join(config.dataDir, 'instance.lock'));
  if (!lock) throw new Error(`${config.dataDir} is in use: another process of this product runs on it`);
  try {
    const database = await retryUntilRoom(() => openDatabase(config, entities));
    database.onClosed(() => lock.release());
    return database;
  } catch (error) {
    lock.release();
    throw error;
  }
}
