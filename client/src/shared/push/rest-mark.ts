import { MEMBER, PUSH } from '../../sw/messages';

/** Whether this device receives the ends of rests as pushes. */
export async function wantsRests(): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  const mark = await caches.match(PUSH, { cacheName: MEMBER });
  return ((await mark?.json()) as { rest: boolean } | undefined)?.rest ?? false;
}
