import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * One line an answered request. The path is the route's pattern, without ids, keywords or tokens: no personal
 * datum gets into a log.
 */
export function logAccess(server: FastifyInstance, logger: Logger): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    logger.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
