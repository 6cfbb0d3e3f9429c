import { createECDH, generateKeyPairSync } from 'node:crypto';

/** What signs pushes (VAPID, RFC 8292). */
export interface PushConfig {
  /** `https:` or `mailto:`, where push services reach the operator. */
  subject: string;
  /** Uncompressed point of P-256, base64url: browsers subscribe with it. */
  publicKey: string;
  /** Base64url, 32 bytes. */
  privateKey: string;
}

const PRIVATE_KEY_BYTES = 32;
/** Names that reach nobody (RFC 2606, RFC 6761, RFC 6762); Apple refuses pushes with such a contact. */
const NOBODY = /(?:^|\.)(?:localhost|local|internal|test|invalid|example)$/i;

/** Whether it names a contact on the internet. */
export function isContact(subject: string): boolean {
  const url = URL.canParse(subject) ? new URL(subject) : null;
  if (url?.protocol === 'https:') return url.username === '' && isPublicName(url.hostname);
  const [, host] = /^mailto:[^\s@?]+@([^\s@?]+)$/.exec(subject) ?? [];
  return host !== undefined && isPublicName(host);
}

/** At least two labels, the last without digits: no address, no machine of the own network. */
function isPublicName(host: string): boolean {
  return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i.test(host) && !NOBODY.test(host);
}

/** @throws Error if it is not a private key of P-256 */
export function publicKeyOf(privateKey: string): string {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (!/^[\w-]+$/.test(privateKey) || bytes.length !== PRIVATE_KEY_BYTES) throw new Error('not 32 bytes');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytes);
  return curve.getPublicKey('base64url');
}

/** A new private key, base64url. */
export function newPushKey(): string {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d!;
}
