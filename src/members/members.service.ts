import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../common/errors/app-error.js';
import { Database } from '../infrastructure/database/database.js';
import { User } from './user.entity.js';

/** Identifies a member; with a password hash, only while that is still current. */
type MemberKey = Pick<User, 'id'> & Partial<Pick<User, 'passwordHash'>>;

const rowOf = ({ id, passwordHash }: MemberKey) =>
  passwordHash === undefined ? { id } : { id, passwordHash };

/** The rows of members, for every domain that needs them. The caller decides who may change what. */
@Injectable()
export class Members {
  constructor(private readonly database: Database) {}

  find(id: number): Promise<User | null> {
    return this.database.read.findOneBy(User, { id });
  }

  /** @param loginEmail lower case */
  findByEmail(loginEmail: string): Promise<User | null> {
    return this.database.read.findOneBy(User, { loginEmail });
  }

  /** Locks the row until the caller's transaction ends; null if it is gone. */
  async lock(manager: EntityManager, who: MemberKey | Pick<User, 'loginEmail'>): Promise<User | null> {
    const where = 'loginEmail' in who ? { loginEmail: who.loginEmail } : rowOf(who);
    await this.database.lock(manager, User, where);
    return manager.findOneBy(User, where);
  }

  /** Locks the caller's own row as `lock` does. @throws UNAUTHENTICATED_EXCEPTION if the account was deleted since the request began */
  async lockOwn(manager: EntityManager, id: number): Promise<void> {
    if (!(await this.lock(manager, { id }))) throw new AppError('UNAUTHENTICATED_EXCEPTION');
  }

  /** @throws a unique violation if the address is taken */
  add(manager: EntityManager, member: Omit<User, 'id'>): Promise<User> {
    return manager.save(User, member);
  }

  /** Returns whether the row existed. */
  async update(
    manager: EntityManager,
    who: MemberKey,
    changes: Partial<Pick<User, 'userName' | 'birthDate' | 'passwordHash' | 'hasPassword'>>,
  ): Promise<boolean> {
    return (await manager.update(User, rowOf(who), changes)).affected !== 0;
  }

  /** Removes the row and, by foreign keys, everything of the member. Returns whether it existed. */
  async remove(manager: EntityManager, who: MemberKey): Promise<boolean> {
    return (await manager.delete(User, rowOf(who))).affected !== 0;
  }
}
