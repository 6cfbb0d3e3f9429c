import { useEffect } from 'react';
import { currentSession } from '../shared/session/session.store';
import { ABOUT } from './layout/nav-items';
import { page } from './page';
import { startPublicPage } from './search-routes';

/** A finger or a key goes down some 70 ms before the press counts; a pointer hovers over a link even longer. */
const SIGNS = ['pointerdown', 'pointerover', 'focusin'] as const;

export const MemberRoutes = page(async () => (await import('./member-routes')).MemberRoutes, {
  query: false,
});

/** Prefetches the page of this address: its code and its first requests. @returns once a member's page can be shown with them, or never will */
export async function startPage({ pathname, search }: { pathname: string; search: string }): Promise<void> {
  if (startPublicPage(pathname) || pathname === ABOUT || !currentSession()) return;
  const routes = MemberRoutes.start();
  // The page reports a failure when it opens.
  const here = await import('./member-routes').catch(() => null);
  await Promise.all([routes, here?.startMemberPage({ pathname, search })]);
}

/** Starts loading a link's page as soon as the user is about to press it. */
export function usePageStarts(): void {
  useEffect(() => {
    const start = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin === location.origin && link.pathname !== location.pathname) void startPage(link);
    };
    for (const sign of SIGNS) document.addEventListener(sign, start, { passive: true });
    return () => SIGNS.forEach(sign => document.removeEventListener(sign, start));
  }, []);
}
