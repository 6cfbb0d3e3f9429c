import { Inject, Injectable } from '@nestjs/common';
import { LoginService, type Tokens } from '../../auth/login.service.js';
import { PasswordHasher } from '../../auth/password-hasher.js';
import { AppError } from '../../common/errors/app-error.js';
import { Database } from '../../infrastructure/database/database.js';
import { RateLimits } from '../../infrastructure/rate-limit/rate-limits.js';
import { Admin } from '../entities/admin.entity.js';
import type { AdminLoginDto } from './admin-login.dto.js';

@Injectable()
export class AdminSessionService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @Inject(LoginService) private readonly logins: LoginService,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  /**
   * @throws LOGIN_FAILED_EXCEPTION with one text, after the same time, for an unknown id and a wrong password
   * @throws TOO_MANY_REQUESTS_EXCEPTION after too many failures of an id
   */
  async login({ loginId, password }: AdminLoginDto): Promise<Tokens> {
    // Members' failures count under their address of mail, which holds an @; an admin's id is kept apart.
    const key = `admin:${loginId}`;
    await this.limits.consume('loginFailures', key);
    const admin = await this.database.read.findOneBy(Admin, { loginId });
    if (!(await this.hasher.matches(password, admin?.passwordHash)) || !admin) {
      throw new AppError('LOGIN_FAILED_EXCEPTION', { message: '아이디 또는 비밀번호를 잘못 입력했어요.' });
    }
    await this.limits.giveBack('loginFailures', key);
    return this.logins.open({ role: 'admin', id: admin.id, rememberMe: false });
  }
}
