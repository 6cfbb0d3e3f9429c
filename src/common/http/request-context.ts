import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** Data about the request that the current code runs for. */
export interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Undefined outside requests: in jobs, sweeps and at start. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Makes the request id available to everything that the request triggers. Add it before other hooks. */
export function keepRequestContext(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    storage.run({ requestId: request.id }, done);
  });
}
