import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../audit/public.js';
import type { Caller } from '../../common/http/caller.js';
import type { Principal } from '../../common/security/access.decorators.js';
import { Database } from '../../infrastructure/database/database.js';
import { MemberProof } from '../member-proof.service.js';
import { SecurityNotices } from '../notices/security-notices.service.js';
import { KeptPasskeys } from './kept-passkeys.service.js';
import { PasskeyDto, type NewPasskeyDto } from './passkey.dto.js';
import type { PasskeyCreationDto } from './passkey-options.dto.js';
import { Passkeys } from './passkeys.service.js';

/** A member's own passkeys. */
@Injectable()
export class MemberPasskeys {
  constructor(
    private readonly database: Database,
    private readonly passkeys: Passkeys,
    private readonly kept: KeptPasskeys,
    private readonly proof: MemberProof,
    private readonly notices: SecurityNotices,
    private readonly log: SecurityLog,
  ) {}

  async list(member: Principal): Promise<PasskeyDto[]> {
    return (await this.kept.list(member)).map(passkey => PasskeyDto.from(passkey));
  }

  /** @throws what `MemberProof.require` and `Passkeys.creation` throw */
  async creation(
    member: Principal,
    password: string | undefined,
    caller: Caller,
  ): Promise<PasskeyCreationDto> {
    const user = await this.proof.require(member, password, caller);
    return this.passkeys.creation(accountOf(member), { name: user.loginEmail, displayName: user.userName });
  }

  /** @throws what `Passkeys.add` throws */
  async add(member: Principal, made: NewPasskeyDto, caller: Caller): Promise<PasskeyDto> {
    const user = await this.proof.user(member);
    const passkey = await this.passkeys.add(accountOf(member), made, caller);
    this.log.note('passkey added', caller, member);
    this.notices.passkeyAdded(user, passkey.deviceName);
    return PasskeyDto.from(passkey);
  }

  /** @throws PASSKEY_NOT_FOUND_EXCEPTION, LAST_WAY_IN_EXCEPTION */
  async remove(member: Principal, id: number, caller: Caller): Promise<void> {
    const user = await this.database.write(manager =>
      this.proof.leavingWayIn(manager, member, () => this.kept.remove(manager, accountOf(member), id)),
    );
    this.log.note('passkey removed', caller, member);
    this.notices.passkeyRemoved(user);
  }
}

const accountOf = ({ id }: Principal) => ({ role: 'member', id }) as const;
