import { onlineManager, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, useContext } from 'react';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { queryClient } from '../shared/api/query-client';
import { watchForServer } from '../shared/api/server-return';
import { onLoginLeft } from '../shared/session/session.store';
import { takeEmbeddedAnswers } from './embedded-answers';

// The answers that the server rendered the page from: the first screen need not request them again.
for (const { key, data } of takeEmbeddedAnswers()) queryClient.setQueryData(key, data);

// The online manager listens only while it has subscribers: without one between two pages, it would miss the network's return.
onlineManager.subscribe(() => undefined);
// The manager assumes online until an event says otherwise: a page opened offline would not retry once the network returns.
if (typeof window !== 'undefined') {
  onlineManager.setOnline(navigator.onLine);
  watchForServer(queryClient);
}

/** How many logins this page has outlived. */
const useLoginsLeft = create<number>()(() => 0);

// No member may see another's data, or send what another has typed: with the login its answers go, and the page that shows them.
onLoginLeft(() => {
  queryClient.clear();
  useLoginsLeft.setState(count => count + 1);
});

/** A render on the server brings its own cache; in the browser there is one for the whole page. */
export function QueryBoundary({ children }: { children: ReactNode }) {
  const ofThisRender = useContext(QueryClientContext);
  return (
    <QueryClientProvider client={ofThisRender ?? queryClient}>
      <Fragment key={useLoginsLeft()}>{children}</Fragment>
    </QueryClientProvider>
  );
}
