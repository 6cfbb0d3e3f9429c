import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { AppError } from '../../common/errors/app-error.js';
import type { LoginProvider } from '../../config/login-providers.js';
import { SealedNotes } from '../sealed-notes.service.js';
import { SpentNonces } from '../spent-nonces.service.js';
import type { AuthorizationRedirect, ProvenIdentity } from './open-id-providers.service.js';

/** Time limit at the provider, and then for the form. */
const JOURNEY_S = 10 * 60;
const TICKET_S = 30 * 60;

export const JOURNEY_PURPOSES = ['login', 'link'] as const;
export type JourneyPurpose = (typeof JOURNEY_PURPOSES)[number];

interface Journey extends AuthorizationRedirect {
  provider: LoginProvider;
  purpose: JourneyPurpose;
  nonceOfJourney: string;
}

/** Sealed data that a browser carries to a provider and back, and from there to the sign-up or the account. */
@Injectable()
export class ProviderTickets {
  constructor(
    private readonly notes: SealedNotes,
    private readonly nonces: SpentNonces,
  ) {}

  begin(provider: LoginProvider, purpose: JourneyPurpose, departure: AuthorizationRedirect): Promise<string> {
    const nonceOfJourney = randomBytes(16).toString('base64url');
    const journey: Journey = { ...departure, provider, purpose, nonceOfJourney };
    return this.notes.seal('provider-journey', journey, JOURNEY_S);
  }

  /** Uses up a journey, whether it succeeds or not. @throws PROVIDER_LOGIN_FAILED_EXCEPTION */
  async end(provider: LoginProvider, sealed: string): Promise<Journey> {
    const opened = await this.notes.open<Journey>('provider-journey', sealed);
    if (opened?.note.provider !== provider) throw failed();
    if (!(await this.nonces.spend(opened.note.nonceOfJourney, opened.expiresAt))) throw failed();
    return opened.note;
  }

  issue(identity: ProvenIdentity): Promise<string> {
    return this.notes.seal('provider-ticket', identity, TICKET_S);
  }

  /** @throws PROVIDER_LOGIN_FAILED_EXCEPTION */
  async read(ticket: string): Promise<ProvenIdentity> {
    const opened = await this.notes.open<ProvenIdentity>('provider-ticket', ticket);
    if (!opened) throw failed();
    return opened.note;
  }
}

const failed = () => new AppError('PROVIDER_LOGIN_FAILED_EXCEPTION');
