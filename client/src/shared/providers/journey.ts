import { api, unwrap } from '../api/api.client';
import { ApiError } from '../api/api.error';
import { tabStorage } from '../lib/safe-storage';
import { currentSession } from '../session/session.store';
import type { JourneyEnd, JourneyPurpose, Provider } from './providers.api';

const KEY = 'routineup.journey';

interface Journey {
  provider: Provider;
  /** Sealed by the server, so that nobody else's answer is accepted. */
  sealed: string;
  purpose: JourneyPurpose;
  next: string;
  rememberMe: boolean;
  /** The login that it began in; only that one may be linked. */
  loginKey: string | null;
}

const currentLogin = () => currentSession()?.loginKey ?? null;

/** Redirects to a provider. Leaves the page; this tab stores the purpose. @throws ApiError */
export async function leaveFor(
  provider: Provider,
  aim: Omit<Journey, 'provider' | 'sealed' | 'loginKey'>,
): Promise<void> {
  const { url, journey } = await unwrap(
    api.POST('/api/auth/providers/{provider}/begin', {
      params: { path: { provider } },
      body: { purpose: aim.purpose },
    }),
  );
  const kept: Journey = { ...aim, provider, sealed: journey, loginKey: currentLogin() };
  tabStorage.setItem(KEY, JSON.stringify(kept));
  // A user who left anyway would come back to a page that knows nothing of it.
  if (tabStorage.getItem(KEY) === null)
    throw new ApiError(
      'STORAGE_BLOCKED',
      '브라우저가 저장을 막고 있어서, 다녀와도 이어 갈 수 없어요. 사이트 데이터 저장을 허용하거나 다른 방법으로 해 주세요.',
      0,
    );
  window.location.assign(url);
}

/** What this tab left for; null where it did not leave, is already back, or would link the account to another member. */
export function takeJourney(provider: string | undefined): Journey | null {
  const text = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  const journey = JSON.parse(text ?? 'null') as Journey | null;
  if (journey === null || journey.provider !== provider) return null;
  return journey.purpose === 'link' && journey.loginKey !== currentLogin() ? null : journey;
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
