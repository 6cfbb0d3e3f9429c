import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../audit/public.js';
import type { Caller } from '../../common/http/caller.js';
import { Database } from '../../infrastructure/database/database.js';
import { Members } from '../../members/public.js';
import { LoginService, type Tokens } from '../login.service.js';
import { SecurityNotices } from '../notices/security-notices.service.js';
import type { PasskeyLoginDto } from './passkey.dto.js';
import { Passkeys } from './passkeys.service.js';

/** Logs members in by passkey. */
@Injectable()
export class PasskeyLogins {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly passkeys: Passkeys,
    private readonly logins: LoginService,
    private readonly notices: SecurityNotices,
    private readonly log: SecurityLog,
  ) {}

  /** @throws what `Passkeys.prove` throws */
  async login(sent: PasskeyLoginDto, caller: Caller): Promise<Tokens> {
    const proven = await this.passkeys.prove('member', sent, caller);
    const { id } = proven.account;
    const opened = await this.database.write(async manager => {
      const user = await this.members.lock(manager, { id });
      if (!user || !(await this.passkeys.use(manager, proven))) return undefined;
      const rememberMe = sent.rememberMe === true;
      return { user, ...(await this.logins.openWithin(manager, { role: 'member', id, rememberMe, caller })) };
    });
    if (!opened) this.passkeys.refuse(caller, proven.account);
    await this.passkeys.thanks(proven);
    this.log.note('login by passkey', caller, proven.account);
    if (opened.newDevice) this.notices.newDevice(opened.user, opened.deviceName);
    return opened.tokens;
  }
}
