import type { FastifyInstance } from 'fastify';

/**
 * Every route of the running server, such as `GET /api/workouts/:id`, read from Fastify's own tree, so that it includes routes registered
 * without Nest. Leaves out HEAD, which Fastify adds to every GET.
 */
export function registeredRoutes(server: FastifyInstance): string[] {
  const routes: string[] = [];
  const ancestors: string[] = [];
  for (const line of server.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!found) continue;
    const [, indent = '', segment = '', methods = ''] = found;
    // Four characters per level.
    const depth = indent.length / 4;
    ancestors.splice(depth, Infinity, segment);
    const path = ancestors.join('');
    for (const method of methods.split(', '))
      if (method && method !== 'HEAD') routes.push(`${method} ${path}`);
  }
  return routes;
}
