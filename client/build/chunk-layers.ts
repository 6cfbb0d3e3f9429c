import type { Rolldown } from 'vite';

/** Used by the routines and the week only. */
const DRAGGING = /\/node_modules\/@dnd-kit\//;
const ENTRY = /\/src\/app\/main\.tsx$/;
/** The folders that import a file, directly or not, decide its chunk. Needed at the first touch of the landing page, … */
const FIRST = /\/src\/(?:features\/landing\/pages\/|app\/layout\/login-prompt|shared\/ui\/toaster)/;
/** … by visitors, … */
const VISITORS =
  /\/src\/(?:app\/(?!member-routes|first-questions|local-copy|updates|layout\/account-menu)|features\/(?:landing|search|workout|supplement)\/)/;
/** … by those who log in or sign up, … */
const ENTRANCE = /\/src\/features\/(?:auth|signup)\//;
/** … by every member page, or by more than one of those that members open most, … */
const MEMBERS = /\/src\/app\/(?:member-routes|query-boundary)/;
/** … of these by 오늘, which shows parts that otherwise only other training pages have, … */
const TODAY = /\/src\/features\/training\/pages\/training-page/;
/** … or by the others, … */
const ROUTINES = /\/src\/features\/(?:recommendation\/pages\/workout-result|routine\/pages\/routine)-page/;
/** … by the frame around members' pages, which loads after them, … */
const FRAME = /\/src\/app\/(?:layout\/account-menu|updates)/;
/** … by the copy on the device, which is filled last, … */
const COPY = /\/src\/app\/local-copy/;
/** … or by the other pages of one feature. */
const FEATURE = /\/src\/features\/([a-z]+)\/pages\//;

/**
 * The chunk for code that pages share. By default every small part becomes a file: one member page had seventy, each with its own request.
 * A chunk imports only what at least as many pages need, so no two chunks wait for each other.
 */
export function layerOf(id: string, chunking: Rolldown.ChunkingContext): string | null {
  if (DRAGGING.test(id)) return 'dragging';
  const importing = new Set([id]);
  for (const each of importing) chunking.getModuleInfo(each)?.importers.forEach(file => importing.add(file));
  const users = [...importing];
  const isFor = (files: RegExp) => users.some(each => files.test(each));
  // The bundler's own modules belong to no layer; modules that the entry imports have chunks of their own.
  if (id.startsWith('\0') || isFor(ENTRY)) return null;
  if (isFor(FIRST)) return 'first';
  const isForToday = isFor(TODAY);
  const isForMost = isForToday || isFor(ROUTINES) || isFor(MEMBERS);
  if (isForMost && isFor(VISITORS)) return 'shared';
  if (isFor(MEMBERS) || (isForToday && isFor(ROUTINES))) return 'members';
  if (isFor(ROUTINES)) return 'routines';
  if (isFor(FRAME)) return 'frame';
  if (isFor(VISITORS)) return 'visitors';
  if (isFor(COPY)) return 'copy';
  if (isForToday) return 'today';
  if (isFor(ENTRANCE)) return 'entrance';
  const features = new Set(users.flatMap(each => FEATURE.exec(each)?.[1] ?? []));
  return features.size === 1 ? [...features][0]! : 'rest';
}
