import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../account-export/public.js';
import { KeptIdentities, KeptPasskeys, SessionsService } from '../auth/public.js';
import { AppError } from '../common/errors/app-error.js';
import { Database } from '../infrastructure/database/database.js';
import { Members } from '../members/public.js';
import { ExportedUserDto } from './dto/exported-user.dto.js';
import { ProfileDto } from './dto/profile.dto.js';
import { UserAgreement } from './entities/user-agreement.entity.js';

@Injectable()
@ExportsAccountPart('user', ExportedUserDto)
export class UserExport implements AccountExportPart<ExportedUserDto> {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly sessions: SessionsService,
    private readonly passkeys: KeptPasskeys,
    private readonly identities: KeptIdentities,
  ) {}

  async of(userId: number): Promise<ExportedUserDto> {
    const user = await this.members.find(userId);
    if (!user) throw new AppError('UNAUTHENTICATED_EXCEPTION');
    const agreements = await this.database.read.find(UserAgreement, {
      where: { userId },
      order: { id: 'ASC' },
    });
    const logins = await this.sessions.list({ role: 'member', id: userId, loginId: 0 });
    const passkeys = await this.passkeys.list({ role: 'member', id: userId });
    const identities = await this.identities.list(userId);
    return {
      ...ProfileDto.from(user),
      createdAt: user.createdAt,
      logins: logins.map(({ deviceName, createdAt, lastUsedAt }) => ({ deviceName, createdAt, lastUsedAt })),
      passkeys: passkeys.map(({ deviceName, createdAt, lastUsedAt }) => ({
        deviceName,
        createdAt,
        lastUsedAt,
      })),
      identities: identities.map(({ provider, mailAddress, createdAt, lastUsedAt }) => ({
        ...{ provider, mailAddress, createdAt, lastUsedAt },
      })),
      agreements: agreements.map(({ kind, agreedAt }) => ({ kind, agreedAt })),
    };
  }
}
