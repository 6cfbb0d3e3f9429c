import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { PasswordHasher } from '../../auth/public.js';
import { Clock } from '../../common/time/clock.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { isUniqueViolation } from '../../infrastructure/database/database-errors.js';
import { Database } from '../../infrastructure/database/database.js';
import { Admin } from '../entities/admin.entity.js';

/**
 * Creates the first admin if there is none: the configured one, or on the embedded database one with a random password that is printed once. There is
 * no built-in credential.
 */
@Injectable()
export class FirstAdmin implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(FirstAdmin.name);
  private comparing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    if ((await this.database.read.count(Admin)) > 0) return;
    const { loginId, password } = this.config.admin;
    if (loginId) {
      await this.create(loginId, password);
    } else if (this.database.embedded) {
      const random = randomBytes(12).toString('base64url');
      const created = await this.create('admin', random);
      // To the terminal, not to the log.
      if (created)
        console.log(`관리자 계정을 만들었어요. 한 번만 보여 드려요.\n  아이디: admin\n  비밀번호: ${random}`);
    } else {
      this.logger.warn('There is no admin: set ADMIN_LOGIN_ID and ADMIN_PASSWORD');
    }
  }

  /** Not awaited, so that the start does not wait. */
  onApplicationBootstrap(): void {
    this.comparing = this.compare().catch((error: unknown) => this.logger.warn({ err: error }));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.comparing;
  }

  /** The configured password counts only when the admin is created, so a warning points out a later change of it. */
  private async compare(): Promise<void> {
    const { loginId, password } = this.config.admin;
    if (!loginId) return;
    const admin = await this.database.read.findOneBy(Admin, { loginId });
    if (admin && (await this.hasher.matches(password, admin.passwordHash, 'start'))) return;
    this.logger.warn(
      admin
        ? 'ADMIN_PASSWORD is not the admin’s password: to take it over run `npm run admin:reset`'
        : 'ADMIN_LOGIN_ID is not an admin’s: another one was made at the first start',
    );
  }

  private async create(loginId: string, password: string): Promise<boolean> {
    const passwordHash = await this.hasher.hash(password);
    try {
      await this.database.write(manager =>
        manager.insert(Admin, { loginId, passwordHash, createdAt: this.clock.now() }),
      );
      return true;
    } catch (error) {
      // Another instance that starts at the same time was faster.
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}
