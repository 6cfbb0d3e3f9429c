export { AuthModule } from './auth.module.js';
export { PASSWORD, VERIFICATION_CODE } from './credentials.rules.js';
export { KnowsDevice } from './devices/device-mark.interceptor.js';
export { KnownDevices } from './devices/known-devices.service.js';
export {
  KnownPasswordField,
  MailAddressField,
  NewPasswordField,
  VerificationCodeField,
} from './dto/credential-fields.js';
export { TokensDto } from './dto/tokens.dto.js';
export { keyFor } from './keys.js';
export { KeptPasskeys } from './passkeys/kept-passkeys.service.js';
export { LoginService, type OpenedLogin, type Tokens } from './login.service.js';
export { SecurityNotices } from './notices/security-notices.service.js';
export type { AdminChange } from './notices/notice-mails.js';
export { MemberProof } from './member-proof.service.js';
export { KeptIdentities } from './providers/kept-identities.service.js';
export { MemberIdentities } from './providers/member-identities.service.js';
export { IdentityDto, ProviderTicketField } from './providers/provider.dto.js';
export { ProviderTickets } from './providers/provider-tickets.service.js';
export { NewPasskeyDto, PasskeyDto, PasskeyLoginDto } from './passkeys/passkey.dto.js';
export { PasskeyCreationDto, PasskeyRequestDto } from './passkeys/passkey-options.dto.js';
export { Passkeys } from './passkeys/passkeys.service.js';
export { PasswordHasher } from './password-hasher.js';
export { SessionDto } from './sessions/session.dto.js';
export { SessionsService } from './sessions/sessions.service.js';
export { VerificationService } from './verification/verification.service.js';
