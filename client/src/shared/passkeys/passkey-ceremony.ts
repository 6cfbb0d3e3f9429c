import { messageOf } from '../api/api.error';
import type { components } from '../api/schema';
import { untilLoaded } from '../lib/until-loaded';

type Schemas = components['schemas'];

/** Loaded when somebody uses a passkey: the other ways in do without. */
const library = () => untilLoaded(() => import('@simplewebauthn/browser'));

const IS_ADDRESS = /^(\d+\.){3}\d+$|^\[/;

/** Whether this browser has passkeys at this address; browsers inside of apps often have none. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !IS_ADDRESS.test(location.hostname);

/** Has the device make a passkey. @throws what the browser says: see `failureOf` */
export async function makePasskey(
  optionsJSON: Schemas['PasskeyCreationDto'],
): Promise<Schemas['NewPasskeyDto']> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return { credentialId: id, clientDataJSON, attestationObject, transports: transports ?? [] };
}

/**
 * Has the device sign.
 * @param autofill waits until somebody chooses one where the e-mail is typed; the next call ends the wait
 * @throws what the browser says: see `failureOf`
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

/** Whether the browser offers passkeys where an e-mail is typed. */
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

/** What the browser says when the person closed its dialog, or nothing was chosen; it does not tell which. */
const GIVEN_UP = ['NotAllowedError', 'AbortError'];

/** Whether the person gave up, or something newer took its place: nothing to complain about. */
const isGivenUp = (error: unknown): boolean => error instanceof Error && GIVEN_UP.includes(error.name);

/** A sentence for what the browser, not the server, says. */
function browserFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'InvalidStateError') return '이 기기에는 이미 패스키가 있어요.';
  if (error.name === 'SecurityError') return '이 주소에서는 패스키를 쓸 수 없어요.';
  return ['NotSupportedError', 'ConstraintError', 'UnknownError'].includes(error.name)
    ? '이 기기에서는 패스키를 쓸 수 없어요. 화면 잠금이 켜져 있는지 확인해 주세요.'
    : null;
}

/** What to say of a try that did not go, by the browser or the server; null where the person gave up, or nothing failed. */
export function failureOf(error: unknown): string | null {
  return !error || isGivenUp(error) ? null : (browserFailure(error) ?? messageOf(error));
}
