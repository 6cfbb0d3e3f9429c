import type { RedisOptions } from 'ioredis';
import type { Config } from '../../config/config.js';

/** How long a sentinel may take before the next one is asked, in milliseconds. */
const SENTINEL_MS = 1_000;

/**
 * Where Redis is: at the address of `REDIS_URL`, or where its sentinels say, with user, password and number of the database as that URL has
 * them. Of an old master that has become a replica the connection is given up: it answers READONLY to a write.
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
