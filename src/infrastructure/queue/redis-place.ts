import type { RedisOptions } from 'ioredis';
import type { Config } from '../../config/config.js';

/** How long a sentinel may take before the next one is asked, ms. */
const SENTINEL_MS = 1_000;

/**
 * Connection options of Redis: the address in `REDIS_URL`, or the one its sentinels report, with that URL's user, password and database number.
 * Drops the connection to an old master that has become a replica: it answers READONLY to a write.
 */
export function redisPlace({ redisUrl, redisSentinels }: Config): RedisOptions {
  const url = new URL(redisUrl);
  const account: RedisOptions = {
    ...(url.username && { username: decodeURIComponent(url.username) }),
    ...(url.password && { password: decodeURIComponent(url.password) }),
    db: Number(url.pathname.slice(1) || 0),
    reconnectOnError: error => error.message.startsWith('READONLY'),
  };
  const tls = url.protocol === 'rediss:' ? {} : undefined;
  if (redisSentinels.addresses.length > 0) {
    return {
      ...account,
      sentinels: redisSentinels.addresses,
      name: redisSentinels.master,
      sentinelCommandTimeout: SENTINEL_MS,
      ...(tls && { tls, sentinelTLS: tls, enableTLSForSentinelMode: true }),
    };
  }
  // An IPv6 address stands in brackets in a URL.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { ...account, host, port: url.port ? Number(url.port) : 6379, ...(tls && { tls }) };
}
