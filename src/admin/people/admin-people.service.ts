import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { In, IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { AuditTrail, SecurityLog, type AuditAction } from '../../audit/public.js';
import { KnownDevices, LoginService, PasswordHasher } from '../../auth/public.js';
import { AppError, invalidField } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/caller.js';
import type { AdminRole } from '../../common/security/access.decorators.js';
import { Clock } from '../../common/time/clock.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { isUniqueViolation } from '../../infrastructure/database/database-errors.js';
import { Database } from '../../infrastructure/database/database.js';
import { MAIL_SENDER, MailRefusedError, type MailSender } from '../../infrastructure/mail/mail-sender.js';
import { AdminInvitation } from '../entities/admin-invitation.entity.js';
import { AdminSecondFactor } from '../entities/admin-second-factor.entity.js';
import { Admin } from '../entities/admin.entity.js';
import type {
  AdminPeopleDto,
  AdminSelfDto,
  ChangeAdminDto,
  InviteAdminDto,
  JoinAdminDto,
} from './admin-people.dto.js';
import { invitationMail } from './invitation-mail.js';

const INVITATION_LIVES_MS = 3 * 24 * 3_600_000;

/** Lists the admins and invites new ones. */
@Injectable()
export class AdminPeople {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly logins: LoginService,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly log: SecurityLog,
    @Inject(MAIL_SENDER) private readonly mails: MailSender,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async self(id: number): Promise<AdminSelfDto> {
    const { loginId, role } = await this.database.read.findOneByOrFail(Admin, { id });
    return { id, loginId, role };
  }

  async list(): Promise<AdminPeopleDto> {
    const admins = await this.database.read.find(Admin, { order: { id: 'ASC' } });
    const factors = await this.database.read.findBy(AdminSecondFactor, {
      adminId: In(admins.map(({ id }) => id)),
    });
    const secured = new Set(factors.filter(each => each.confirmedAt).map(({ adminId }) => adminId));
    const invitations = await this.database.read.find(AdminInvitation, {
      where: { expiresAt: MoreThan(this.clock.now()) },
      order: { id: 'ASC' },
    });
    return {
      admins: admins.map(({ id, loginId, role, mailAddress, disabledAt, createdAt }) => ({
        ...{ id, loginId, role, mailAddress, createdAt },
        disabled: disabledAt !== null,
        secondFactor: secured.has(id),
      })),
      invitations: invitations.map(({ id, mailAddress, role, expiresAt }) => ({
        ...{ id, mailAddress, role, expiresAt },
      })),
    };
  }

  /** Mails a single-use link. A second invitation to the address replaces the first. @throws VALIDATION_EXCEPTION */
  async invite(adminId: number, { mailAddress, role }: InviteAdminDto): Promise<AdminPeopleDto> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    await this.database.write(async manager => {
      await manager.delete(AdminInvitation, [{ mailAddress }, { expiresAt: LessThan(now) }]);
      const { identifiers } = await manager.insert(AdminInvitation, {
        ...{ mailAddress, role, tokenHash: hashOf(token), invitedBy: adminId, createdAt: now },
        expiresAt: new Date(now.getTime() + INVITATION_LIVES_MS),
      });
      await this.note(manager, adminId, 'create', 'invitation', identifiers[0]!.id as number, null, { role });
    });
    try {
      await this.mails.send(invitationMail(mailAddress, token, this.config.publicUrl));
    } catch (cause) {
      await this.database.write(manager => manager.delete(AdminInvitation, { tokenHash: hashOf(token) }));
      if (cause instanceof MailRefusedError)
        throw invalidField('mailAddress', '메일을 받을 수 없는 주소예요. 주소를 확인해 주세요.');
      throw new AppError('SERVICE_UNAVAILABLE_EXCEPTION', {
        message: '메일을 보내지 못했어요. 잠시 후 다시 시도해 주세요.',
        cause,
      });
    }
    return this.list();
  }

  /** @throws INVITATION_NOT_FOUND_EXCEPTION */
  async withdraw(adminId: number, id: number): Promise<void> {
    await this.database.write(async manager => {
      const { affected } = await manager.delete(AdminInvitation, { id });
      if (affected !== 1) throw new AppError('INVITATION_NOT_FOUND_EXCEPTION');
      await this.note(manager, adminId, 'delete', 'invitation', id, null, null);
    });
  }

  /** Redeems an invitation. @throws INVITATION_NOT_FOUND_EXCEPTION, VALIDATION_EXCEPTION when the name is taken */
  async join({ token, loginId, password }: JoinAdminDto, caller: Caller): Promise<void> {
    const where = { tokenHash: hashOf(token), expiresAt: MoreThan(this.clock.now()) };
    // Passwords are hashed only for invited people, because hashing is expensive.
    if (!(await this.database.read.existsBy(AdminInvitation, where)))
      throw new AppError('INVITATION_NOT_FOUND_EXCEPTION');
    const passwordHash = await this.passwords.hash(password);
    try {
      const id = await this.database.write(async manager => {
        const found = await manager.findOne(AdminInvitation, { where, ...this.database.rowLock });
        if (!found) throw new AppError('INVITATION_NOT_FOUND_EXCEPTION');
        await manager.delete(AdminInvitation, { id: found.id });
        const { role, mailAddress } = found;
        const { identifiers } = await manager.insert(Admin, {
          ...{ loginId, passwordHash, role, mailAddress, disabledAt: null, createdAt: this.clock.now() },
        });
        const id = identifiers[0]!.id as number;
        await this.note(manager, id, 'create', 'admin', id, null, { role, invitedBy: found.invitedBy });
        return id;
      });
      this.log.note('admin joined', caller, { role: 'admin', id });
    } catch (error) {
      if (isUniqueViolation(error)) throw invalidField('loginId', '이미 쓰는 아이디예요.');
      throw error;
    }
  }

  /** Changes an admin's role, or disables the login. @throws ADMIN_NOT_FOUND_EXCEPTION, LAST_OWNER_EXCEPTION */
  async change(adminId: number, id: number, { role, disabled }: ChangeAdminDto): Promise<AdminPeopleDto> {
    await this.database.write(async manager => {
      // When two step down at once, the second sees the first.
      const where = { role: 'owner', disabledAt: IsNull() } as const;
      await this.database.lock(manager, Admin, where);
      const owners = await manager.findBy(Admin, where);
      const admin = await manager.findOneBy(Admin, { id });
      if (!admin) throw new AppError('ADMIN_NOT_FOUND_EXCEPTION');
      const stays = role === 'owner' && !disabled;
      if (!stays && owners.length === 1 && owners[0]!.id === id) throw new AppError('LAST_OWNER_EXCEPTION');
      const disabledAt = disabled ? (admin.disabledAt ?? this.clock.now()) : null;
      await manager.update(Admin, { id }, { role, disabledAt });
      if (disabled) {
        await this.logins.revokeAllWithin(manager, { role: 'admin', id });
        await this.devices.forget(manager, { role: 'admin', id });
      }
      const before = { role: admin.role, disabled: admin.disabledAt !== null };
      await this.note(manager, adminId, 'update', 'admin', id, before, { role, disabled });
    });
    return this.list();
  }

  private async note(
    manager: EntityManager,
    adminId: number,
    action: AuditAction,
    resource: string,
    resourceId: number,
    before: object | null,
    after: { role?: AdminRole; disabled?: boolean; invitedBy?: number } | null,
  ): Promise<void> {
    await this.audit.write(manager, { adminId, action, resource, resourceId, before, after });
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
