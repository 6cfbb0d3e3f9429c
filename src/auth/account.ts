import type { Role } from '../common/security/access.decorators.js';

/** A member or an admin. */
export interface Account {
  role: Role;
  id: number;
}

/** The foreign key of an account, in tables with one column for members and one for admins. */
export function ownerOf({ role, id }: Account): { userId: number } | { adminId: number } {
  return role === 'member' ? { userId: id } : { adminId: id };
}
