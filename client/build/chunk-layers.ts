import type { Rolldown } from 'vite';

/** Which folder imports a file, near or far, says when it is needed: with the frame and the landing page, by visitors, else by members. */
const FIRST = /\/src\/(?:app|features\/landing)\//;
const VISITORS = /\/src\/features\/(?:search|workout|supplement|auth|signup)\//;

/**
 * The piece for what many pages share: one for visitors' pages, one for members'; null for what is needed first and has pieces of its own.
 * Left alone each small part becomes a file: a member's page was seventy of them, each with its own way to the server. A piece needs only
 * what is needed as early or earlier, so no two wait for each other.
 */
export function layerOf(id: string, chunking: Rolldown.ChunkingContext): string | null {
  const importing = new Set([id]);
  for (const each of importing) chunking.getModuleInfo(each)?.importers.forEach(file => importing.add(file));
  const isFor = (files: RegExp) => [...importing].some(each => files.test(each));
  // What the bundler adds itself is nobody's.
  if (id.startsWith('\0') || isFor(FIRST)) return null;
  return isFor(VISITORS) ? 'visitors' : 'members';
}
