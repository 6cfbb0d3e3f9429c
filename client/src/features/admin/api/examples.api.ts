import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';

export type Examples = components['schemas']['ExamplesDto'];

/** Below the key of the supplements table: whatever changes there may change this. */
export const examplesKey = ['admin', 'supplements', 'examples'] as const;

/** @throws ApiError */
export async function fetchExamples(): Promise<Examples> {
  return (await adminFetch('examples')).json() as Promise<Examples>;
}

/** Hides or shows all invented products at once. @throws ApiError `EXAMPLES_NEEDED_EXCEPTION` */
export async function hideExamples(hidden: boolean): Promise<Examples> {
  return (await adminFetch('examples', { method: 'PUT', body: { hidden } })).json() as Promise<Examples>;
}
