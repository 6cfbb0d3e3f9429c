import { api, unwrap } from '../api/api.client';
import type { JourneyEnd, JourneyPurpose, Provider } from './providers.api';

const KEY = 'routineup.journey';

interface Journey {
  provider: Provider;
  /** Sealed by the server, so that nobody else's answer is accepted. */
  sealed: string;
  purpose: JourneyPurpose;
  next: string;
  rememberMe: boolean;
}

/** Redirects to a provider. Leaves the page; this tab stores the purpose. @throws ApiError */
export async function leaveFor(
  provider: Provider,
  kept: Omit<Journey, 'provider' | 'sealed'>,
): Promise<void> {
  const { url, journey } = await unwrap(
    api.POST('/api/auth/providers/{provider}/begin', {
      params: { path: { provider } },
      body: { purpose: kept.purpose },
    }),
  );
  sessionStorage.setItem(KEY, JSON.stringify({ ...kept, provider, sealed: journey } satisfies Journey));
  window.location.assign(url);
}

/** What this tab left for; null where it did not leave, or is already back. */
export function takeJourney(provider: string | undefined): Journey | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const journey = JSON.parse(text ?? 'null') as Journey | null;
  return journey?.provider === provider ? journey : null;
}

/** @param answer the query that the provider sent back @throws ApiError */
export function arrive({ provider, sealed, rememberMe }: Journey, answer: string): Promise<JourneyEnd> {
  return unwrap(
    api.POST('/api/auth/providers/{provider}/end', {
      params: { path: { provider } },
      body: { journey: sealed, answer, rememberMe },
    }),
  );
}
