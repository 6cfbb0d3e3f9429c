import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig, type Config } from './config/config.js';
import { pendingUpgrade } from './infrastructure/database/database-copy.js';
import { createPino, PinoLogger } from './infrastructure/telemetry/pino-logger.js';
import { endOnSignals } from './shutdown.js';
import { WorkerModule } from './worker.module.js';

const LOOK_MS = 1_000;

/** A process that only runs jobs: no port, no pages. Writes to its standard output when it is ready. */
async function main(): Promise<void> {
  const config = loadConfig();
  if (config.backupBeforeUpgrade) await untilUpgraded(config);
  const worker = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    logger: new PinoLogger(createPino(config.logLevel)),
    abortOnError: false,
  });
  endOnSignals(worker);
  console.log('루틴업 worker: ready');
}

/** Workers make no backups, so a database in use is upgraded by an app, which makes one first. */
async function untilUpgraded(config: Config): Promise<void> {
  for (let told = false; (await pendingUpgrade(config)) !== undefined; told = true) {
    if (!told) console.log('루틴업 worker: waits until an app has upgraded the database');
    await pause(LOOK_MS);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
