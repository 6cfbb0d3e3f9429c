import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const DAY_SECONDS = 86_400;

/** Folders of generated files: a miss there is a plain 404, never the application's page. */
const FILE_FOLDERS = /^\/(?:assets|figures|uploads|fonts)\//;

/**
 * Serves the Vite build of the client. `/` is the prerendered landing page, every other path that is not a file
 * is the application's page, and an unknown path under `/api` stays an API answer.
 */
export async function serveClient(server: FastifyInstance, clientDir: string): Promise<void> {
  const files = new Set(listFiles(clientDir));
  const landing = files.has('/landing.html') ? 'landing.html' : 'index.html';

  await server.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  server.get('/*', (request, reply) => {
    const path = decodedPath(request.url);
    if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound();
    if (files.has(path) && path !== '/index.html' && path !== '/landing.html') {
      // Names under /assets carry a hash of their content.
      const cache = path.startsWith('/assets/')
        ? `public, max-age=${365 * DAY_SECONDS}, immutable`
        : `public, max-age=${DAY_SECONDS}`;
      return reply.header('Cache-Control', cache).sendFile(path.slice(1));
    }
    if (FILE_FOLDERS.test(path)) return reply.status(404).type('text/plain').send('Not found');
    if (!files.has('/index.html')) {
      return reply.status(503).type('text/plain').send('The client is not built yet: npm run build');
    }
    return reply.header('Cache-Control', 'no-cache').sendFile(path === '/' ? landing : 'index.html');
  });
}

function decodedPath(url: string): string {
  const path = url.split('?', 1)[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}
