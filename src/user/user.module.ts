import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BodyDataModule } from '../body-data/body-data.module.js';
import { AccountService } from './account.service.js';
import { ForgottenPasswordController } from './forgotten-password.controller.js';
import { ForgottenPasswordService } from './forgotten-password.service.js';
import { HealthNotesService } from './health-notes.service.js';
import { RegisterController } from './register.controller.js';
import { SignupController } from './signup.controller.js';
import { SignupService } from './signup.service.js';
import { UserController } from './user.controller.js';

@Module({
  imports: [AuthModule, BodyDataModule],
  controllers: [SignupController, RegisterController, ForgottenPasswordController, UserController],
  providers: [AccountService, ForgottenPasswordService, HealthNotesService, SignupService],
  exports: [AccountService, HealthNotesService],
})
export class UserModule {}
