import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../audit/public.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/caller.js';
import type { LoginProvider } from '../../config/login-providers.js';
import { Database } from '../../infrastructure/database/database.js';
import { Attempts } from '../../infrastructure/rate-limit/attempts.js';
import { Members } from '../../members/public.js';
import { LoginService, type Tokens } from '../login.service.js';
import { SecurityNotices } from '../notices/security-notices.service.js';
import type { Identity } from './identity.entity.js';
import { KeptIdentities } from './kept-identities.service.js';
import { OpenIdProviders, type ProvenIdentity } from './open-id-providers.service.js';
import type { EndJourneyDto, JourneyDto, JourneyEndDto, ToldOfOwnerDto } from './provider.dto.js';
import { ProviderTickets, type JourneyPurpose } from './provider-tickets.service.js';

/** Logs members in with an account at a provider. */
@Injectable()
export class ProviderLogins {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly providers: OpenIdProviders,
    private readonly tickets: ProviderTickets,
    private readonly kept: KeptIdentities,
    private readonly logins: LoginService,
    private readonly attempts: Attempts,
    private readonly notices: SecurityNotices,
    private readonly log: SecurityLog,
  ) {}

  /** @throws what `OpenIdProviders.depart` throws */
  async begin(provider: LoginProvider, purpose: JourneyPurpose): Promise<JourneyDto> {
    const { url, departure } = await this.providers.depart(provider);
    return { url, journey: await this.tickets.begin(provider, purpose, departure) };
  }

  /**
   * Logs in if the provider account is linked; otherwise returns a ticket for sign-up or linking. A mail address alone never opens an account.
   *
   * @throws PROVIDER_LOGIN_FAILED_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION and what `OpenIdProviders.arrive` throws
   */
  async end(
    provider: LoginProvider,
    { journey: sealed, answer, rememberMe = false }: EndJourneyDto,
    caller: Caller,
  ): Promise<JourneyEndDto> {
    const attempt = { kind: 'providerLogin', account: provider, network: caller.client } as const;
    await this.attempts.take(attempt);
    const journey = await this.tickets.end(provider, sealed);
    const proven = await this.providers.arrive(provider, answer, journey).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'PROVIDER_UNAVAILABLE_EXCEPTION')
        await this.attempts.giveBack(attempt);
      else this.log.warn('login by provider failed', caller);
      throw error;
    });
    await this.attempts.giveBack(attempt);
    const identity = journey.purpose === 'login' ? await this.kept.find(proven.subjectHash) : null;
    if (identity) return { tokens: await this.open(identity, rememberMe, caller), ticket: null, told: null };
    return { tokens: null, ticket: await this.tickets.issue(proven), told: await this.toldBy(proven) };
  }

  private async open({ id, userId }: Identity, rememberMe: boolean, caller: Caller): Promise<Tokens> {
    const account = { role: 'member', id: userId } as const;
    const opened = await this.database.write(async manager => {
      const user = await this.members.lock(manager, { id: userId });
      if (!user || !(await this.kept.use(manager, id))) return undefined;
      return { user, ...(await this.logins.openWithin(manager, { ...account, rememberMe, caller })) };
    });
    // Unlinked, or the account deleted, between the two steps.
    if (!opened) throw new AppError('PROVIDER_LOGIN_FAILED_EXCEPTION');
    this.log.note('login by provider', caller, account);
    if (opened.newDevice) this.notices.newDevice(opened.user, opened.deviceName);
    return opened.tokens;
  }

  private async toldBy(proven: ProvenIdentity): Promise<ToldOfOwnerDto> {
    const { name: userName, birthDate, sex, mailAddress: loginEmail, mailVerified: emailVerified } = proven;
    // Told only to the proven owner of the address: nobody may probe a list of addresses.
    const accountExists =
      loginEmail !== null && emailVerified && (await this.members.findByEmail(loginEmail)) !== null;
    return { userName, birthDate, sex, loginEmail, emailVerified, accountExists };
  }
}
