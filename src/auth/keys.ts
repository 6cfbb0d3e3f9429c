import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Config } from '../config/config.js';

/**
 * The key that signs tokens. Given a string, jsonwebtoken first tries to parse it as a PEM key on every call, which takes longer than all the rest; a
 * key object avoids that.
 */
export function signingKey({ jwtSecret }: Config): KeyObject {
  return createSecretKey(Buffer.from(jwtSecret));
}

/** Derives 32 bytes for one use from the one secret (HKDF, RFC 5869): a leaked key reveals nothing about another. */
export function keyFor(
  use: 'verification-code' | 'device-mark' | 'admin-totp' | 'passkey-challenge' | 'sealed-note',
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
): Buffer {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', `routineup ${use}`, 32));
}
