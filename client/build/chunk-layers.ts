import type { Rolldown } from 'vite';

/** Of the routines and the week; no other page has a use for it. */
const DRAGGING = /\/node_modules\/@dnd-kit\//;
const ENTRY = /\/src\/app\/main\.tsx$/;
/** Which folder imports a file, near or far, says when it is needed: for the first touch of the landing page, … */
const FIRST = /\/src\/(?:features\/landing\/pages\/|app\/layout\/login-prompt|shared\/ui\/toaster)/;
/** … by visitors, … */
const VISITORS =
  /\/src\/(?:app\/(?!member-routes|query-boundary|first-questions|local-copy|updates|layout\/account-menu)|features\/(?:landing|search|workout|supplement|auth|signup)\/)/;
/** … by every page of members, or those that they open most; … */
const MOST =
  /\/src\/(?:app\/(?:member-routes|query-boundary)|features\/(?:recommendation\/pages\/workout-result|routine\/pages\/routine|training\/pages\/training)-page)/;
/** … of these 오늘, which shows parts that only the other pages of training have; */
const TODAY = /\/src\/features\/training\/pages\/training-page/;
/** or by the other pages of one feature. */
const FEATURE = /\/src\/features\/([a-z]+)\/pages\//;

/**
 * The piece for what pages share. Left alone each small part becomes a file: a member's page was seventy of them, each with its own way to
 * the server. A piece needs only what is needed by as many or more, so no two wait for each other.
 */
export function layerOf(id: string, chunking: Rolldown.ChunkingContext): string | null {
  if (DRAGGING.test(id)) return 'dragging';
  const importing = new Set([id]);
  for (const each of importing) chunking.getModuleInfo(each)?.importers.forEach(file => importing.add(file));
  const users = [...importing];
  const isFor = (files: RegExp) => users.some(each => files.test(each));
  // What the bundler adds itself is nobody's; what the entry imports has pieces of its own.
  if (id.startsWith('\0') || isFor(ENTRY)) return null;
  if (isFor(FIRST)) return 'first';
  const most = users.filter(each => MOST.test(each));
  if (isFor(VISITORS)) return most.length > 0 ? 'shared' : 'visitors';
  if (most.length > 0) return most.every(each => TODAY.test(each)) ? 'today' : 'members';
  const features = new Set(users.flatMap(each => FEATURE.exec(each)?.[1] ?? []));
  return features.size === 1 ? [...features][0]! : 'rest';
}
