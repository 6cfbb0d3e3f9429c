import { api, unwrap } from '../../../shared/api/api.client';
import { startSession } from '../../../shared/session/session.store';

/** Logs in and keeps the tokens: in local storage with `rememberMe`, else for the life of the tab. @throws ApiError */
export async function login(loginEmail: string, password: string, rememberMe: boolean): Promise<void> {
  const tokens = await unwrap(api.POST('/api/auth/login', { body: { loginEmail, password, rememberMe } }));
  startSession(tokens, rememberMe);
}

/** Mails a code if the account exists; the answer does not say so. @throws ApiError */
export async function requestPasswordCode(loginEmail: string): Promise<void> {
  await unwrap(api.POST('/api/user/password', { body: { loginEmail } }));
}

/** @throws ApiError for a wrong or expired code */
export async function resetPassword(
  loginEmail: string,
  verificationCode: string,
  newPassword: string,
): Promise<void> {
  await unwrap(api.POST('/api/user/password', { body: { loginEmail, verificationCode, newPassword } }));
}
