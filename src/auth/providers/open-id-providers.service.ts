import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHash, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import * as openid from 'openid-client';
import { AppError } from '../../common/errors/app-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import type { ProviderConfig, ProviderCredential } from '../../config/provider-config.js';
import type { LoginProvider } from '../../config/login-providers.js';
import { LONGEST_ADDRESS, MAIL_ADDRESS } from '../credentials.rules.js';
import { mailAddressOf } from '../mail-address.js';

/** Timeout for calls to a provider. */
const TIMEOUT_S = 5;
/** How long a provider's metadata is cached; an unknown signing key makes it fetch the keys again. */
const DISCOVERY_LIVES_MS = 3_600_000;
/** Tolerance for a provider's clock. */
const CLOCK_TOLERANCE_S = 300;

/** What the browser keeps while it is at the provider. */
export interface AuthorizationRedirect {
  state: string;
  nonce: string;
  verifier: string;
}

/** The account, and what the provider says about its owner. */
export interface ProvenIdentity {
  provider: LoginProvider;
  subjectHash: string;
  mailAddress: string | null;
  /** Whether the provider vouches that the address belongs to the owner. */
  mailVerified: boolean;
  name: string | null;
  birthDate: string | null;
  sex: '남' | '여' | null;
}

/** Login providers, all via OpenID Connect. */
@Injectable()
export class OpenIdProviders {
  private readonly logger = new Logger(OpenIdProviders.name);
  private readonly found = new Map<LoginProvider, { at: number; server: Promise<openid.Configuration> }>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  names(): LoginProvider[] {
    return [...this.config.loginProviders.keys()];
  }

  /** Where to send the browser, and what it keeps. @throws PROVIDER_NOT_FOUND_EXCEPTION, PROVIDER_UNAVAILABLE_EXCEPTION */
  async depart(provider: LoginProvider): Promise<{ url: string; departure: AuthorizationRedirect }> {
    const { scope } = this.configOf(provider);
    const server = await this.serverOf(provider);
    const departure = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(server, {
      redirect_uri: this.returnAddress(provider),
      scope,
      state: departure.state,
      nonce: departure.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(departure.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, departure };
  }

  /**
   * Verifies the identity of a person who returns from the provider.
   *
   * @param answer the query of the redirect URL
   * @throws PROVIDER_NOT_FOUND_EXCEPTION, PROVIDER_UNAVAILABLE_EXCEPTION, PROVIDER_LOGIN_FAILED_EXCEPTION
   */
  async arrive(
    provider: LoginProvider,
    answer: string,
    { state, nonce, verifier }: AuthorizationRedirect,
  ): Promise<ProvenIdentity> {
    const server = await this.serverOf(provider);
    const address = new URL(this.returnAddress(provider));
    address.search = answer;
    try {
      const tokens = await openid.authorizationCodeGrant(server, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const proven = tokens.claims()!;
      return identityOf(provider, proven, await this.moreOf(server, proven, tokens.access_token));
    } catch (error) {
      throw this.failure(provider, error);
    }
  }

  /** Further claims beyond the ID token; empty if the provider does not respond, because they only prefill a form. */
  private async moreOf(
    server: openid.Configuration,
    { sub, email_verified }: openid.IDToken,
    accessToken: string,
  ): Promise<Partial<openid.UserInfoResponse>> {
    if (email_verified !== undefined || !server.serverMetadata().userinfo_endpoint) return {};
    return openid.fetchUserInfo(server, accessToken, sub).catch(() => ({}));
  }

  private failure(provider: LoginProvider, cause: unknown): AppError {
    const { code, error } = cause as { code?: string; error?: string };
    // Only the operator sees the reason, and without the data that was sent.
    this.logger.warn({ event: 'provider login refused', provider, reason: error ?? code ?? 'unknown' });
    return new AppError(
      isAway(cause) ? 'PROVIDER_UNAVAILABLE_EXCEPTION' : 'PROVIDER_LOGIN_FAILED_EXCEPTION',
      { cause },
    );
  }

  private async serverOf(provider: LoginProvider): Promise<openid.Configuration> {
    const config = this.configOf(provider);
    const known = this.found.get(provider);
    const isFresh = known && performance.now() - known.at < DISCOVERY_LIVES_MS;
    const found = isFresh ? known : { at: performance.now(), server: discover(config) };
    this.found.set(provider, found);
    try {
      return await found.server;
    } catch (cause) {
      // Others who waited for it may have started again.
      if (this.found.get(provider) === found) this.found.delete(provider);
      this.logger.warn({ event: 'provider not found', provider, reason: (cause as Error).message });
      throw new AppError('PROVIDER_UNAVAILABLE_EXCEPTION', { cause });
    }
  }

  private configOf(provider: LoginProvider): ProviderConfig {
    const config = this.config.loginProviders.get(provider);
    if (!config) throw new AppError('PROVIDER_NOT_FOUND_EXCEPTION');
    return config;
  }

  private returnAddress(provider: LoginProvider): string {
    return `${this.config.publicUrl}/login/callback/${provider}`;
  }
}

/** Whether the provider did not answer, not to its end, or with a fault of its own. */
function isAway(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500;
  if (!(error instanceof Error)) return false;
  return error instanceof TypeError || error.name === 'TimeoutError' || isAway(error.cause);
}

async function discover({ clientId, issuer, credential }: ProviderConfig): Promise<openid.Configuration> {
  const server = new URL(issuer);
  // The configuration allows http only for this machine.
  const isHere = server.protocol === 'http:';
  const metadata = { [openid.clockTolerance]: CLOCK_TOLERANCE_S };
  return openid.discovery(server, clientId, metadata, authenticationOf(clientId, issuer, credential), {
    timeout: TIMEOUT_S,
    execute: [
      // Otherwise the signature of a token received over TLS would not be checked.
      openid.enableNonRepudiationChecks,
      ...(isHere ? [openid.allowInsecureRequests] : []),
    ],
  });
}

/** A secret, or for Apple a token signed by our key per request. */
function authenticationOf(
  clientId: string,
  issuer: string,
  credential: ProviderCredential,
): openid.ClientAuth {
  if ('secret' in credential) return openid.ClientSecretPost(credential.secret);
  const { teamId, keyId, privateKey } = credential;
  const key = createPrivateKey(privateKey);
  return async (_server, _client, body) => {
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key);
    body.set('client_id', clientId);
    body.set('client_secret', secret);
  };
}

const SEX_OF: Record<string, '남' | '여'> = { male: '남', female: '여', M: '남', F: '여' };

function identityOf(
  provider: LoginProvider,
  proven: openid.IDToken,
  more: Partial<openid.UserInfoResponse>,
): ProvenIdentity {
  const told = { ...more, ...proven };
  // An address and whether it was checked come from the same place: the check of one must not vouch for another.
  const { email, email_verified } = more.email === undefined ? proven : more;
  const mailAddress = usable(email);
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    provider,
    subjectHash: createHash('sha256').update(`${proven.iss}\0${proven.sub}`).digest('base64url'),
    mailAddress,
    // Apple sends it as a string.
    mailVerified: mailAddress !== null && isPlain(email) && String(email_verified) === 'true',
    name: text(told.name) ?? text(told.nickname),
    birthDate: text(told.birthdate),
    sex: SEX_OF[text(told.gender) ?? ''] ?? null,
  };
}

/** Whether the stored form differs in case only: `ｍ` may be another mailbox than `m`, and the provider has checked what it names. */
const isPlain = (told: unknown): boolean => typeof told === 'string' && told.normalize('NFKC') === told;

/** An address in its stored form, or null if it cannot be stored. */
function usable(told: unknown): string | null {
  const address = typeof told === 'string' ? mailAddressOf(told) : '';
  return MAIL_ADDRESS.test(address) && address.length <= LONGEST_ADDRESS ? address : null;
}
