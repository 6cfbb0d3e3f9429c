import { api } from '../../../shared/api/api.client';
import { wantsRests } from '../../../shared/push/rest-mark';
import { tabStorage } from '../../../shared/lib/safe-storage';
import { onLoginLeft } from '../../../shared/session/session.store';

const SECOND_MS = 1000;
/** Outlives a reload: the page that comes back takes back what the one before had asked for. */
const TOLD = 'routineup.rest-told';

interface WatchedRest {
  sessionId: string;
  endsAt: number;
}

let watched: WatchedRest | null = null;
let wanted = false;
let listening = false;
// In order: a rest must not be withdrawn before it was reported.
let sending: Promise<unknown> = Promise.resolve();

function send(call: () => Promise<unknown>): void {
  // Without a network nothing is reported; the page rings when it is opened.
  sending = sending.then(call).catch(() => undefined);
}

/** Whether the server was told of a rest: in memory, too, where nothing can be stored. */
let told = tabStorage.getItem(TOLD) !== null;

function setTold(next: boolean): void {
  told = next;
  if (next) tabStorage.setItem(TOLD, '1');
  else tabStorage.removeItem(TOLD);
}

function hidden(): void {
  const { endsAt = 0, sessionId = '' } = watched ?? {};
  const seconds = Math.round((endsAt - Date.now()) / SECOND_MS);
  if (!wanted || seconds < 1) return;
  setTold(true);
  const body = { seconds, sessionId };
  send(() => api.PUT('/api/user/push/rest', { body, keepalive: true }));
}

function visible(): void {
  if (told) send(() => api.DELETE('/api/user/push/rest'));
  setTold(false);
  wantsRests().then(
    wants => {
      wanted = wants;
    },
    () => undefined,
  );
}

/**
 * Lets the server tell the end of a rest while the page is hidden, as on a locked phone, whichever page of ours that is. A visible page sends
 * nothing: in the session it rings by itself.
 */
export function watchRest(rest: WatchedRest | null): void {
  watched = rest;
  if (listening) return;
  listening = true;
  visible();
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? hidden() : visible(),
  );
}

// The next person's phone must not ring for it.
onLoginLeft(() => {
  watched = null;
  wanted = false;
  setTold(false);
});
