import { Injectable } from '@nestjs/common';
import { LessThan, Not, type EntityManager } from 'typeorm';
import type { Device } from '../../common/http/caller.js';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import { ownerOf, type Account } from '../account.js';
import { Login } from '../entities/login.entity.js';
import { KnownDevice } from './known-device.entity.js';

/** Most devices stored per account: clearing the browser's data makes it a new device each time. */
const MOST_OF_AN_ACCOUNT = 30;
const FORGOTTEN_AFTER_MS = 400 * 86_400_000;

/** Each account's devices: those that have sent the right password. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The device's id, if the account knows the device. Takes the same time for an unknown account (`undefined`). */
  async ownOf(account: Account | undefined, device: Device | undefined): Promise<string | undefined> {
    if (!device || device.fresh) return undefined;
    const owner = ownerOf(account ?? { role: 'member', id: 0 });
    const known = await this.database.read.existsBy(KnownDevice, { ...owner, deviceId: device.id });
    return known ? device.id : undefined;
  }

  /** Records a login from a device, inside the caller's transaction. Returns whether the account knew the device. */
  async see(manager: EntityManager, account: Account, deviceId: string): Promise<boolean> {
    const owner = ownerOf(account);
    const now = this.clock.now();
    const seen = await manager.update(KnownDevice, { ...owner, deviceId }, { lastSeenAt: now });
    if (seen.affected) return true;
    await manager.insert(KnownDevice, { ...owner, deviceId, firstSeenAt: now, lastSeenAt: now });
    const surplus = await manager.find(KnownDevice, {
      where: owner,
      select: { id: true },
      order: { lastSeenAt: 'DESC', id: 'DESC' },
      skip: MOST_OF_AN_ACCOUNT,
      take: MOST_OF_AN_ACCOUNT,
    });
    if (surplus.length > 0)
      await manager.delete(
        KnownDevice,
        surplus.map(({ id }) => id),
      );
    return false;
  }

  /** Runs inside the caller's transaction; without `deviceId`, forgets all devices of the account. */
  async forget(manager: EntityManager, account: Account, deviceId?: string): Promise<void> {
    await manager.delete(KnownDevice, {
      ...ownerOf(account),
      ...(deviceId === undefined ? {} : { deviceId }),
    });
  }

  /** Forgets all devices except that of one login, inside the caller's transaction: someone who knew the old password may own them. */
  async forgetOthers(manager: EntityManager, account: Account, loginId: number): Promise<void> {
    const login = await manager.findOneBy(Login, { id: loginId });
    await manager.delete(KnownDevice, { ...ownerOf(account), deviceId: Not(login?.deviceId ?? '') });
  }

  async removeOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - FORGOTTEN_AFTER_MS);
    await this.database.write(manager => manager.delete(KnownDevice, { lastSeenAt: LessThan(before) }));
  }
}
