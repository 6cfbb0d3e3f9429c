export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'import',
  'undo',
  'login',
  'logout',
  'reset',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
