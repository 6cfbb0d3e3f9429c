import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError, isAway } from './api.error';

// In a microtask instead of a timer: the second press of a double click finds its button busy.
notifyManager.setScheduler(queueMicrotask);

/** Twice. A retry does not change a 4xx, and an offline phone is notified when the network returns. */
const retry = (failures: number, error: Error): boolean =>
  failures < 2 &&
  !isAway(error) &&
  !(error instanceof ApiError && error.httpStatus >= 400 && error.httpStatus < 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Offline a call fails and says so; waiting would look like loading.
      queries: {
        retry,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // server-return.ts does, once what waits on this device is sent.
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** This page's cache; cleared at logout, so that one member never sees another's data. */
export const queryClient = createQueryClient();
