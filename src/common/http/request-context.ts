import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** What is known of the request that a piece of code runs for. */
export interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Undefined outside requests: in jobs, sweeps and at start. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Lets everything that a request sets off know its id. To be added before other hooks. */
export function keepRequestContext(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    storage.run({ requestId: request.id }, done);
  });
}
