import { useEffect } from 'react';
import { currentSession } from '../shared/session/session.store';
import { ABOUT } from './layout/nav-items';
import { startPublicPage } from './search-routes';

/** A finger or a key comes down some 70 ms before the press counts; a pointer rests on a link longer still. */
const SIGNS = ['pointerdown', 'pointerover', 'focusin'] as const;

/** Fetches the page of this address, its code and what it asks first. */
export function startPage({ pathname, search }: { pathname: string; search: string }): void {
  if (startPublicPage(pathname) || pathname === ABOUT || !currentSession()) return;
  import('./member-routes').then(
    ({ startMemberPage }) => startMemberPage({ pathname, search }),
    // Whoever opens it hears of that.
    () => undefined,
  );
}

/** Starts the page that a link leads to as soon as somebody is about to press it. */
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
