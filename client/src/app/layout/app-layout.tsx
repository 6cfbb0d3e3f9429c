import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { latePart } from '../../shared/lib/late-part';
import { whenIdle } from '../../shared/lib/when-idle';
import { useLoginPromptStore } from '../../shared/session/login-prompt.store';
import { useIsLoggedIn } from '../../shared/session/session.store';
import { layer, media } from '../../shared/theme/theme';
import { SkipLink } from '../../shared/ui/skip-link';
import { ScrollRestoration } from '../scroll-restoration';
import { SessionWatcher } from '../session-watcher';
import { BottomTabs } from './bottom-tabs';
import { isInSession, isLanding } from './nav-items';
import { NavigationBar } from './navigation-bar';
import { OfflineNotice } from './offline-notice';

const Toaster = latePart(async () => (await import('../../shared/ui/toaster')).Toaster);
const UpdateNotice = latePart(async () => (await import('../updates/update-notice')).UpdateNotice);
const LoginPrompt = latePart(async () => (await import('./login-prompt')).LoginPrompt);

/** The page loads before what surrounds it, but for no longer than this. */
const IDLE_WITHIN_MS = 2000;

/** False until the browser is idle for the first time. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true), IDLE_WITHIN_MS), []);
  return settled;
}

/** Navigation, notices and toasts around every page. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // A session reports an outage itself and has bars of its own.
  const inSession = isInSession(pathname);
  // Loaded long before the first toast: a live region must be on the page before it speaks, and without a server
  // nothing more can load.
  const settled = useSettled();
  // Offline data is kept for members only.
  const loggedIn = useIsLoggedIn();
  const home = isLanding(pathname, loggedIn);
  const prompting = useLoginPromptStore(state => state.next !== null);
  return (
    <>
      <SkipLink />
      <NavigationBar />
      {/* Stacked: each by itself would stick to the same place. */}
      <div
        css={{
          position: 'sticky',
          top: 'var(--nav-height)',
          zIndex: layer.nav,
          [media.short]: { position: 'static' },
        }}
      >
        {!inSession && <OfflineNotice />}
        {settled && loggedIn && <UpdateNotice />}
      </div>
      <main
        id="main"
        tabIndex={-1}
        css={{
          minHeight: 'calc(100dvh - var(--nav-height))',
          paddingBottom: home || inSession ? 0 : 'calc(var(--tabs-height) + var(--page-end))',
          outline: 'none',
        }}
      >
        {children}
      </main>
      <BottomTabs />
      {settled && <Toaster />}
      <ScrollRestoration />
      <SessionWatcher />
      {prompting && <LoginPrompt />}
    </>
  );
}
