import { createHash } from 'node:crypto';

/**
 * The `version` of a list or row: a number made of its content (31 bits). A client that read something sends it back,
 * so that a change made elsewhere in between is noticed; what was changed back does not count as a change.
 */
export function contentVersion(content: unknown): number {
  return createHash('sha256').update(JSON.stringify(content)).digest().readUInt32BE(0) >>> 1;
}
