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
import { MemberPasskeysController } from './passkeys/member-passkeys.controller.js';
import { MemberPasskeys } from './passkeys/member-passkeys.service.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.service.js';
import { PasskeyLoginController } from './passkeys/passkey-login.controller.js';
import { PasskeyLogins } from './passkeys/passkey-logins.service.js';
import { Passkeys } from './passkeys/passkeys.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TokenVerifier } from './token-verifier.js';
import { AccessTokenGuard, AdminTokenGuard, RefreshTokenGuard } from './token.guards.js';
import { AccessStrategy, AdminStrategy, RefreshStrategy } from './token.strategies.js';
import { CodeMails } from './verification/code-mails.service.js';
import { VerificationService } from './verification/verification.service.js';

/** Tokens, logins, passwords, passkeys and codes, and the one guard before every route. */
@Module({
  imports: [LoginsModule, MembersModule],
  controllers: [AuthController, MemberPasskeysController, PasskeyLoginController, SessionsController],
  providers: [
    AuthService,
    CodeMails,
    DeviceMarkInterceptor,
    DeviceMarks,
    ExpiredRowsSweep,
    MemberPasskeys,
    PasskeyChallenges,
    PasskeyLogins,
    Passkeys,
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
    Passkeys,
    SecurityNotices,
    SessionsService,
    VerificationService,
  ],
})
export class AuthModule {}
