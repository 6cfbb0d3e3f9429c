import { createHash } from 'node:crypto';

/**
 * The `version` of a list or row: a number computed from its content (31 bits). A client sends back the version it read, so that a change made
 * elsewhere in between is noticed; a change that was reverted does not count.
 */
export function contentVersion(content: unknown): number {
  return createHash('sha256').update(JSON.stringify(content)).digest().readUInt32BE(0) >>> 1;
}
