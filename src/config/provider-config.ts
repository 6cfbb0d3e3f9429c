import type { Environment } from './environment.js';
import { LOGIN_PROVIDERS, type LoginProvider } from './login-providers.js';

/** What authenticates our requests to a provider. */
export type ProviderCredential = { secret: string } | { teamId: string; keyId: string; privateKey: string };

/** A login provider, as the operator registered this product there. */
export interface ProviderConfig {
  clientId: string;
  issuer: string;
  scope: string;
  credential: ProviderCredential;
}

/** Variables that a provider requires, with their values. */
export function providerVariables(env: Environment): Record<LoginProvider, Record<string, string>> {
  return {
    kakao: {
      OIDC_KAKAO_CLIENT_ID: env.OIDC_KAKAO_CLIENT_ID,
      OIDC_KAKAO_CLIENT_SECRET: env.OIDC_KAKAO_CLIENT_SECRET,
    },
    naver: {
      OIDC_NAVER_CLIENT_ID: env.OIDC_NAVER_CLIENT_ID,
      OIDC_NAVER_CLIENT_SECRET: env.OIDC_NAVER_CLIENT_SECRET,
    },
    google: {
      OIDC_GOOGLE_CLIENT_ID: env.OIDC_GOOGLE_CLIENT_ID,
      OIDC_GOOGLE_CLIENT_SECRET: env.OIDC_GOOGLE_CLIENT_SECRET,
    },
    apple: {
      OIDC_APPLE_CLIENT_ID: env.OIDC_APPLE_CLIENT_ID,
      OIDC_APPLE_TEAM_ID: env.OIDC_APPLE_TEAM_ID,
      OIDC_APPLE_KEY_ID: env.OIDC_APPLE_KEY_ID,
      OIDC_APPLE_PRIVATE_KEY: env.OIDC_APPLE_PRIVATE_KEY,
    },
  };
}

/** The configured providers; the others are not shown. */
export function loginProviders(env: Environment): ReadonlyMap<LoginProvider, ProviderConfig> {
  const all: Record<LoginProvider, ProviderConfig> = {
    kakao: {
      clientId: env.OIDC_KAKAO_CLIENT_ID,
      issuer: env.OIDC_KAKAO_ISSUER,
      scope: env.OIDC_KAKAO_SCOPE,
      credential: { secret: env.OIDC_KAKAO_CLIENT_SECRET },
    },
    naver: {
      clientId: env.OIDC_NAVER_CLIENT_ID,
      issuer: env.OIDC_NAVER_ISSUER,
      scope: env.OIDC_NAVER_SCOPE,
      credential: { secret: env.OIDC_NAVER_CLIENT_SECRET },
    },
    google: {
      clientId: env.OIDC_GOOGLE_CLIENT_ID,
      issuer: env.OIDC_GOOGLE_ISSUER,
      scope: env.OIDC_GOOGLE_SCOPE,
      credential: { secret: env.OIDC_GOOGLE_CLIENT_SECRET },
    },
    apple: {
      clientId: env.OIDC_APPLE_CLIENT_ID,
      issuer: env.OIDC_APPLE_ISSUER,
      scope: env.OIDC_APPLE_SCOPE,
      credential: {
        teamId: env.OIDC_APPLE_TEAM_ID,
        keyId: env.OIDC_APPLE_KEY_ID,
        privateKey: env.OIDC_APPLE_PRIVATE_KEY,
      },
    },
  };
  return new Map(LOGIN_PROVIDERS.filter(name => all[name].clientId !== '').map(name => [name, all[name]]));
}
