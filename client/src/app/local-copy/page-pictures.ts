import { onlineManager } from '@tanstack/react-query';
import { existingLog } from '../../features/training/store/existing-log';
import { isKept } from '../../shared/changes/kept-answers';
import { queryClient } from '../../shared/api/query-client';
import { buildId } from '../../shared/lib/build-id';
import { whenIdle } from '../../shared/lib/when-idle';
import { currentSession } from '../../shared/session/session.store';
import { useThemeStore } from '../../shared/theme/theme.store';
import { dayOfPicture, MEMBER } from '../../sw/messages';
import type { PagePicture } from '../../sw/messages';

/** Pages without inputs that change only with their data. */
const PAGES: ReadonlySet<string> = new Set([
  '/',
  '/training',
  '/week',
  '/mypage',
  '/recommend/machineresult',
  '/recommend/supplementresult',
]);

/** After this long without a change the page counts as complete. */
const STILL_MS = 1500;
/** Something is loading, open or failed. */
const UNFIT = '[data-skeleton], [role=alert], dialog[open]';

/** The CSS rules that this markup uses; Emotion's rules are in no text of the document. */
function rulesOf(html: string): string {
  const worn = new Set(html.match(/\bcss-[\w-]+/g));
  return [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText))
    .filter(text => {
      const named = text.match(/\.css-[\w-]+/g);
      return !named || named.some(name => worn.has(name.slice(1)));
    })
    .join('\n')
    .replaceAll('</', '<\\/');
}

/** A picture for the current member; null where the page is not in its final state, or where the login ends with the tab. */
function takePicture(): PagePicture | null {
  const root = document.getElementById('root');
  const session = currentSession();
  if (!root || !session?.rememberMe || !PAGES.has(location.pathname)) return null;
  const current = onlineManager.isOnline() && !document.documentElement.hasAttribute('data-pictured');
  const failed = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.error !== null });
  if (!current || failed.length > 0 || root.querySelector(UNFIT)) return null;
  // Status messages of a moment ago are not repeated.
  const page = root.cloneNode(true) as HTMLElement;
  for (const said of page.querySelectorAll('[role=status]')) said.replaceChildren();
  const html = page.innerHTML;
  return {
    login: session.loginKey,
    build: buildId(),
    day: dayOfPicture(),
    width: window.innerWidth,
    html,
    css: rulesOf(html),
  };
}

async function keepPicture(): Promise<void> {
  const picture = takePicture();
  // Only worker-registration.ts creates this cache, for a member with a service worker; created here it would claim that somebody is logged in.
  if (!picture || !(await caches.has(MEMBER))) return;
  const kept = await caches.open(MEMBER);
  // `Response.json` needs Safari 17.
  await kept.put(location.href, new Response(JSON.stringify(picture)));
  if (currentSession()?.loginKey !== picture.login) await caches.delete(MEMBER);
}

/** Drops pictures whose content has changed. The cache holds what this device's pushes need, too. */
async function dropPictures(): Promise<void> {
  if (!(await caches.has(MEMBER))) return;
  const kept = await caches.open(MEMBER);
  for (const request of await kept.keys())
    if (PAGES.has(new URL(request.url).pathname)) await kept.delete(request);
}

/** Keeps a picture of the member's pages until their data changes. @returns a function that stops it */
export function keepPictures(): () => void {
  if (typeof caches === 'undefined') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow();
      // A full device keeps what it has.
      whenIdle(() => void keepPicture().catch(() => undefined));
    }, STILL_MS);
  };
  const changed = () => {
    later();
    dropPictures().catch(() => undefined);
  };
  // The log may be created while the page is open.
  let followed: Promise<void> | null = null;
  const follow = () => {
    followed ??= existingLog().then(device => {
      if (!device) followed = null;
      else if (!ended) leaves.push(device.log.subscribe(changed));
    });
  };
  later();

  const watch = new MutationObserver(later);
  watch.observe(document.getElementById('root')!, { subtree: true, childList: true, characterData: true });
  const seen = new Map<string, unknown>();
  const cache = queryClient.getQueryCache();
  for (const { queryHash, state } of cache.getAll()) seen.set(queryHash, state.data);
  const leaves = [
    () => watch.disconnect(),
    useThemeStore.subscribe(changed),
    cache.subscribe(({ type, query }) => {
      if (type !== 'updated' || !isKept(query)) return;
      const before = seen.get(query.queryHash);
      seen.set(query.queryHash, query.state.data);
      if (before !== undefined && before !== query.state.data) changed();
    }),
  ];
  return () => {
    ended = true;
    clearTimeout(timer);
    leaves.forEach(leave => leave());
  };
}
