import type { Rolldown } from 'vite';

/** Of the routines and the week; no other page has a use for it. */
const DRAGGING = /\/node_modules\/@dnd-kit\//;
const ENTRY = /\/src\/app\/main\.tsx$/;
/** Which folder imports a file, near or far, says when it is needed: for the first touch of the landing page, by visitors, else by members. */
const FIRST = /\/src\/(?:features\/landing\/pages\/|app\/layout\/login-prompt|shared\/ui\/toaster)/;
const VISITORS =
  /\/src\/(?:app\/(?!member-routes|first-questions|local-copy|updates|layout\/account-menu)|features\/(?:landing|search|workout|supplement|auth|signup)\/)/;

/**
 * The piece for what pages share: one for the first touch, one for visitors' pages, one for members'. Left alone each small part becomes a
 * file: a member's page was seventy of them, each with its own way to the server. A piece needs only what is needed as early or earlier,
 * so no two wait for each other.
 */
export function layerOf(id: string, chunking: Rolldown.ChunkingContext): string | null {
  if (DRAGGING.test(id)) return 'dragging';
  const importing = new Set([id]);
  for (const each of importing) chunking.getModuleInfo(each)?.importers.forEach(file => importing.add(file));
  const isFor = (files: RegExp) => [...importing].some(each => files.test(each));
  // What the bundler adds itself is nobody's; what the entry imports has pieces of its own.
  if (id.startsWith('\0') || isFor(ENTRY)) return null;
  return isFor(FIRST) ? 'first' : isFor(VISITORS) ? 'visitors' : 'members';
}
