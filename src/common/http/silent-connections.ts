import type { FastifyInstance } from 'fastify';

/**
 * Closes connections that are silent for `silenceMs`, but not while a request is handled: then the server is the
 * silent side, and a long import keeps its connection. The caller limits how long a request may take.
 */
export function limitSilence(server: FastifyInstance, silenceMs: number): void {
  const handled = new WeakSet<object>();
  server.addHook('preHandler', async ({ raw }) => void handled.add(raw.socket));
  server.addHook('onSend', async ({ raw }) => void handled.delete(raw.socket));
  server.server.setTimeout(silenceMs, socket => {
    if (!handled.has(socket)) socket.destroy();
  });
}
