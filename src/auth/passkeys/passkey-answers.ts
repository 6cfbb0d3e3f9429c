import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { NewPasskeyDto, PasskeyLoginDto } from './passkey.dto.js';
import type { Passkey } from './passkey.entity.js';

/** COSE numbers of Ed25519, ECDSA on P-256 and RSA; every authenticator supports one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** What an authenticator's answer must have been made for. */
export interface ExpectedCeremony {
  challenge: string;
  rpId: string;
  /** `PUBLIC_URL`. */
  origin: string;
}

/** The challenge that was answered; undefined if it cannot be read. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(clientDataJSON);
    // The library accepts answers from cross-origin frames.
    return typeof challenge === 'string' && !crossOrigin ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** A new passkey's credential; undefined unless it is valid. */
export const credentialIn = (made: NewPasskeyDto, expected: ExpectedCeremony) =>
  orUndefined(async () => {
    requireNoCertificates(made.attestationObject);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...toLibrary(expected),
      response: { ...answerOf(made), response: made },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified && registrationInfo.credential.id === made.credentialId
      ? registrationInfo.credential
      : undefined;
  });

/** The authenticator's counter after a valid signature; undefined if it is none, also where the counter went back. */
export const counterIn = (
  sent: PasskeyLoginDto,
  { credentialId, publicKey, counter }: Passkey,
  expected: ExpectedCeremony,
): Promise<number | undefined> =>
  orUndefined(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...toLibrary(expected),
      response: { ...answerOf(sent), response: sent },
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });

const toLibrary = ({ challenge, rpId, origin }: ExpectedCeremony) => ({
  ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
  requireUserVerification: true,
});

/** The library's result for untrusted bytes; undefined if it throws, for whatever reason. */
async function orUndefined<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}

const answerOf = ({ credentialId }: { credentialId: string }) => ({
  ...{ id: credentialId, rawId: credentialId },
  type: 'public-key' as const,
  clientExtensionResults: {},
});

/**
 * Browsers strip certificates that nobody asked for. For certificates that somebody sends anyway, the library would fetch revocation lists from the
 * URLs inside.
 */
function requireNoCertificates(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  const isSelfSigned = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new Error(`an attestation was not asked for: ${format}`);
}
