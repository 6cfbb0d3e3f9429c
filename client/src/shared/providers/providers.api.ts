import { api, unwrap } from '../api/api.client';
import type { components } from '../api/schema';

type Schemas = components['schemas'];
export type Provider = Schemas['LoginProvidersDto']['providers'][number];
export type Identity = Schemas['IdentityDto'];
export type JourneyPurpose = Schemas['BeginJourneyDto']['purpose'];
export type JourneyEnd = Schemas['JourneyEndDto'];

export const PROVIDER_NAMES: Record<Provider, string> = {
  kakao: '카카오',
  naver: '네이버',
  google: '구글',
  apple: '애플',
};

export const providerKeys = { all: ['auth', 'providers'] as const, mine: ['user', 'identities'] as const };

/** The configured providers. @throws ApiError */
export async function fetchProviders(): Promise<Provider[]> {
  return (await unwrap(api.GET('/api/auth/providers'))).providers;
}

/** This member's linked accounts, oldest first. @throws ApiError */
export async function fetchIdentities(): Promise<Identity[]> {
  return unwrap(api.GET('/api/user/identities'));
}

/** @throws ApiError, `PASSWORD_REQUIRED_EXCEPTION` without the password where the login is older than ten minutes */
export async function linkIdentity(ticket: string, password?: string): Promise<Identity> {
  return unwrap(api.POST('/api/user/identities', { body: { ticket, password } }));
}

/** @throws ApiError, `LAST_WAY_IN_EXCEPTION` */
export async function unlinkIdentity(identityId: number): Promise<void> {
  await unwrap(api.POST('/api/user/identities/delete/{identityId}', { params: { path: { identityId } } }));
}
