import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Config } from '../../config/config.js';

/** Redis as the place of all processes' counts, `undefined` where each counts for itself. */
export const LIMIT_STORE = Symbol('LIMIT_STORE');

export async function connectLimitStore({ redisUrl, rateLimit }: Config): Promise<Redis | undefined> {
  if (!redisUrl || !rateLimit) return undefined;
  // A twentieth of the start, which the embedded default need not pay.
  const { Redis } = await import('ioredis');
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    commandTimeout: 1_000,
  });
  const logger = new Logger('RateLimits');
  let reachable = true;
  redis.on('ready', () => {
    reachable = true;
  });
  redis.on('error', (error: Error) => {
    if (reachable) logger.warn(`Redis is out of reach, limits count in this process: ${error.message}`);
    reachable = false;
  });
  return redis;
}
