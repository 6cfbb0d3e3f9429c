import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Config } from '../config/config.js';

/**
 * The key that signs tokens. Given a text, jsonwebtoken tries at every call to read it as a PEM key first, which
 * takes longer than all the rest; a key object spares that.
 */
export function signingKey({ jwtSecret }: Config): KeyObject {
  return createSecretKey(Buffer.from(jwtSecret));
}

/** 32 bytes for one use of the one secret (HKDF, RFC 5869): what leaks of one key says nothing of another. */
export function keyFor(
  use: 'verification-code' | 'device-mark' | 'admin-totp' | 'passkey-challenge' | 'sealed-note',
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
): Buffer {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', `routineup ${use}`, 32));
}
