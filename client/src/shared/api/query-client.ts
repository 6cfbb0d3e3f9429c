import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.error';

// Before the next event instead of in a timer: the second press of a double click finds its button busy.
notifyManager.setScheduler(queueMicrotask);

/** Answers of 4xx will not change by asking again; everything else is tried twice more. */
const retry = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiError && error.httpStatus >= 400 && error.httpStatus < 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry, staleTime: 30_000, refetchOnWindowFocus: false },
      // Without a network it fails and says so; waiting would look like loading.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The cache of this page; emptied at logout, so that nothing of one member is shown to the next. */
export const queryClient = createQueryClient();
