import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MembersModule } from '../members/public.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { DeviceMarkInterceptor } from './devices/device-mark.interceptor.js';
import { DeviceMarks } from './devices/device-marks.js';
import { ExpiredRowsSweep } from './expired-rows.sweep.js';
import { LoginsModule } from './logins.module.js';
import { SecurityNotices } from './notices/security-notices.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TokenVerifier } from './token-verifier.js';
import { AccessTokenGuard, AdminTokenGuard, RefreshTokenGuard } from './token.guards.js';
import { AccessStrategy, AdminStrategy, RefreshStrategy } from './token.strategies.js';
import { CodeMails } from './verification/code-mails.service.js';
import { VerificationService } from './verification/verification.service.js';

/** Tokens, logins, passwords and codes, and the one guard before every route. */
@Module({
  imports: [LoginsModule, MembersModule],
  controllers: [AuthController, SessionsController],
  providers: [
    AuthService,
    CodeMails,
    DeviceMarkInterceptor,
    DeviceMarks,
    ExpiredRowsSweep,
    SecurityNotices,
    SessionsService,
    TokenVerifier,
    VerificationService,
    AccessStrategy,
    AdminStrategy,
    RefreshStrategy,
    AccessTokenGuard,
    AdminTokenGuard,
    RefreshTokenGuard,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    DeviceMarkInterceptor,
    DeviceMarks,
    LoginsModule,
    SecurityNotices,
    SessionsService,
    VerificationService,
  ],
})
export class AuthModule {}
