import { Global, Module, type DynamicModule } from '@nestjs/common';
import { LazyModuleLoader } from '@nestjs/core';
import type { Queue } from 'bullmq';
import type { Config } from '../../config/config.js';
import { InProcessJobQueue } from './in-process-job-queue.js';
import { JobQueue, type JobMessage } from './job-queue.js';
import { redisPlace } from './redis-place.js';

/** The job queue: Redis if configured, else this process. */
@Global()
@Module({})
export class QueueModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: QueueModule,
      providers: [
        config.redisUrl === ''
          ? { provide: JobQueue, useClass: InProcessJobQueue }
          : {
              provide: JobQueue,
              inject: [LazyModuleLoader],
              useFactory: (loader: LazyModuleLoader) => connectBullMq(config, loader),
            },
      ],
      exports: [JobQueue],
    };
  }
}

/** Loads BullMQ only where it is used: loading it takes as long as loading the database library. */
async function connectBullMq(config: Config, loader: LazyModuleLoader): Promise<JobQueue> {
  const { BullModule, getQueueToken } = await import('@nestjs/bullmq');
  const { BullMqJobQueue, retryStrategy } = await import('./bullmq-job-queue.js');
  const { Redis } = await import('ioredis');
  const prefix = keyPrefix(config);
  const options = redisPlace(config);
  const connection = new Redis({ ...options, enableOfflineQueue: false, retryStrategy });
  return new BullMqJobQueue(connection, { options, prefix }, async name => {
    // A job's name is known only when the first job is added.
    const queue = BullModule.registerQueue({ name, prefix, connection });
    const module = await loader.load(() => queue, { logger: false });
    return module.get<Queue<JobMessage>>(getQueueToken(name));
  });
}

/** Different databases use the same ids, so each gets its own keys in a shared Redis. */
function keyPrefix({ databaseUrl, dataDir }: Config): string {
  const database = databaseUrl === '' ? dataDir : new URL(databaseUrl).pathname;
  return `routineup:${database.replace(/[^\w-]+/g, '_')}`;
}
