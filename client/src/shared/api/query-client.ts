import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError, NO_ANSWER } from './api.error';

// Before the next event instead of in a timer: the second press of a double click finds its button busy.
notifyManager.setScheduler(queueMicrotask);

/**
 * Asking again does not change a 4xx, and a phone without a network is told when it is back; a call that timed out does not make its
 * caller wait twice more. Everything else is tried twice more.
 */
const retry = (failures: number, error: Error): boolean =>
  failures < 2 &&
  !(
    error instanceof ApiError &&
    ((error.httpStatus >= 400 && error.httpStatus < 500) || error.code === NO_ANSWER || !navigator.onLine)
  );

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network a call fails and says so; waiting would look like loading.
      queries: {
        retry,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The cache of this page; emptied at logout, so that nothing of one member is shown to the next. */
export const queryClient = createQueryClient();
