import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { isUniqueViolation } from '../../infrastructure/database/database-errors.js';
import { Database } from '../../infrastructure/database/database.js';
import { Identity } from './identity.entity.js';

/** The rows of linked accounts. */
@Injectable()
export class KeptIdentities {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  find(subjectHash: string): Promise<Identity | null> {
    return this.database.read.findOneBy(Identity, { subjectHash });
  }

  /** Linked accounts of a member, oldest first. */
  list(userId: number): Promise<Identity[]> {
    return this.database.read.find(Identity, { where: { userId }, order: { id: 'ASC' } });
  }

  /** Runs inside the caller's transaction. @throws IDENTITY_TAKEN_EXCEPTION */
  async add(
    manager: EntityManager,
    identity: Pick<Identity, 'userId' | 'provider' | 'subjectHash' | 'mailAddress'>,
  ): Promise<Identity> {
    try {
      return await manager.save(Identity, { ...identity, createdAt: this.clock.now(), lastUsedAt: null });
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('IDENTITY_TAKEN_EXCEPTION', { cause: error });
      throw error;
    }
  }

  /** Records a login. Returns false if the account was unlinked meanwhile. */
  async use(manager: EntityManager, id: number): Promise<boolean> {
    return (await manager.update(Identity, { id }, { lastUsedAt: this.clock.now() })).affected === 1;
  }

  /** @throws IDENTITY_NOT_FOUND_EXCEPTION */
  async get(manager: EntityManager, userId: number, id: number): Promise<Identity> {
    const identity = await manager.findOneBy(Identity, { id, userId });
    if (!identity) throw new AppError('IDENTITY_NOT_FOUND_EXCEPTION');
    return identity;
  }

  /** Runs inside the caller's transaction. @throws IDENTITY_NOT_FOUND_EXCEPTION */
  async remove(manager: EntityManager, userId: number, id: number): Promise<void> {
    const { affected } = await manager.delete(Identity, { id, userId });
    if (!affected) throw new AppError('IDENTITY_NOT_FOUND_EXCEPTION');
  }

  /** Runs inside the caller's transaction: an intruder may have linked one. Returns whether there were any. */
  async removeAll(manager: EntityManager, userId: number): Promise<boolean> {
    return Boolean((await manager.delete(Identity, { userId })).affected);
  }
}
