import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../shared/api/query-client';
import { useSessionStore } from '../shared/session/session.store';

// Nothing of one member may be shown to the next: the cache goes with the login.
useSessionStore.subscribe((now, before) => {
  if (before.session && !now.session) queryClient.clear();
});

export function QueryBoundary({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
