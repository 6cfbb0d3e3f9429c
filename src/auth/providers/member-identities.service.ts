import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecurityLog } from '../../audit/public.js';
import type { Caller } from '../../common/http/caller.js';
import type { Principal } from '../../common/security/access.decorators.js';
import { Database } from '../../infrastructure/database/database.js';
import { MemberProof } from '../member-proof.service.js';
import { SecurityNotices } from '../notices/security-notices.service.js';
import type { Identity } from './identity.entity.js';
import { KeptIdentities } from './kept-identities.service.js';
import type { ProvenIdentity } from './open-id-providers.service.js';
import { IdentityDto, type LinkIdentityDto } from './provider.dto.js';
import { ProviderTickets } from './provider-tickets.service.js';

/** A member's own linked accounts. */
@Injectable()
export class MemberIdentities {
  constructor(
    private readonly database: Database,
    private readonly kept: KeptIdentities,
    private readonly tickets: ProviderTickets,
    private readonly proof: MemberProof,
    private readonly notices: SecurityNotices,
    private readonly log: SecurityLog,
  ) {}

  async list({ id }: Principal): Promise<IdentityDto[]> {
    return (await this.kept.list(id)).map(identity => IdentityDto.from(identity));
  }

  /**
   * Both sides are proven: the provider account by the ticket, the member by a fresh login or the password.
   *
   * @throws PROVIDER_LOGIN_FAILED_EXCEPTION, IDENTITY_TAKEN_EXCEPTION and what `MemberProof.require` throws
   */
  async link(member: Principal, { ticket, password }: LinkIdentityDto, caller: Caller): Promise<IdentityDto> {
    const proven = await this.tickets.read(ticket);
    const user = await this.proof.require(member, password, caller);
    const identity = await this.database.write(manager => this.addWithin(manager, user.id, proven));
    this.log.note('provider linked', caller, member);
    this.notices.providerLinked(user, proven.provider);
    return IdentityDto.from(identity);
  }

  /** Runs in the transaction of a sign-up. @throws IDENTITY_TAKEN_EXCEPTION */
  addWithin(manager: EntityManager, userId: number, proven: ProvenIdentity): Promise<Identity> {
    const { provider, subjectHash, mailAddress } = proven;
    return this.kept.add(manager, { userId, provider, subjectHash, mailAddress });
  }

  /** @throws IDENTITY_NOT_FOUND_EXCEPTION, LAST_WAY_IN_EXCEPTION */
  async unlink(member: Principal, id: number, caller: Caller): Promise<void> {
    const { user, provider } = await this.database.write(async manager => {
      const { provider } = await this.kept.get(manager, member.id, id);
      const remove = () => this.kept.remove(manager, member.id, id);
      return { user: await this.proof.leavingWayIn(manager, member, remove), provider };
    });
    this.log.note('provider unlinked', caller, member);
    this.notices.providerUnlinked(user, provider);
  }
}
