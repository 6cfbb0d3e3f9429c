export { AuditTrail } from './audit-trail.js';
export { SecurityLog } from './security-log.js';
