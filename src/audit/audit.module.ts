import { Global, Module } from '@nestjs/common';
import { AuditTrail } from './audit-trail.js';
import { SecurityLog } from './security-log.js';

/** Records events for later investigation. */
@Global()
@Module({ providers: [AuditTrail, SecurityLog], exports: [AuditTrail, SecurityLog] })
export class AuditModule {}
