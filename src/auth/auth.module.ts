import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { MembersModule } from '../members/public.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { DeviceMarkInterceptor } from './devices/device-mark.interceptor.js';
import { DeviceMarks } from './devices/device-marks.js';
import { DeletedMeanwhileInterceptor } from './deleted-meanwhile.interceptor.js';
import { ExpiredRowsSweep } from './expired-rows.sweep.js';
import { LoginsModule } from './logins.module.js';
import { SecurityNotices } from './notices/security-notices.service.js';
import { MemberProof } from './member-proof.service.js';
import { MemberIdentitiesController } from './providers/member-identities.controller.js';
import { MemberIdentities } from './providers/member-identities.service.js';
import { OpenIdProviders } from './providers/open-id-providers.service.js';
import { ProviderLoginController } from './providers/provider-login.controller.js';
import { ProviderLogins } from './providers/provider-logins.service.js';
import { ProviderTickets } from './providers/provider-tickets.service.js';
import { SealedNotes } from './sealed-notes.service.js';
import { SpentNonces } from './spent-nonces.service.js';
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

/** Tokens, logins, passwords, passkeys, linked accounts, codes, and the guard in front of every route. */
@Module({
  imports: [LoginsModule, MembersModule],
  controllers: [
    AuthController,
    MemberIdentitiesController,
    MemberPasskeysController,
    PasskeyLoginController,
    ProviderLoginController,
    SessionsController,
  ],
  providers: [
    AuthService,
    CodeMails,
    DeviceMarkInterceptor,
    DeviceMarks,
    ExpiredRowsSweep,
    MemberIdentities,
    MemberPasskeys,
    MemberProof,
    OpenIdProviders,
    PasskeyChallenges,
    PasskeyLogins,
    Passkeys,
    ProviderLogins,
    ProviderTickets,
    SealedNotes,
    SecurityNotices,
    SessionsService,
    SpentNonces,
    TokenVerifier,
    VerificationService,
    AccessStrategy,
    AdminStrategy,
    RefreshStrategy,
    AccessTokenGuard,
    AdminTokenGuard,
    RefreshTokenGuard,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: DeletedMeanwhileInterceptor },
  ],
  exports: [
    DeviceMarkInterceptor,
    DeviceMarks,
    LoginsModule,
    MemberIdentities,
    MemberProof,
    Passkeys,
    ProviderTickets,
    SecurityNotices,
    SessionsService,
    VerificationService,
  ],
})
export class AuthModule {}
