import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountExportModule } from './account-export/account-export.module.js';
import { AdminModule } from './admin/admin.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BodyDataModule } from './body-data/body-data.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { TimeModule } from './common/time/time.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Config } from './config/config.js';
import { ENTITIES } from './entities.js';
import { HealthModule } from './health/health.module.js';
import { optionalMetrics } from './health/metrics/optional-metrics.js';
import { DatabaseModule } from './infrastructure/database/database.module.js';
import { DomainEventsModule } from './infrastructure/events/domain-events.js';
import { JobsModule } from './infrastructure/jobs/jobs.module.js';
import { MailModule } from './infrastructure/mail/mail.module.js';
import { QueueModule } from './infrastructure/queue/queue.module.js';
import { RateLimitModule } from './infrastructure/rate-limit/rate-limit.module.js';
import { JobHandlersModule } from './job-handlers.module.js';
import { MyfitModule } from './myfit/myfit.module.js';
import { PushModule } from './push/push.module.js';
import { RecommendationModule } from './recommendation/recommendation.module.js';
import { SiteModule } from './site/site.module.js';
import { PicturesModule } from './infrastructure/pictures/pictures.module.js';
import { StorageModule } from './infrastructure/storage/storage.module.js';
import { TrainingPreferencesModule } from './training-preferences/training-preferences.module.js';
import { TrainingModule } from './training/training.module.js';
import { IntakeModule } from './intake/intake.module.js';
import { WeekModule } from './week/week.module.js';
import { UserModule } from './user/user.module.js';

/** The whole application: infrastructure first, then one module per domain. */
@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        TimeModule,
        ScheduleModule.forRoot(),
        DatabaseModule.forRoot(ENTITIES),
        DomainEventsModule,
        QueueModule.forRoot(config),
        JobsModule,
        MailModule,
        PicturesModule,
        StorageModule,
        RateLimitModule,
        AuditModule,
        HealthModule,
        SiteModule,
        ...optionalMetrics(config),
        AuthModule,
        UserModule,
        BodyDataModule,
        CatalogueModule,
        AdminModule,
        RecommendationModule,
        MyfitModule,
        AccountExportModule,
        TrainingModule,
        TrainingPreferencesModule,
        IntakeModule,
        WeekModule,
        PushModule,
        ...(config.inlineWorker ? [JobHandlersModule] : []),
      ],
    };
  }
}
