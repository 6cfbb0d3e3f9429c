import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from '../../common/http/client-address.js';
import { isApiPath, requestPath } from '../../common/http/request-path.js';
import { CONFIG } from '../../config/config.module.js';
import { Attempts } from './attempts.js';
import { connectLimitStore, LIMIT_STORE } from './limit-store.js';
import { Limiters } from './limiters.js';
import { RateLimits } from './rate-limits.js';

/** Probe routes: all probes come from one address and must never be refused. */
const UNLIMITED = new Set(['/api/health/live', '/api/health/ready']);

/** The fallback route for GET: the client's pages and files, and unknown paths under `/api`. */
const CATCH_ALL = '/*';

/** Whether a request counts, by its matched route: a raw target has many spellings (`/%61pi/…`, `http://host/api/…`), a route has one. */
function isCounted({ routeOptions, url }: FastifyRequest): boolean {
  // No route matched, or it is a CORS preflight (`*`).
  const route = routeOptions.url ?? '*';
  return route === CATCH_ALL ? isApiPath(requestPath(url)) : !UNLIMITED.has(route);
}

/** Provides the limits, and applies the client limit before every API request, including unknown paths. */
@Global()
@Module({
  providers: [
    Attempts,
    Limiters,
    RateLimits,
    { provide: LIMIT_STORE, inject: [CONFIG], useFactory: connectLimitStore },
  ],
  exports: [Attempts, RateLimits],
})
export class RateLimitModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    // A worker process has no HTTP server.
    const server = this.host.httpAdapter?.getInstance<FastifyInstance>();
    server?.addHook('onRequest', async request => {
      if (isCounted(request)) await this.limits.consume('client', clientKey(request.ip));
    });
  }
}
