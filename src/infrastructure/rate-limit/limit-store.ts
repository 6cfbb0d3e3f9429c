import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Config } from '../../config/config.js';
import { redisPlace } from '../queue/redis-place.js';

/** Redis as the shared store of all processes' counts, `undefined` if each process counts for itself. */
export const LIMIT_STORE = Symbol('LIMIT_STORE');

export async function connectLimitStore(config: Config): Promise<Redis | undefined> {
  if (!config.redisUrl || !config.rateLimit) return undefined;
  // Loading it takes a twentieth of the start time, so it is loaded only if Redis is configured.
  const { Redis } = await import('ioredis');
  const redis = new Redis({
    ...redisPlace(config),
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    // Drops a connection that is silent for this long; no request waits for it (`LimitConnection`).
    socketTimeout: 2_000,
  });
  const logger = new Logger('RateLimits');
  redis.on('error', (error: Error) => logger.warn({ err: error, outage: 'Redis' }));
  return redis;
}
