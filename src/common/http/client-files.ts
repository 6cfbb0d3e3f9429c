import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Logger } from 'pino';
import { RenderedPages } from './rendered-pages.js';
import { isApiPath, requestPath } from './request-path.js';

const DAY_SECONDS = 86_400;

/** Headers that only matter on a document: left out of scripts, styles and fonts, many of which are smaller than they. */
const DOCUMENT_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Folders of generated files: a miss there is a plain 404, never the application's page. */
const FILE_FOLDERS = /^\/(?:assets|figures|uploads|fonts)\//;

const SERVICE_WORKER = '/sw.js';

/**
 * Serves the Vite build of the client. `/` is the prerendered landing page, searches and details are rendered when they
 * are asked for, every other path that is not a file is the application's page, and an unknown path under `/api` stays an
 * API answer.
 *
 * @param distDir holds the build's folders `client` and `render`
 */
export async function serveClient(
  server: FastifyInstance,
  logger: Logger,
  distDir: string,
  publicUrl: string,
): Promise<void> {
  const clientDir = join(distDir, 'client');
  const pages = new RenderedPages(server, logger, join(distDir, 'render'), publicUrl);
  const files = new Set(listFiles(clientDir));
  const landing = files.has('/landing.html') ? 'landing.html' : 'index.html';

  await server.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  server.get('/*', async (request, reply) => {
    const path = requestPath(request.url);
    if (isApiPath(path)) return reply.callNotFound();
    if (files.has(path) && path !== '/index.html' && path !== '/landing.html') {
      // Names under /assets carry a hash of their content.
      const hashed = path.startsWith('/assets/');
      if (hashed) for (const header of DOCUMENT_HEADERS) reply.removeHeader(header);
      return reply.header('Cache-Control', cacheControl(path, hashed)).sendFile(path.slice(1));
    }
    if (FILE_FOLDERS.test(path)) return reply.status(404).type('text/plain').send('Not found');
    if (!files.has('/index.html')) {
      return reply.status(503).type('text/plain').send('The client is not built yet: npm run build');
    }
    // A keyword or filter makes too many different pages.
    if (!request.url.includes('?') && (await pages.send(path, request, reply))) return reply;
    return reply.header('Cache-Control', 'no-cache').sendFile(path === '/' ? landing : 'index.html');
  });
}

function cacheControl(path: string, hashed: boolean): string {
  if (hashed) return `public, max-age=${365 * DAY_SECONDS}, immutable`;
  // The service worker names the files of its version: an old one would go on serving them.
  return path === SERVICE_WORKER ? 'no-cache' : `public, max-age=${DAY_SECONDS}`;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}
