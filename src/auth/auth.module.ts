import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { DeviceMarkInterceptor } from './devices/device-mark.interceptor.js';
import { DeviceMarks } from './devices/device-marks.js';
import { KnownDevices } from './devices/known-devices.service.js';
import { ExpiredRowsSweep } from './expired-rows.sweep.js';
import { LoginService } from './login.service.js';
import { SecurityNotices } from './notices/security-notices.service.js';
import { PasswordHasher } from './password-hasher.js';
import { signingKey } from './keys.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TokenVerifier } from './token-verifier.js';
import { AccessTokenGuard, AdminTokenGuard, RefreshTokenGuard } from './token.guards.js';
import { TokenService } from './token.service.js';
import { AccessStrategy, AdminStrategy, RefreshStrategy } from './token.strategies.js';
import { CodeMails } from './verification/code-mails.service.js';
import { VerificationService } from './verification/verification.service.js';

/** Tokens, logins, passwords and codes, and the one guard before every route. */
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({ secret: signingKey(config) }),
    }),
  ],
  controllers: [AuthController, SessionsController],
  providers: [
    AuthService,
    CodeMails,
    DeviceMarkInterceptor,
    DeviceMarks,
    ExpiredRowsSweep,
    KnownDevices,
    LoginService,
    PasswordHasher,
    SecurityNotices,
    SessionsService,
    TokenService,
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
    KnownDevices,
    LoginService,
    PasswordHasher,
    SecurityNotices,
    SessionsService,
    VerificationService,
  ],
})
export class AuthModule {}
