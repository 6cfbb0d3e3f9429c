import { Module, type DynamicModule } from '@nestjs/common';
import { SecondFactors } from './admin/second-factor/second-factors.service.js';
import { AdminReset } from './admin/session/admin-reset.service.js';
import { AuditModule } from './audit/audit.module.js';
import { LoginsModule } from './auth/logins.module.js';
import { TimeModule } from './common/time/time.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Config } from './config/config.js';
import { ENTITIES } from './entities.js';
import { DatabaseModule } from './infrastructure/database/database.module.js';

/** The dependencies of the command that resets an admin: only the database. */
@Module({})
export class AdminResetModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AdminResetModule,
      imports: [
        ConfigModule.forRoot(config),
        TimeModule,
        DatabaseModule.forRoot(ENTITIES, { besides: true }),
        AuditModule,
        LoginsModule,
      ],
      providers: [AdminReset, SecondFactors],
    };
  }
}
