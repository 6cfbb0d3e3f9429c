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

  /** Of a member, the oldest first. */
  list(userId: number): Promise<Identity[]> {
    return this.database.read.find(Identity, { where: { userId }, order: { id: 'ASC' } });
  }

  /** Inside a transaction of the caller. @throws IDENTITY_TAKEN_EXCEPTION */
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

  /** Notes a login. Answers false where it was taken off meanwhile. */
  async use(manager: EntityManager, id: number): Promise<boolean> {
    return (await manager.update(Identity, { id }, { lastUsedAt: this.clock.now() })).affected === 1;
  }

  /** Inside a transaction of the caller. @throws IDENTITY_NOT_FOUND_EXCEPTION */
  async remove(manager: EntityManager, userId: number, id: number): Promise<void> {
    const { affected } = await manager.delete(Identity, { id, userId });
    if (!affected) throw new AppError('IDENTITY_NOT_FOUND_EXCEPTION');
  }

  /** Inside a transaction of the caller: whoever had the account may have linked one. Answers whether there were any. */
  async removeAll(manager: EntityManager, userId: number): Promise<boolean> {
    return Boolean((await manager.delete(Identity, { userId })).affected);
  }
}
