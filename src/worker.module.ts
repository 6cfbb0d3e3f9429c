import { Module, type DynamicModule } from '@nestjs/common';
import { TimeModule } from './common/time/time.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Config } from './config/config.js';
import { ENTITIES } from './entities.js';
import { DatabaseModule } from './infrastructure/database/database.module.js';
import { QueueModule } from './infrastructure/queue/queue.module.js';
import { RecommendationWorkerModule } from './recommendation/recommendation-worker.module.js';

/** What a worker-only process needs: the database, the queue and the recommenders. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(config),
        TimeModule,
        DatabaseModule.forRoot(ENTITIES),
        QueueModule.forRoot(config),
        RecommendationWorkerModule,
      ],
    };
  }
}
