import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoginPromptStore } from '../../shared/session/login-prompt.store';
import { SkipLink } from '../../shared/ui/skip-link';
import { useToastStore } from '../../shared/ui/toast.store';
import { ScrollRestoration } from '../scroll-restoration';
import { SessionWatcher } from '../session-watcher';
import { BottomTabs } from './bottom-tabs';
import { NavigationBar } from './navigation-bar';
import { OfflineNotice } from './offline-notice';

const Toaster = lazy(async () => ({ default: (await import('../../shared/ui/toaster')).Toaster }));
const LoginPrompt = lazy(async () => ({ default: (await import('./login-prompt')).LoginPrompt }));

/** True from the first time on: what has been needed once stays mounted, so that its live region is there for the next. */
function useEverTrue(value: boolean): boolean {
  const [ever, setEver] = useState(value);
  if (value && !ever) setEver(true);
  return ever;
}

/** What stands around every page. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const home = pathname === '/';
  const toasting = useEverTrue(useToastStore(state => state.items.length > 0));
  const prompting = useLoginPromptStore(state => state.next !== null);
  return (
    <>
      <SkipLink />
      <NavigationBar />
      <OfflineNotice />
      <main
        id="main"
        tabIndex={-1}
        css={{
          minHeight: 'calc(100dvh - var(--nav-height))',
          paddingBottom: home ? 0 : 'calc(var(--tabs-height) + 24px)',
          outline: 'none',
        }}
      >
        {children}
      </main>
      <BottomTabs />
      {toasting && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
      <ScrollRestoration />
      <SessionWatcher />
      {prompting && (
        <Suspense>
          <LoginPrompt />
        </Suspense>
      )}
    </>
  );
}
