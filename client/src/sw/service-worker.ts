import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
  PrecacheStrategy,
} from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { ACTIVATE, dayOfPicture, DRAWINGS, LEAVE, MEMBER } from './messages';
import type { PagePicture } from './messages';
import { listenForPushes } from './pushes';

declare const self: ServiceWorkerGlobalScope;
/** What member pages need to start offline; filled in by client/build/service-worker.plugin.ts. */
declare const PRECACHE: PrecacheEntry[];

const SHELL = '/index.html';
const ROOT = '<div id="root"></div>';
/** In a basement a connection often hangs instead of failing. */
const SHELL_AFTER_MS = 4000;
/** Enough for some ten routines of ten workouts, with two drawings each. */
const PICTURES = 300;
const FILES = 200;

const leaving = new AbortController();
const fetchOptions = { signal: leaving.signal };

/** Keeps no page that a network or a server in between sends with 200 in place of the file. */
const onlyOurs = {
  async cacheWillUpdate({ request, response }: { request: Request; response: Response }) {
    if (!response.ok) return null;
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const isShell = new URL(request.url).pathname === SHELL;
    return isShell && (await response.clone().text()).includes(ROOT) ? response : null;
  },
};
const kept = (maxEntries: number) => [
  onlyOurs,
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
];

addPlugins([onlyOurs]);
// `/` is the server's own page, not the shell.
precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

// Member pages open from this device at once; every other page comes rendered from the server while there is a network.
registerRoute(
  new NavigationRoute(shell, { allowlist: [/^\/(?:training|week|mypage|recommend)(?:\/|$|\?)/] }),
);
registerRoute(new NavigationRoute(home, { allowlist: [/^\/(?:$|\?)/] }));
registerRoute(new NavigationRoute(fromServer, { denylist: [/^\/api\//, /\.\w+$/] }));

const inFolder = (folder: string) => (options: { sameOrigin: boolean; url: URL }) =>
  options.sameOrigin && options.url.pathname.startsWith(folder);

// Asset names carry a hash of their content.
registerRoute(
  inFolder('/assets/'),
  new CacheFirst({ cacheName: 'files', plugins: kept(FILES), fetchOptions }),
);
for (const folder of ['/figures/', '/uploads/']) {
  registerRoute(
    inFolder(folder),
    new StaleWhileRevalidate({ cacheName: DRAWINGS, plugins: kept(PICTURES), fetchOptions }),
  );
}
// Workouts are the same for everyone. No other answer of the API is cached here: it belongs to a member.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/api/workouts/copy',
  new StaleWhileRevalidate({ cacheName: 'workouts', plugins: [onlyOurs], fetchOptions }),
);

self.addEventListener('activate', event => {
  // Includes the page that has just installed it, so that its drawings are cached.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

listenForPushes();

// A new version waits until a page says that the switch does no harm.
self.addEventListener('message', event => {
  if (event.data === ACTIVATE) void self.skipWaiting();
  if (event.data === LEAVE) leaving.abort();
});

interface Asked {
  event: ExtendableEvent;
  request: Request;
}

/** Includes the page's last picture on this device while it is still valid: readable before any script has run. */
async function shell({ event, request }: Asked): Promise<Response> {
  const [precached, kept] = await Promise.all([
    matchPrecache(SHELL),
    caches.match(request.url, { cacheName: MEMBER }),
  ]);
  const plain = precached ?? (await fetch(SHELL));
  if (!precached) event.waitUntil(refill().catch(() => undefined));
  const picture = (await kept?.json().catch(() => undefined)) as PagePicture | undefined;
  if (picture?.day !== dayOfPicture()) return plain;
  const html = await plain.clone().text();
  if (!html.includes(picture.build)) return plain;
  const headers = new Headers(plain.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(withPicture(html, picture), { headers });
}

/**
 * Browsers may drop the caches and keep the worker, whose files are otherwise stored at its installation alone. The shell comes last: as long as
 * it is missing, the next page tries again.
 */
async function refill(): Promise<void> {
  const precache = await caches.open(new PrecacheStrategy().cacheName);
  for (const { url } of [...PRECACHE].reverse()) {
    const key = getCacheKeyForURL(url)!;
    if (await precache.match(key)) continue;
    const request = new Request(url);
    const response = await onlyOurs.cacheWillUpdate({
      request,
      response: await fetch(request, fetchOptions),
    });
    if (!response) return;
    await precache.put(key, response);
  }
}

/** public/boot.js shows it to its owner, fetches the page's files once it has painted, and runs the entry. */
function withPicture(html: string, { login, width, html: page, css }: PagePicture): string {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html);
  if (!entry) return html;
  const preloads = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;
  const scripts = Array.from(html.matchAll(preloads), ([, url]) => url).join(' ');
  return html
    .replace(entry[0], '')
    .replaceAll(preloads, '')
    .replace(
      '<script data-pages',
      `<script data-picture="${encodeURIComponent(login)}" data-width="${width}" data-entry="${entry[1]}" data-fetched="${scripts}" data-pages`,
    )
    .replace(ROOT, () => `${ROOT}<div id="picture"><style>${css}</style><div>${page}</div></div>`);
}

/** 오늘 for a member, the landing page for a visitor. */
async function home(options: Asked): Promise<Response> {
  return (await caches.has(MEMBER)) ? shell(options) : fromServer(options);
}

/** The answer once its first part has come: a bad connection often brings the head alone. */
async function begun(answer: Response): Promise<Response> {
  const reader = answer.clone().body?.getReader();
  await reader?.read();
  void reader?.cancel();
  return answer;
}

async function fromServer({ event, request }: Asked): Promise<Response> {
  const { preloadResponse } = event as FetchEvent;
  const answer = Promise.resolve(preloadResponse as Promise<Response | undefined>)
    // Without a network Firefox preloads an error instead of failing.
    .then(preloaded => (preloaded && preloaded.type !== 'error' ? preloaded : fetch(request)))
    .then(begun);
  const late = new Promise<null>(resolve => setTimeout(resolve, SHELL_AFTER_MS, null));
  try {
    return (await Promise.race([answer, late])) ?? (await shell({ event, request }));
  } catch {
    return shell({ event, request });
  }
}
