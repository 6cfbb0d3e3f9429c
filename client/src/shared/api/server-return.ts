import { onlineManager, type Query, type QueryClient, type RefetchQueryFilters } from '@tanstack/react-query';
import { api, unwrap } from './api.client';
import { isOutOfReach } from './api.error';

export const LOOK_AGAIN_MS = 15_000;

const isWaiting = ({ state }: Query): boolean => isOutOfReach(state.error);

/** What runs first when the server is back. */
const first = new Set<() => Promise<void>>();

/** Runs this when the server is back, before pages are fetched again, so that the answers include what the member changed meanwhile. @returns a function that ends it */
export function beforeRefetch(work: () => Promise<void>): () => void {
  first.add(work);
  return () => void first.delete(work);
}

/**
 * Fetches what is on screen again once the network is back. Browsers report that, but not a network that lets nothing through, nor a
 * server's return: while something on screen could not be fetched, a small request is sent now and then; its answer starts the rest.
 */
export function watchForServer(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refetch = async (some: RefetchQueryFilters) => {
    await Promise.all([...first].map(work => work()));
    await client.refetchQueries({ type: 'active', ...some });
  };
  const look = async () => {
    timer = undefined;
    if (client.getQueryCache().findAll({ type: 'active', predicate: isWaiting }).length === 0) return;
    try {
      if (!onlineManager.isOnline() || document.visibilityState !== 'visible') return later();
      await unwrap(api.GET('/api/health/live'));
      await refetch({ predicate: isWaiting });
    } catch {
      later();
    }
  };
  const later = () => {
    timer ??= setTimeout(() => void look(), LOOK_AGAIN_MS);
  };
  window.addEventListener('online', () => void refetch({ stale: true }));
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isWaiting(query)) later();
  });
}
