import type { Role } from '../common/security/access.decorators.js';

/** A member or an admin. */
export interface Account {
  role: Role;
  id: number;
}

/** The column of an account, in tables where members and admins have one each. */
export function ownerOf({ role, id }: Account): { userId: number } | { adminId: number } {
  return role === 'member' ? { userId: id } : { adminId: id };
}
