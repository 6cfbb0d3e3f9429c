import { Injectable, Logger } from '@nestjs/common';
import type { Caller } from '../common/http/caller.js';
import type { Role } from '../common/security/access.decorators.js';

interface SecuritySubject {
  role: Role;
  id: number;
}

/** Writes one log line per security event: what happened, who by id (never by name or mail address), and from where, as a truncated IP address. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  /** Logs an expected event. */
  note(event: string, caller: Caller, who?: SecuritySubject): void {
    this.logger.log(line(event, caller, who));
  }

  /** Logs a possible attack. */
  warn(event: string, caller: Caller, who?: SecuritySubject): void {
    this.logger.warn(line(event, caller, who));
  }
}

function line(event: string, { place, requestId }: Caller, who?: SecuritySubject) {
  return { event, requestId, client: place, ...(who && { [`${who.role}Id`]: who.id }) };
}
