import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BodyDataModule } from '../body-data/body-data.module.js';
import { TrainingPreferencesModule } from '../training-preferences/training-preferences.module.js';
import { TrainingModule } from '../training/training.module.js';
import { UserModule } from '../user/user.module.js';
import { AccountExportController } from './account-export.controller.js';
import { AccountExportService } from './account-export.service.js';

/** Everything that is kept of a member in one file: it knows all domains, and none of them knows it. */
@Module({
  imports: [AuthModule, BodyDataModule, TrainingModule, TrainingPreferencesModule, UserModule],
  controllers: [AccountExportController],
  providers: [AccountExportService],
})
export class AccountExportModule {}
