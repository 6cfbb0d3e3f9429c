import { ApiError } from '../../../shared/api/api.error';
import type { components } from '../../../shared/api/schema';
import { send } from '../../../shared/api/send';
import { makePasskey, signWithPasskey } from '../../../shared/passkeys/passkey-ceremony';
import { adminFetch } from '../session/admin-fetch';
import { setAdminTokens, type AdminTokens } from '../session/admin-session.store';

type Schemas = components['schemas'];

export const adminPasskeysKey = ['admin', 'self', 'passkeys'] as const;

/** @throws ApiError */
export async function fetchAdminPasskeys(): Promise<Schemas['PasskeyDto'][]> {
  return (await adminFetch('self/passkeys')).json() as Promise<Schemas['PasskeyDto'][]>;
}

/** @throws ApiError `WRONG_PASSWORD_EXCEPTION`, or the browser's error */
export async function addAdminPasskey(password: string): Promise<void> {
  const asked = await adminFetch('self/passkeys/options', { method: 'POST', body: { password } });
  const body = await makePasskey((await asked.json()) as Schemas['PasskeyCreationDto']);
  await adminFetch('self/passkeys', { method: 'POST', body });
}

/** @throws ApiError */
export async function removeAdminPasskey(id: number): Promise<void> {
  await adminFetch(`self/passkeys/delete/${id}`, { method: 'POST' });
}

/** Without a login and not through the member's client, which would send a member's token. */
async function ask<T>(path: string, body: object): Promise<T> {
  const response = await send(
    new Request(new URL(`/api/admin/login/${path}`, location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw ApiError.from(answer, response.status);
  return answer as T;
}

/** @throws ApiError, or the browser's error */
export async function loginAdminByPasskey(): Promise<void> {
  const signed = await signWithPasskey(await ask('passkey/options', {}));
  const { accessToken, refreshToken } = await ask<AdminTokens>('passkey', signed);
  setAdminTokens({ accessToken, refreshToken });
}
