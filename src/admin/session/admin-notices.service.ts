import { Injectable } from '@nestjs/common';
import { SecurityNotices, type AdminChange } from '../../auth/public.js';
import { Database } from '../../infrastructure/database/database.js';
import { Admin } from '../entities/admin.entity.js';

/** Informs admins by mail about changes to their own logins: those who were invited, because only they have an address. */
@Injectable()
export class AdminNotices {
  constructor(
    private readonly database: Database,
    private readonly notices: SecurityNotices,
  ) {}

  async tell(id: number, change: AdminChange): Promise<void> {
    const admin = await this.database.read.findOneBy(Admin, { id });
    if (admin?.mailAddress) this.notices.adminChanged({ id, mailAddress: admin.mailAddress }, change);
  }
}
