import { Injectable, Logger } from '@nestjs/common';
import { SecurityNotices, type AdminChange } from '../auth/public.js';
import { Database } from '../infrastructure/database/database.js';
import { Admin } from './entities/admin.entity.js';

/** Informs admins by mail about changes to their own logins: those who were invited, because only they have an address. */
@Injectable()
export class AdminNotices {
  private readonly logger = new Logger(AdminNotices.name);

  constructor(
    private readonly database: Database,
    private readonly notices: SecurityNotices,
  ) {}

  /** Never fails: the change is stored, and its answer may hold what is shown once. */
  async tell(id: number, change: AdminChange): Promise<void> {
    try {
      const admin = await this.database.read.findOneBy(Admin, { id });
      if (admin?.mailAddress) this.notices.adminChanged({ id, mailAddress: admin.mailAddress }, change);
    } catch (error) {
      this.logger.warn({ err: error, during: 'finding the address of an admin' });
    }
  }
}
