import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { ExpiredRowsSweep } from './expired-rows.sweep.js';
import { LoginService } from './login.service.js';
import { PasswordHasher } from './password-hasher.js';
import { signingKey } from './signing-key.js';
import { TokenAuthenticator } from './token-authenticator.js';
import { TokenService } from './token.service.js';
import { VerificationService } from './verification/verification.service.js';

/** Tokens, logins, passwords and codes, and the one guard before every route. */
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({ secret: signingKey(config) }),
    }),
  ],
  controllers: [AuthController],
  providers: [
    AuthService,
    ExpiredRowsSweep,
    LoginService,
    PasswordHasher,
    TokenAuthenticator,
    TokenService,
    VerificationService,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [LoginService, PasswordHasher, VerificationService],
})
export class AuthModule {}
