import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CONFIG } from '../../config/config.module.js';
import { clientKey } from './client-key.js';
import { connectLimitStore, LIMIT_STORE } from './limit-store.js';
import { RateLimits } from './rate-limits.js';

/** Probes of whatever runs the process come from one address and must not run dry. */
const UNLIMITED = /^\/api\/(health|metrics)(\/|\?|$)/;

/** Offers the limits, and puts the one for clients before every API request, unknown paths included. */
@Global()
@Module({
  providers: [RateLimits, { provide: LIMIT_STORE, inject: [CONFIG], useFactory: connectLimitStore }],
  exports: [RateLimits],
})
export class RateLimitModule implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    // A worker process has no HTTP server.
    const server = this.host.httpAdapter?.getInstance<FastifyInstance>();
    server?.addHook('onRequest', async request => {
      if (request.url.startsWith('/api/') && !UNLIMITED.test(request.url)) {
        await this.limits.consume('client', clientKey(request.ip));
      }
    });
  }
}
