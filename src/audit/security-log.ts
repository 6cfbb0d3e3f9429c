import { Injectable, Logger } from '@nestjs/common';
import type { Caller } from '../common/http/caller.js';
import type { Role } from '../common/security/access.decorators.js';

interface SecuritySubject {
  role: Role;
  id: number;
}

/**
 * One log line for each thing that matters to security: what, who by id (never by name or address of mail) and from
 * where, as a truncated address.
 */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  /** What went as it should. */
  note(event: string, caller: Caller, who?: SecuritySubject): void {
    this.logger.log(line(event, caller, who));
  }

  /** What may be an attack. */
  warn(event: string, caller: Caller, who?: SecuritySubject): void {
    this.logger.warn(line(event, caller, who));
  }
}

function line(event: string, { place, requestId }: Caller, who?: SecuritySubject) {
  return { event, requestId, client: place, ...(who && { [`${who.role}Id`]: who.id }) };
}
