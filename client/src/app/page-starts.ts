import { useEffect } from 'react';
import { currentSession } from '../shared/session/session.store';
import { ABOUT } from './layout/nav-items';
import { startPublicPage } from './search-routes';

/** A finger or a key goes down some 70 ms before the press counts; a pointer hovers over a link even longer. */
const SIGNS = ['pointerdown', 'pointerover', 'focusin'] as const;

/** Prefetches the page of this address: its code and its first requests. */
export function startPage({ pathname, search }: { pathname: string; search: string }): void {
  if (startPublicPage(pathname) || pathname === ABOUT || !currentSession()) return;
  import('./member-routes').then(
    ({ startMemberPage }) => startMemberPage({ pathname, search }),
    // The page reports the failure when it opens.
    () => undefined,
  );
}

/** Starts loading a link's page as soon as the user is about to press it. */
export function usePageStarts(): void {
  useEffect(() => {
    const start = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin === location.origin && link.pathname !== location.pathname) startPage(link);
    };
    for (const sign of SIGNS) document.addEventListener(sign, start, { passive: true });
    return () => SIGNS.forEach(sign => document.removeEventListener(sign, start));
  }, []);
}
