import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Config } from '../config/config.js';

/**
 * The key that signs tokens. Given a text, jsonwebtoken tries at every call to read it as a PEM key first, which
 * takes longer than all the rest; a key object spares that.
 */
export function signingKey({ jwtSecret }: Config): KeyObject {
  return createSecretKey(Buffer.from(jwtSecret));
}
