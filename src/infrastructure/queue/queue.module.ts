import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Config } from '../../config/config.js';
import { InProcessJobQueue } from './in-process-job-queue.js';
import { JobQueue, type JobMessage } from './job-queue.js';

const QUEUE_NAME = 'recommendations';

/** The one job queue: through Redis where it is configured, else in this process. */
@Global()
@Module({})
export class QueueModule {
  /** BullMQ is loaded only where it is used: it takes as long to load as the database's library. */
  static async forRoot(config: Config): Promise<DynamicModule> {
    if (config.redisUrl === '') {
      return {
        module: QueueModule,
        providers: [{ provide: JobQueue, useClass: InProcessJobQueue }],
        exports: [JobQueue],
      };
    }
    const { BullModule, getQueueToken } = await import('@nestjs/bullmq');
    const { BullMqJobQueue, retryStrategy } = await import('./bullmq-job-queue.js');
    return {
      module: QueueModule,
      imports: [
        BullModule.registerQueue({
          name: QUEUE_NAME,
          prefix: keyPrefix(config),
          connection: { url: config.redisUrl, enableOfflineQueue: false, retryStrategy },
        }),
      ],
      providers: [
        {
          provide: JobQueue,
          inject: [getQueueToken(QUEUE_NAME)],
          useFactory: (queue: Queue<JobMessage>) => new BullMqJobQueue(queue, config.redisUrl),
        },
      ],
      exports: [JobQueue],
    };
  }
}

/** Rows of different databases have the same ids: each has its own keys in a shared Redis. */
function keyPrefix({ databaseUrl, dataDir }: Config): string {
  const database = databaseUrl === '' ? dataDir : new URL(databaseUrl).pathname;
  return `routineup:${database.replace(/[^\w-]+/g, '_')}`;
}
