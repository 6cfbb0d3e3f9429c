import { api, unwrap } from '../../../shared/api/api.client';
import { hasCode } from '../../../shared/api/api.error';
import {
  endPasskeyAutofill,
  hasPasskeyAutofill,
  signWithPasskey,
} from '../../../shared/passkeys/passkey-ceremony';
import { startSession } from '../../../shared/session/session.store';

/** A challenge lives five minutes; the offer is renewed before that. */
const OFFER_LIVES_MS = 4 * 60_000;

const fetchOptions = () => unwrap(api.POST('/api/auth/login/passkey/options'));

async function logIn(
  signed: Awaited<ReturnType<typeof signWithPasskey>>,
  rememberMe: boolean,
): Promise<void> {
  const tokens = await unwrap(api.POST('/api/auth/login/passkey', { body: { ...signed, rememberMe } }));
  startSession(tokens, rememberMe);
}

/** The device asks for the passkey and verifies its owner. @throws ApiError, or the browser's error */
export async function loginByPasskey(rememberMe: boolean): Promise<void> {
  await logIn(await signWithPasskey(await fetchOptions()), rememberMe);
}

/**
 * Offers passkeys in the e-mail field until `signal` aborts.
 * @throws ApiError once a passkey was chosen, or `PASSKEYS_OFF_EXCEPTION`
 */
export async function loginByAutofill(rememberMe: () => boolean, signal: AbortSignal): Promise<void> {
  if (!(await hasPasskeyAutofill())) return;
  signal.addEventListener('abort', () => void endPasskeyAutofill());
  while (!signal.aborted) {
    const options = await fetchOptions().catch((error: unknown) => {
      if (hasCode(error, 'PASSKEYS_OFF_EXCEPTION')) throw error;
      // The user has not asked for anything yet: without a network there is simply no offer.
      return null;
    });
    if (signal.aborted || !options) return;
    const timer = setTimeout(() => void endPasskeyAutofill(), OFFER_LIVES_MS);
    let signed: Awaited<ReturnType<typeof signWithPasskey>>;
    try {
      signed = await signWithPasskey(options, true);
    } catch (error) {
      // Ended by the timer: the next round requests a new challenge.
      if (error instanceof Error && error.name === 'AbortError') continue;
      // The device has none, or the user dismissed it; the user had not asked for anything, so no error.
      return;
    } finally {
      clearTimeout(timer);
    }
    return logIn(signed, rememberMe());
  }
}
