import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { currentSession } from '../shared/session/session.store';

const STORAGE_KEY = 'routineup.scroll';
/** Loading content may take this long to reach its old height. */
const PATIENCE_MS = 2000;
const PERSON_SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function remember(key: string, position: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...positions(), [key]: position }));
  } catch {
    // Without storage a page simply starts at its top.
  }
}

/** The pages that a member viewed are private. */
function forget(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}

const loginKey = () => currentSession()?.loginKey ?? null;

/** The first history entry of every document has the same key, so the address tells these apart. */
const nameOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;

/** True on the first page of a document that was reloaded, or returned to from another document. */
function returning(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation !== undefined && (navigation as PerformanceNavigationTiming).type !== 'navigate';
}

/**
 * A new page starts at its top and takes the focus; going back restores the scroll position, even when the content
 * loads late. A replacement within one page (a filter, a tab in the address) or `state: { keepScroll: true }` does not scroll.
 */
export function ScrollRestoration() {
  const location = useLocation();
  const { key, pathname, hash, state } = location;
  const name = nameOf(location);
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  const arriving = useRef(true);
  const lastLogin = useRef(loginKey());
  const keepScroll = (state as { keepScroll?: boolean } | null)?.keepScroll === true;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // When this runs the next page is already shown, and a shorter one has moved the window, so the last position is kept
  // while the user scrolls.
  const position = useRef(0);
  useEffect(() => {
    const follow = () => {
      position.current = window.scrollY;
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  useLayoutEffect(() => {
    const leave = () => remember(name, position.current);
    // By now the left page's position has been stored as well.
    if (lastLogin.current !== null && lastLogin.current !== loginKey()) forget();
    lastLogin.current = loginKey();
    const samePage = lastPath.current === pathname;
    lastPath.current = pathname;
    if (type !== 'POP' && (keepScroll || (samePage && type === 'REPLACE'))) return leave;

    const arrived = arriving.current;
    arriving.current = false;
    const target = type === 'POP' && (!arrived || returning()) ? (positions()[name] ?? 0) : 0;
    // A server-rendered page may have been scrolled before this runs; then it stays there. Asked only where it matters: the answer
    // lays out the page.
    if (arrived && (target === 0 || window.scrollY > 0)) return leave;
    window.scrollTo(0, target);
    position.current = target;
    if (target === 0) return leave;

    const reach = () => window.scrollTo(0, target);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(reach);
    observer?.observe(document.body);
    const stop = () => observer?.disconnect();
    const timer = setTimeout(stop, PATIENCE_MS);
    // Stops as soon as the user scrolls or presses: the target of a press must not move.
    for (const sign of PERSON_SIGNS) window.addEventListener(sign, stop, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      stop();
      for (const sign of PERSON_SIGNS) window.removeEventListener(sign, stop);
      leave();
    };
    // Only a new history entry scrolls the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  useEffect(() => {
    const save = () => remember(name, window.scrollY);
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [name]);

  useEffect(() => {
    // Screen readers start reading the new page; on the first page the browser decides. Only another path is a new page.
    if (type !== 'POP' && !hash && !keepScroll)
      document.getElementById('main')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);

  return null;
}
