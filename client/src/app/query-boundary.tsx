import { onlineManager, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '../shared/api/query-client';
import { onLoginLeft } from '../shared/session/session.store';
import { takeEmbeddedAnswers } from './embedded-answers';

// The answers that the server rendered the page from: the first screen need not ask for them again.
for (const { key, data } of takeEmbeddedAnswers()) queryClient.setQueryData(key, data);

// The online manager listens only while it has subscribers: without one between two pages, it would miss that the network is back.
onlineManager.subscribe(() => undefined);
// It takes a page for online until it hears otherwise, and would not ask again when a page opened without a network gets one.
if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);

// Nothing of one member may be shown to the next: the cache goes with the login.
onLoginLeft(() => queryClient.clear());

/** A render on the server brings a cache of its own; everywhere else there is one for the whole page. */
export function QueryBoundary({ children }: { children: ReactNode }) {
  const ofThisRender = useContext(QueryClientContext);
  return <QueryClientProvider client={ofThisRender ?? queryClient}>{children}</QueryClientProvider>;
}
