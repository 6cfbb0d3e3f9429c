import { api, unwrap } from '../../../shared/api/api.client';
import type { SyncTransport } from './rows';

const CHANGES_PAGE = 500;

/** How the log sends to the member's server. */
export const trainingTransport: SyncTransport = {
  sync: (items, after) => unwrap(api.POST('/api/training/sync', { body: { items, after } })),
  changes: after =>
    unwrap(api.GET('/api/training/changes', { params: { query: { after, limit: CHANGES_PAGE } } })),
};
