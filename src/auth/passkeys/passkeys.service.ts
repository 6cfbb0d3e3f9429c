import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { isIP } from 'node:net';
import type { EntityManager } from 'typeorm';
import { SecurityLog } from '../../audit/public.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/caller.js';
import type { Role } from '../../common/security/access.decorators.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { isUniqueViolation } from '../../infrastructure/database/database-errors.js';
import { Database } from '../../infrastructure/database/database.js';
import { Attempts, type Attempt } from '../../infrastructure/rate-limit/attempts.js';
import type { Account } from '../account.js';
import { deviceName } from '../devices/device-name.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { KeptPasskeys, MOST_PASSKEYS, type NewPasskey } from './kept-passkeys.service.js';
import { CHALLENGE_LIVES_MS, PasskeyChallenges, type ChallengeUse } from './passkey-challenges.service.js';
import type { NewPasskeyDto, PasskeyLoginDto } from './passkey.dto.js';
import type { Passkey } from './passkey.entity.js';
import type { PasskeyCreationDto, PasskeyOwnerDto, PasskeyRequestDto } from './passkey-options.dto.js';
import {
  ALGORITHMS,
  challengeIn,
  counterIn,
  credentialIn,
  type ExpectedCeremony,
} from './passkey-answers.js';

/** A passkey with a valid signature. */
export interface ProvenPasskey {
  passkey: Passkey;
  account: Account;
  newCounter: number;
  attempt: Attempt;
}

/** How the device's own list shows the account. */
type PasskeyOwner = Pick<PasskeyOwnerDto, 'name' | 'displayName'>;

/** Offers, stores and checks passkeys of members and admins. The caller decides who may add one or open a login. */
@Injectable()
export class Passkeys implements OnApplicationBootstrap {
  private readonly logger = new Logger(Passkeys.name);
  /** The host of `PUBLIC_URL`; undefined for an IP address, for which WebAuthn allows no passkeys. */
  private readonly rpId: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly kept: KeptPasskeys,
    private readonly challenges: PasskeyChallenges,
    private readonly devices: KnownDevices,
    private readonly attempts: Attempts,
    private readonly log: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    const { hostname } = new URL(config.publicUrl);
    this.rpId = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : undefined;
  }

  get isOn(): boolean {
    return this.rpId !== undefined;
  }

  onApplicationBootstrap(): void {
    if (!this.isOn)
      this.logger.warn('Passkeys are off: they need a name in PUBLIC_URL instead of an address');
  }

  /** Options for a browser to create a passkey. @throws PASSKEYS_OFF_EXCEPTION, TOO_MANY_PASSKEYS_EXCEPTION */
  async creation(account: Account, owner: PasskeyOwner): Promise<PasskeyCreationDto> {
    const kept = await this.kept.list(account);
    if (kept.length >= MOST_PASSKEYS) throw new AppError('TOO_MANY_PASSKEYS_EXCEPTION');
    return this.optionsFor(
      this.challenges.issue(additionTo(account)),
      this.handleOf(account, kept),
      owner,
      kept,
    );
  }

  /** Options for a passkey whose account does not exist yet. @throws PASSKEYS_OFF_EXCEPTION */
  firstCreation(owner: PasskeyOwner): PasskeyCreationDto {
    const challenge = this.challenges.issue('signup');
    return this.optionsFor(challenge, this.challenges.firstHandle(challenge), owner, []);
  }

  private optionsFor(
    challenge: string,
    id: string,
    owner: PasskeyOwner,
    kept: readonly Passkey[],
  ): PasskeyCreationDto {
    return {
      rp: { id: this.requireOn(), name: '루틴업' },
      user: { id, ...owner },
      challenge,
      pubKeyCredParams: ALGORITHMS.map(alg => ({ alg, type: 'public-key' })),
      timeout: CHALLENGE_LIVES_MS,
      excludeCredentials: kept.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        transports: transports.split(',').filter(Boolean),
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  }

  /**
   * Stores a passkey created with the options of `creation`.
   *
   * @param also further writes in the same transaction
   * @throws PASSKEY_FAILED_EXCEPTION, PASSKEYS_OFF_EXCEPTION, TOO_MANY_PASSKEYS_EXCEPTION
   */
  async add(
    account: Account,
    made: NewPasskeyDto,
    caller: Caller,
    also?: (manager: EntityManager, passkey: Passkey) => Promise<void>,
  ): Promise<Passkey> {
    const { passkey } = await this.verified(additionTo(account), made, caller, account);
    const userHandle = this.handleOf(account, await this.kept.list(account));
    return this.database.write(async manager => {
      const added = await this.addWithin(manager, account, { ...passkey, userHandle });
      await also?.(manager, added);
      return added;
    });
  }

  /** Checks a passkey created with the options of `firstCreation`. @throws PASSKEY_FAILED_EXCEPTION, PASSKEYS_OFF_EXCEPTION */
  async first(made: NewPasskeyDto, caller: Caller): Promise<NewPasskey> {
    const { passkey, challenge } = await this.verified('signup', made, caller);
    return { ...passkey, userHandle: this.challenges.firstHandle(challenge) };
  }

  /** Runs inside the caller's transaction. @throws PASSKEY_FAILED_EXCEPTION, TOO_MANY_PASSKEYS_EXCEPTION */
  async addWithin(manager: EntityManager, account: Account, passkey: NewPasskey): Promise<Passkey> {
    try {
      return await this.kept.add(manager, account, passkey);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Already registered, perhaps for another account, which the error must not reveal.
      throw new AppError('PASSKEY_FAILED_EXCEPTION', { cause: error });
    }
  }

  private async verified(use: ChallengeUse, made: NewPasskeyDto, caller: Caller, account?: Account) {
    const rpId = this.requireOn();
    const challenge = await this.spend(use, made.clientDataJSON);
    const credential =
      challenge === undefined ? undefined : await credentialIn(made, this.expected(challenge, rpId));
    if (challenge === undefined || !credential) this.refuse(caller, account);
    const passkey = {
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      transports: (made.transports ?? []).join(','),
      counter: credential.counter,
      deviceName: deviceName(caller.userAgent),
    };
    return { passkey, challenge };
  }

  /** Options for a browser to log in with any of our passkeys. @throws PASSKEYS_OFF_EXCEPTION */
  request(role: Role): PasskeyRequestDto {
    return {
      rpId: this.requireOn(),
      challenge: this.challenges.issue(`login ${role}`),
      timeout: CHALLENGE_LIVES_MS,
      userVerification: 'required',
    };
  }

  /**
   * Checks a signature; a caller that opens a login with it calls `use` in the same transaction, and `thanks` after it.
   *
   * @throws PASSKEY_FAILED_EXCEPTION, PASSKEYS_OFF_EXCEPTION, TOO_MANY_REQUESTS_EXCEPTION
   */
  async prove(role: Role, sent: PasskeyLoginDto, caller: Caller): Promise<ProvenPasskey> {
    const rpId = this.requireOn();
    const passkey = await this.kept.find(sent.credentialId);
    const account = passkey ? accountOf(passkey) : undefined;
    const own = await this.devices.ownOf(account, caller.device);
    const attempt: Attempt = {
      kind: 'passkey',
      account: sent.credentialId,
      network: caller.client,
      own,
    };
    await this.attempts.take(attempt);
    const asked = await this.spend(`login ${role}`, sent.clientDataJSON);
    const isTheirs = account?.role === role && sent.userHandle === passkey?.userHandle;
    const newCounter =
      passkey && isTheirs && asked !== undefined
        ? await counterIn(sent, passkey, this.expected(asked, rpId))
        : undefined;
    if (!passkey || !account || newCounter === undefined) this.refuse(caller, account);
    return { passkey, account, newCounter, attempt };
  }

  /** Runs in the transaction that opens the login. Returns false if the passkey was removed or used at the same time. */
  use(manager: EntityManager, { passkey, newCounter }: ProvenPasskey): Promise<boolean> {
    return this.kept.use(manager, passkey, newCounter);
  }

  /** After a login: the attempt does not count. */
  thanks({ attempt }: ProvenPasskey): Promise<void> {
    return this.attempts.giveBack(attempt);
  }

  /** Every refusal is the same, whatever the reason. */
  refuse(caller: Caller, account: Account | undefined): never {
    this.log.warn('passkey refused', caller, account);
    throw new AppError('PASSKEY_FAILED_EXCEPTION');
  }

  private expected(challenge: string, rpId: string): ExpectedCeremony {
    return { challenge, rpId, origin: this.config.publicUrl };
  }

  /** Uses up the answered challenge and returns it; undefined if it was not ours for this use. */
  private async spend(use: ChallengeUse, clientDataJSON: string): Promise<string | undefined> {
    const answered = challengeIn(clientDataJSON);
    return answered !== undefined && (await this.challenges.spend(use, answered)) ? answered : undefined;
  }

  private handleOf(account: Account, kept: readonly Passkey[]): string {
    return kept[0]?.userHandle ?? this.challenges.userHandle(account);
  }

  private requireOn(): string {
    if (this.rpId === undefined) throw new AppError('PASSKEYS_OFF_EXCEPTION');
    return this.rpId;
  }
}

function additionTo({ role, id }: Account): ChallengeUse {
  return `add ${role} ${id}`;
}

function accountOf({ userId, adminId }: Passkey): Account | undefined {
  if (userId !== null) return { role: 'member', id: userId };
  return adminId === null ? undefined : { role: 'admin', id: adminId };
}
