import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public.js';
import { BodyDataModule } from '../body-data/public.js';
import { MembersModule } from '../members/public.js';
import { AccountService } from './account.service.js';
import { ForgottenPasswordController } from './forgotten-password.controller.js';
import { ForgottenPasswordService } from './forgotten-password.service.js';
import { HealthNotesModule } from './health-notes.module.js';
import { RegisterController } from './register.controller.js';
import { SignupController } from './signup.controller.js';
import { SignupService } from './signup.service.js';
import { UserController } from './user.controller.js';
import { UserExport } from './user.export.js';

@Module({
  imports: [AuthModule, BodyDataModule, HealthNotesModule, MembersModule],
  controllers: [SignupController, RegisterController, ForgottenPasswordController, UserController],
  providers: [AccountService, ForgottenPasswordService, SignupService, UserExport],
})
export class UserModule {}
