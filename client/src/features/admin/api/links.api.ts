import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';

export type Links = components['schemas']['LinksDto'];
export type DeadLink = Links['dead'][number];

export const linksKey = ['admin', 'links'] as const;

/** @throws ApiError */
export async function fetchLinks(): Promise<Links> {
  return (await adminFetch('links')).json() as Promise<Links>;
}

/** Rechecks every link, starting now. @throws ApiError */
export async function checkAllLinks(): Promise<Links> {
  return (await adminFetch('links/checkAll', { method: 'POST' })).json() as Promise<Links>;
}

/** Checks a link now; null where it answers. @throws ApiError */
export async function checkLink(url: string): Promise<DeadLink['fault'] | null> {
  const response = await adminFetch('links/check', { method: 'POST', body: { url } });
  return ((await response.json()) as components['schemas']['CheckedLinkDto']).fault;
}
