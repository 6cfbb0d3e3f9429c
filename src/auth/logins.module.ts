import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { DomainEventsModule } from '../infrastructure/events/domain-events.js';
import { KnownDevices } from './devices/known-devices.service.js';
import { signingKey } from './keys.js';
import { LoginService } from './login.service.js';
import { PasswordHasher } from './password-hasher.js';
import { KeptPasskeys } from './passkeys/kept-passkeys.service.js';
import { KeptIdentities } from './providers/kept-identities.service.js';
import { TokenService } from './token.service.js';

/** Passwords, passkeys, logins and their tokens, without routes and guards. */
@Module({
  imports: [
    DomainEventsModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({ secret: signingKey(config) }),
    }),
  ],
  providers: [KeptIdentities, KeptPasskeys, KnownDevices, LoginService, PasswordHasher, TokenService],
  exports: [KeptIdentities, KeptPasskeys, KnownDevices, LoginService, PasswordHasher],
})
export class LoginsModule {}
