import type { Config } from '../config/config.js';
import type { Login } from './entities/login.entity.js';

/** Seconds without a refresh after which a login ends (`idle`), and seconds after which it ends in any case (`whole`). */
interface Lifetime {
  idle: number;
  whole: number;
}

/** A login without 로그인 유지: it ends soon in a browser left open. */
const NOT_REMEMBERED: Lifetime = { idle: 12 * 3600, whole: 7 * 86_400 };

function lifetimeOf(
  { adminId, rememberMe }: Pick<Login, 'adminId' | 'rememberMe'>,
  config: Config,
): Lifetime {
  if (adminId !== null)
    return { idle: config.adminSession.idleSeconds, whole: config.adminSession.wholeSeconds };
  if (rememberMe) return { idle: config.refreshTokenTtlSeconds, whole: config.loginTtlSeconds };
  return {
    idle: Math.min(NOT_REMEMBERED.idle, config.refreshTokenTtlSeconds),
    whole: Math.min(NOT_REMEMBERED.whole, config.loginTtlSeconds),
  };
}

/** When a login ends that was last refreshed at `usedAt`. */
export function endOfLogin(
  login: Pick<Login, 'adminId' | 'rememberMe' | 'createdAt'>,
  usedAt: Date,
  config: Config,
): Date {
  const { idle, whole } = lifetimeOf(login, config);
  return new Date(Math.min(usedAt.getTime() + idle * 1000, login.createdAt.getTime() + whole * 1000));
}
