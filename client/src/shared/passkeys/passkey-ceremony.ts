import { messageOf } from '../api/api.error';
import type { components } from '../api/schema';
import { untilLoaded } from '../lib/until-loaded';

type Schemas = components['schemas'];

/** Loaded when a passkey is used: the other logins do not need it. */
const library = () => untilLoaded(() => import('@simplewebauthn/browser'));

const IS_ADDRESS = /^(\d+\.){3}\d+$|^\[/;

/** Whether this browser supports passkeys at this address; in-app browsers often do not. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !IS_ADDRESS.test(location.hostname);

/** Creates a passkey on the device. @throws the browser's error: see `failureOf` */
export async function makePasskey(
  optionsJSON: Schemas['PasskeyCreationDto'],
): Promise<Schemas['NewPasskeyDto']> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return { credentialId: id, clientDataJSON, attestationObject, transports: transports ?? [] };
}

/**
 * Signs on the device.
 * @param autofill waits until the user chooses one in the e-mail field; the next call ends the wait
 * @throws the browser's error: see `failureOf`
 */
export async function signWithPasskey(
  optionsJSON: Schemas['PasskeyRequestDto'],
  autofill = false,
): Promise<Omit<Schemas['PasskeyLoginDto'], 'rememberMe'>> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** Whether the browser offers passkeys in an e-mail field. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await library();
  return browserSupportsWebAuthnAutofill();
}

/** Ends a wait of `signWithPasskey`. */
export async function endPasskeyAutofill(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** The browser's errors when the user closed its dialog, or chose nothing; it does not tell which. */
const GIVEN_UP = ['NotAllowedError', 'AbortError'];

/** Whether the user gave up, or a newer request replaced it: no error to show. */
const isGivenUp = (error: unknown): boolean => error instanceof Error && GIVEN_UP.includes(error.name);

/** A sentence for the browser's errors, not the server's. */
function browserFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'InvalidStateError') return '이 기기에는 이미 패스키가 있어요.';
  if (error.name === 'SecurityError') return '이 주소에서는 패스키를 쓸 수 없어요.';
  return ['NotSupportedError', 'ConstraintError', 'UnknownError'].includes(error.name)
    ? '이 기기에서는 패스키를 쓸 수 없어요. 화면 잠금이 켜져 있는지 확인해 주세요.'
    : null;
}

/** The sentence for a failed try, by the browser or the server; null where the user gave up, or nothing failed. */
export function failureOf(error: unknown): string | null {
  return !error || isGivenUp(error) ? null : (browserFailure(error) ?? messageOf(error));
}
