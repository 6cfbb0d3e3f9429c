/** Login providers, in the order of their buttons. */
export const LOGIN_PROVIDERS = ['kakao', 'naver', 'google', 'apple'] as const;
export type LoginProvider = (typeof LOGIN_PROVIDERS)[number];

export const PROVIDER_ISSUERS: Record<LoginProvider, string> = {
  kakao: 'https://kauth.kakao.com',
  naver: 'https://nid.naver.com',
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
};

/** With more scopes, Apple responds with a form post, and a login does not survive a post from another site. */
export const PROVIDER_SCOPES: Record<LoginProvider, string> = {
  kakao: 'openid account_email',
  naver: 'openid profile',
  google: 'openid email profile',
  apple: 'openid',
};
