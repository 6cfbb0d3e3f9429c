export { AUDIT_ACTIONS, type AuditAction } from './audit-actions.js';
export type { AuditLog } from './audit-log.entity.js';
export { AuditTrail } from './audit-trail.js';
export { SecurityLog } from './security-log.js';
