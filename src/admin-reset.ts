import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AdminResetModule } from './admin-reset.module.js';
import { AdminReset } from './admin/session/admin-reset.service.js';
import { loadConfig } from './config/config.js';

/** `npm run admin:reset [id]`: see `AdminReset`. Without an id, it resets the configured admin, or else `admin`. */
async function main(): Promise<void> {
  const config = loadConfig();
  const loginId = process.argv[2] ?? (config.admin.loginId || 'admin');
  const app = await NestFactory.createApplicationContext(AdminResetModule.forRoot(config), {
    logger: ['fatal'],
    abortOnError: false,
  });
  const reset = await app
    .get(AdminReset)
    .run(loginId)
    .finally(() => app.close());
  if (!reset) throw new Error(`‘${loginId}’ 관리자가 없어요.`);
  console.log(
    [
      `관리자 ‘${loginId}’의 비밀번호를 다시 정했어요.`,
      reset.configured
        ? '  비밀번호: ADMIN_PASSWORD에 있는 것'
        : `  비밀번호: ${reset.password}  (한 번만 보여 드려요)`,
      '2단계 인증을 껐고, 이 관리자의 모든 로그인을 끝냈어요.',
    ].join('\n'),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
