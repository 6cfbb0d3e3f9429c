import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { loadConfig } from './config/config.js';
import { createPino, PinoLogger } from './infrastructure/telemetry/pino-logger.js';
import { endOnSignals } from './shutdown.js';
import { WorkerModule } from './worker.module.js';

/** A process that only runs jobs: no port, no pages. Writes to its standard output when it is ready. */
async function main(): Promise<void> {
  const config = loadConfig();
  const worker = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    logger: new PinoLogger(createPino(config.logLevel)),
    abortOnError: false,
  });
  endOnSignals(worker);
  console.log('루틴업 worker: ready');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
