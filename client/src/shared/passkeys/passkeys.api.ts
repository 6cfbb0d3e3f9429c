import { api, unwrap } from '../api/api.client';
import type { components } from '../api/schema';
import { makePasskey } from './passkey-ceremony';

export type Passkey = components['schemas']['PasskeyDto'];

export const passkeyKeys = { all: ['user', 'passkeys'] as const };

/** This member's passkeys, oldest first. @throws ApiError */
export async function fetchPasskeys(): Promise<Passkey[]> {
  return unwrap(api.GET('/api/user/passkeys'));
}

/**
 * Creates a passkey on this device and registers it.
 * @param password needed where the login is older than ten minutes
 * @throws ApiError, `PASSWORD_REQUIRED_EXCEPTION` without it, or the browser's error
 */
export async function addPasskey(password?: string): Promise<Passkey> {
  const options = await unwrap(api.POST('/api/user/passkeys/options', { body: { password } }));
  return unwrap(api.POST('/api/user/passkeys', { body: await makePasskey(options) }));
}

/** @throws ApiError, `PASSKEY_NOT_FOUND_EXCEPTION` */
export async function removePasskey(passkeyId: number): Promise<void> {
  await unwrap(api.POST('/api/user/passkeys/delete/{passkeyId}', { params: { path: { passkeyId } } }));
}
