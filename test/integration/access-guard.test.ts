import 'reflect-metadata';
import { Controller, Get, Inject, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Admin } from '../../src/admin/entities/admin.entity.js';
import { AuthModule } from '../../src/auth/auth.module.js';
import { AuditModule } from '../../src/audit/audit.module.js';
import { LoginService, type Tokens } from '../../src/auth/login.service.js';
import { AllExceptionsFilter } from '../../src/common/errors/all-exceptions.filter.js';
import {
  AdminsOnly,
  CurrentPrincipal,
  MembersOnly,
  Public,
  RefreshTokenOnly,
  type Principal,
} from '../../src/common/security/access.decorators.js';
import { TimeModule } from '../../src/common/time/time.module.js';
import { ConfigModule } from '../../src/config/config.module.js';
import { loadConfig } from '../../src/config/config.js';
import { ENTITIES } from '../../src/entities.js';
import { DatabaseModule } from '../../src/infrastructure/database/database.module.js';
import { Database } from '../../src/infrastructure/database/database.js';
import { MailModule } from '../../src/infrastructure/mail/mail.module.js';
import { RateLimitModule } from '../../src/infrastructure/rate-limit/rate-limit.module.js';
import { User } from '../../src/members/user.entity.js';
import { createStack, type TestStack } from '../support/test-stack.js';

/** One route of every kind, and one without a declaration. */
@Controller('probe')
class ProbeController {
  @Get('silent')
  silent(@CurrentPrincipal() principal: Principal): Principal {
    return principal;
  }

  @MembersOnly()
  @Get('member')
  member(): string {
    return 'member';
  }

  @AdminsOnly()
  @Get('admin')
  admin(): string {
    return 'admin';
  }

  @Public()
  @Get('public')
  public(): string {
    return 'public';
  }

  @RefreshTokenOnly()
  @Get('refresh')
  refresh(): string {
    return 'refresh';
  }
}

/** The class is public, one of its routes is not. */
@Public()
@Controller('open')
class OpenController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @MembersOnly()
  @Get('closed')
  closed(): boolean {
    return this.database.embedded;
  }
}

describe('the global guard', () => {
  let stack: TestStack;
  let app: NestFastifyApplication;
  let member: Tokens;
  let admin: Tokens;
  let ids: { member: number; admin: number };

  beforeAll(async () => {
    stack = await createStack();
    const config = loadConfig(stack.env);
    @Module({
      imports: [
        ConfigModule.forRoot(config),
        TimeModule,
        DatabaseModule.forRoot(ENTITIES),
        MailModule,
        RateLimitModule,
        AuditModule,
        AuthModule,
      ],
      controllers: [ProbeController, OpenController],
    })
    class ProbeModule {}
    app = await NestFactory.create<NestFastifyApplication>(ProbeModule, new FastifyAdapter(), {
      logger: false,
    });
    app.useGlobalFilters(new AllExceptionsFilter());
    await app.init();
    await app.getHttpAdapter().getInstance().ready();

    const now = new Date();
    ids = await app.get(Database).write(async manager => {
      const user = await manager.save(User, {
        userName: '홍길동',
        birthDate: '1990-01-01',
        sex: '남',
        loginEmail: 'gildong@example.com',
        passwordHash: 'x',
        createdAt: now,
      });
      const root = await manager.save(Admin, { loginId: 'probe', passwordHash: 'x', createdAt: now });
      return { member: user.id, admin: root.id };
    });
    member = await open('member');
    admin = await open('admin');
  });
  afterAll(async () => {
    await app.close();
    await stack.remove();
  });

  const CALLER = {
    client: '127.0.0.1',
    place: '127.0.0.0/24',
    userAgent: '',
    requestId: 'r',
    device: undefined,
  };
  const open = async (role: 'member' | 'admin'): Promise<Tokens> => {
    const logins = app.get(LoginService, { strict: false });
    const login = { role, id: ids[role], rememberMe: false, caller: CALLER };
    return (await app.get(Database).write(manager => logins.openWithin(manager, login))).tokens;
  };
  const call = async (path: string, token?: string) => {
    const { statusCode, body } = await app.inject({
      url: path,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return statusCode === 200 ? 200 : `${statusCode} ${JSON.parse(body).status}`;
  };
  const NOBODY = '401 UNAUTHENTICATED_EXCEPTION';
  const FORBIDDEN = '403 FORBIDDEN_EXCEPTION';

  it.each([
    ['/probe/silent', NOBODY, 200, FORBIDDEN],
    ['/probe/member', NOBODY, 200, FORBIDDEN],
    ['/probe/admin', NOBODY, FORBIDDEN, 200],
    ['/probe/public', 200, 200, 200],
    ['/open/closed', NOBODY, 200, FORBIDDEN],
  ])('%s answers a visitor %s, a member %s, an admin %s', async (path, visitor, asMember, asAdmin) => {
    expect(await call(path)).toBe(visitor);
    expect(await call(path, member.accessToken)).toBe(asMember);
    expect(await call(path, admin.accessToken)).toBe(asAdmin);
  });

  it('takes refresh tokens on their routes and nowhere else, of members and admins', async () => {
    for (const tokens of [member, admin]) {
      expect(await call('/probe/refresh', tokens.refreshToken)).toBe(200);
      expect(await call('/probe/refresh', tokens.accessToken)).toBe(NOBODY);
      expect(await call('/probe/member', tokens.refreshToken)).toBe(NOBODY);
      expect(await call('/probe/admin', tokens.refreshToken)).toBe(NOBODY);
    }
  });

  it('lets a public route answer whatever token comes along', async () => {
    expect(await call('/probe/public', 'broken')).toBe(200);
  });

  it('tells the route who calls', async () => {
    const { body } = await app.inject({
      url: '/probe/silent',
      headers: { authorization: `Bearer ${member.accessToken}` },
    });
    expect(JSON.parse(body)).toMatchObject({ role: 'member', id: ids.member, loginId: expect.any(Number) });
  });

  it('stops all tokens of an account when its logins are revoked, and no one else’s', async () => {
    const second = await open('admin');
    const logins = app.get(LoginService, { strict: false });
    await app
      .get(Database)
      .write(manager => logins.revokeAllWithin(manager, { role: 'admin', id: ids.admin }));
    expect(await call('/probe/admin', admin.accessToken)).toBe(NOBODY);
    expect(await call('/probe/admin', second.accessToken)).toBe(NOBODY);
    expect(await call('/probe/refresh', second.refreshToken)).toBe('401 REVOKED_REFRESH_TOKEN_EXCEPTION');
    expect(await call('/probe/member', member.accessToken)).toBe(200);
  });
});
