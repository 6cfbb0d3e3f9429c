import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import { ownerOf, type Account } from '../account.js';
import { Passkey } from './passkey.entity.js';

/** Per account; the message of `TOO_MANY_PASSKEYS_EXCEPTION` repeats the number. */
export const MOST_PASSKEYS = 20;

/** The fields stored at creation, without owner, times and hash. */
export type NewPasskey = Pick<
  Passkey,
  'userHandle' | 'credentialId' | 'publicKey' | 'transports' | 'counter' | 'deviceName'
>;

/** The rows of passkeys. */
@Injectable()
export class KeptPasskeys {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param credentialId base64url */
  find(credentialId: string): Promise<Passkey | null> {
    return this.database.read.findOneBy(Passkey, { credentialHash: hashOf(credentialId) });
  }

  /** Passkeys of an account, oldest first. */
  list(account: Account): Promise<Passkey[]> {
    return this.database.read.find(Passkey, { where: ownerOf(account), order: { id: 'ASC' } });
  }

  /** Runs inside the caller's transaction. @throws TOO_MANY_PASSKEYS_EXCEPTION, a unique violation if the passkey is already registered */
  async add(manager: EntityManager, account: Account, passkey: NewPasskey): Promise<Passkey> {
    const others = await manager.find(Passkey, { where: ownerOf(account), ...this.database.rowLock });
    if (others.length >= MOST_PASSKEYS) throw new AppError('TOO_MANY_PASSKEYS_EXCEPTION');
    return manager.save(Passkey, {
      userId: null,
      adminId: null,
      ...ownerOf(account),
      ...passkey,
      credentialHash: hashOf(passkey.credentialId),
      createdAt: this.clock.now(),
      lastUsedAt: null,
    });
  }

  /** Records a signature. Returns false if the passkey was removed, or used at the same time. */
  async use(
    manager: EntityManager,
    { id, counter }: Pick<Passkey, 'id' | 'counter'>,
    newCounter: number,
  ): Promise<boolean> {
    const changes = { counter: newCounter, lastUsedAt: this.clock.now() };
    return (await manager.update(Passkey, { id, counter }, changes)).affected === 1;
  }

  /** Runs inside the caller's transaction. @throws PASSKEY_NOT_FOUND_EXCEPTION */
  async remove(manager: EntityManager, account: Account, id: number): Promise<void> {
    const { affected } = await manager.delete(Passkey, { id, ...ownerOf(account) });
    if (!affected) throw new AppError('PASSKEY_NOT_FOUND_EXCEPTION');
  }

  /** Runs inside the caller's transaction: an intruder may have added one. Returns whether there were any. */
  async removeAll(manager: EntityManager, account: Account): Promise<boolean> {
    return Boolean((await manager.delete(Passkey, ownerOf(account))).affected);
  }
}

function hashOf(credentialId: string): string {
  return createHash('sha256').update(credentialId).digest('base64url');
}
