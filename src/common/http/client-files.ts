import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Logger } from 'pino';
import { ClientDocument } from './client-document.js';
import { RenderedPages } from './rendered-pages.js';
import { isApiPath, requestPath } from './request-path.js';

const DAY_SECONDS = 86_400;

const POLICY = 'Content-Security-Policy';
/** Headers that only matter for documents: left out for scripts, styles and fonts, many of which are smaller than the headers. */
const DOCUMENT_HEADERS = [
  POLICY,
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

/** Folders of generated files: a missing file is a plain 404, never the application's page. */
const FILE_FOLDERS = /^\/(?:assets|figures|uploads|fonts)\//;

/** Lists with a search. */
const LIST = /^\/search\w+\/\d+$/i;

/** Pages whose address is a secret. */
const SHARED = '/r/';

const SERVICE_WORKER = '/sw.js';

/**
 * Serves the Vite build of the client. `/` is the prerendered landing page; searches and details are rendered on request; every other path that is
 * not a file returns the application's page; an unknown path under `/api` stays an API response.
 *
 * @param distDir contains the build's folders `client` and `render`
 */
export async function serveClient(
  server: FastifyInstance,
  logger: Logger,
  distDir: string,
  publicUrl: string,
): Promise<void> {
  const clientDir = join(distDir, 'client');
  const plain = join(clientDir, 'index.html');
  const pages = new RenderedPages(server, logger, join(distDir, 'render'), publicUrl, plain);
  const files = new Set(listFiles(clientDir));
  const isBuilt = files.has('/index.html');
  const boot = isBuilt ? digestOfBoot(plain) : '';
  const application = isBuilt && new ClientDocument(plain, publicUrl);
  const landing = files.has('/landing.html')
    ? new ClientDocument(join(clientDir, 'landing.html'), publicUrl, `${publicUrl}/`)
    : application;

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
      // File names under /assets contain a hash of their content.
      const hashed = path.startsWith('/assets/');
      if (hashed) for (const header of DOCUMENT_HEADERS) reply.removeHeader(header);
      return reply.header('Cache-Control', cacheControl(path, hashed)).sendFile(path.slice(1));
    }
    if (FILE_FOLDERS.test(path)) return reply.status(404).type('text/plain').send('Not found');
    if (!application || !landing) {
      return reply.status(503).type('text/plain').send('The client is not built yet: npm run build');
    }
    reply.header(POLICY, String(reply.getHeader(POLICY)).replace("script-src 'self'", `$& ${boot}`));
    if (path.startsWith(SHARED)) reply.header('X-Robots-Tag', 'noindex');
    // Keywords and filters would make too many different pages to render; elsewhere a query is what a chat has added.
    const isFiltered = LIST.test(path) && request.url.includes('?');
    if (!isFiltered && (await pages.send(path, request, reply))) return reply;
    return (path === '/' ? landing : application).send(request, reply);
  });
}

/** The digest by which a content security policy allows the one inline script, the same in every document (client/public/boot.js). */
function digestOfBoot(document: string): string {
  const [, code = ''] = /<script data-pages[^>]*>(.*?)<\/script>/s.exec(readFileSync(document, 'utf8')) ?? [];
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function cacheControl(path: string, hashed: boolean): string {
  if (hashed) return `public, max-age=${365 * DAY_SECONDS}, immutable`;
  // The service worker lists the files of its version: a stale one would keep serving old files.
  return path === SERVICE_WORKER ? 'no-cache' : `public, max-age=${DAY_SECONDS}`;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}
