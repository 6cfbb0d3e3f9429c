import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AuditModule } from './audit/audit.module.js';
import { TimeModule } from './common/time/time.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Config } from './config/config.js';
import { ENTITIES } from './entities.js';
import { optionalMetrics } from './health/metrics/optional-metrics.js';
import { DatabaseModule } from './infrastructure/database/database.module.js';
import { JobsModule } from './infrastructure/jobs/jobs.module.js';
import { QueueModule } from './infrastructure/queue/queue.module.js';
import { TakenModule } from './intake/taken.module.js';
import { JobHandlersModule } from './job-handlers.module.js';

/** Modules of a worker-only process: the database, the queue and the job handlers. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(config),
        TimeModule,
        ScheduleModule.forRoot(),
        DatabaseModule.forRoot(ENTITIES),
        QueueModule.forRoot(config),
        AuditModule,
        JobsModule,
        TakenModule,
        JobHandlersModule,
        ...optionalMetrics(config),
      ],
    };
  }
}
