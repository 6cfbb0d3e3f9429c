import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { createHash, ECDH } from 'node:crypto';
import { In, Not, type EntityManager } from 'typeorm';
import { LoginService } from '../auth/public.js';
import { AppError, invalidField } from '../common/errors/app-error.js';
import type { Principal } from '../common/security/access.decorators.js';
import { Clock } from '../common/time/clock.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { Database } from '../infrastructure/database/database.js';
import { saveByKey } from '../infrastructure/database/save-by-key.js';
import { PushSettings } from './entities/push-settings.entity.js';
import { PushSubscriptionRow } from './entities/push-subscription.entity.js';
import { isPushEndpoint } from './push-services.js';
import { FIRST_HOUR, nextAt } from './push-times.js';
import type { ExportedPushDto, PushStateDto, SavePushSettingsDto, SubscribeDto } from './push.dto.js';

/** Per member; the oldest makes room. */
export const MOST_SUBSCRIPTIONS = 10;
const ALL_ON: SavePushSettingsDto = { today: true, rest: true, refill: true, hour: FIRST_HOUR };

/** Which browsers receive pushes, and which ones. */
@Injectable()
export class PushSubscriptions implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logins: LoginService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Drops subscriptions made for another key: push services refuse what ours signs. Their pages subscribe again. */
  async onApplicationBootstrap(): Promise<void> {
    const { push } = this.config;
    if (!push) return;
    const serverKey = Not(push.publicKey);
    if (await this.database.read.existsBy(PushSubscriptionRow, { serverKey }))
      await this.database.write(manager => manager.delete(PushSubscriptionRow, { serverKey }));
  }

  async of({ id: userId, loginId }: Principal): Promise<PushStateDto> {
    const { read } = this.database;
    const [settings, here] = await Promise.all([
      read.findOneBy(PushSettings, { userId }),
      read.existsBy(PushSubscriptionRow, { userId, loginId }),
    ]);
    return { publicKey: this.config.push?.publicKey ?? null, here, settings: shown(settings) };
  }

  /**
   * The browser of this login receives pushes from now on; the browser's earlier subscription, also another member's, ends.
   *
   * @throws PUSH_OFF_EXCEPTION; a 400 for an address that is no push service's, or a key that is none
   */
  async subscribe(member: Principal, { endpoint, p256dh, auth }: SubscribeDto): Promise<PushStateDto> {
    const { push, pushServices } = this.config;
    if (!push) throw new AppError('PUSH_OFF_EXCEPTION');
    if (!isPushEndpoint(endpoint, pushServices))
      throw invalidField('endpoint', '이 브라우저의 알림은 아직 보내 드리지 못해요.');
    if (!isPoint(p256dh)) throw invalidField('p256dh', '브라우저의 공개 키가 아니에요.');
    const { id: userId, loginId } = member;
    const createdAt = this.clock.now();
    await this.database.write(async manager => {
      await this.logins.holdWithin(manager, loginId);
      // One member's subscriptions are counted one after the other.
      const settings = await this.lockSettings(manager, userId);
      // A device that comes back is told tomorrow what it was not told today.
      if (settings.nextAt <= createdAt) {
        const next = nextAt(createdAt, settings.hour, settings.decidedOn);
        await manager.update(PushSettings, { userId }, { nextAt: next });
      }
      const endpointHash = hashOf(endpoint);
      await manager.delete(PushSubscriptionRow, { endpointHash });
      await manager.delete(PushSubscriptionRow, { loginId });
      const kept = await manager.find(PushSubscriptionRow, {
        select: { id: true },
        where: { userId },
        order: { id: 'DESC' },
        skip: MOST_SUBSCRIPTIONS - 1,
        take: MOST_SUBSCRIPTIONS,
      });
      if (kept.length > 0) await manager.delete(PushSubscriptionRow, { id: In(kept.map(({ id }) => id)) });
      const keys = { endpoint, endpointHash, p256dh, auth, serverKey: push.publicKey };
      await manager.insert(PushSubscriptionRow, { ...keys, userId, loginId, createdAt });
    });
    return this.of(member);
  }

  async save(member: Principal, told: SavePushSettingsDto): Promise<PushStateDto> {
    const { today, rest, refill, hour } = told;
    await this.database.write(async manager => {
      const { decidedOn } = await this.lockSettings(manager, member.id);
      const next = nextAt(this.clock.now(), hour, decidedOn);
      await manager.update(PushSettings, { userId: member.id }, { today, rest, refill, hour, nextAt: next });
    });
    return this.of(member);
  }

  /** Ends the subscription of this login's browser. */
  async unsubscribe({ id: userId, loginId }: Principal): Promise<void> {
    await this.database.write(manager => manager.delete(PushSubscriptionRow, { userId, loginId }));
  }

  /** Ends a subscription for whoever knows its address: only that browser and its push service do. */
  async end(endpoint: string): Promise<void> {
    const endpointHash = hashOf(endpoint);
    if (await this.database.read.existsBy(PushSubscriptionRow, { endpointHash }))
      await this.database.write(manager => manager.delete(PushSubscriptionRow, { endpointHash }));
  }

  /** Ends subscriptions with their logins, inside the caller's transaction. */
  async endWith(
    manager: EntityManager,
    { userId, loginId, but }: { userId: number; loginId?: number; but?: number },
  ): Promise<void> {
    const which = loginId ?? (but === undefined ? undefined : Not(but));
    await manager.delete(PushSubscriptionRow, { userId, ...(which !== undefined && { loginId: which }) });
  }

  async exported(userId: number): Promise<ExportedPushDto> {
    const { read } = this.database;
    const [settings, rows] = await Promise.all([
      read.findOneBy(PushSettings, { userId }),
      read.find(PushSubscriptionRow, { where: { userId }, order: { id: 'ASC' } }),
    ]);
    const devices = rows.map(({ endpoint, createdAt }) => ({
      service: new URL(endpoint).hostname,
      createdAt,
    }));
    return { settings: shown(settings), devices };
  }

  /** Creates the settings where there are none. */
  private async lockSettings(manager: EntityManager, userId: number): Promise<PushSettings> {
    const where = { userId };
    const kept = await manager.findOne(PushSettings, { where, ...this.database.rowLock });
    if (kept) return kept;
    const next = nextAt(this.clock.now(), ALL_ON.hour, null);
    const made = { ...ALL_ON, userId, nextAt: next, decidedOn: null, toldRefills: [] };
    await saveByKey(manager, PushSettings, made, ['userId']);
    return manager.findOneOrFail(PushSettings, { where, ...this.database.rowLock });
  }
}

function shown(settings: PushSettings | null): SavePushSettingsDto {
  const { today, rest, refill, hour } = settings ?? ALL_ON;
  return { today: Boolean(today), rest: Boolean(rest), refill: Boolean(refill), hour };
}

/** Whether it is a point of P-256: nothing can be encrypted for another. */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === key;
  } catch {
    return false;
  }
}

const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');
