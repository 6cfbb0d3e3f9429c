declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  /** @returns the plain text; throws for another key or changed data */
  export function decrypt(
    body: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
