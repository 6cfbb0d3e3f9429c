import { MEMBER, PUSH } from '../../sw/messages';
import { isAppleTouch, isInstalled } from '../pwa/installed';
import { fetchPush, subscribePush, unsubscribePush } from './push.api';
import type { PushState } from './push.api';

/** `install`: only the installed app receives pushes here. `blocked`: the user said no in the browser. */
export type PushSupport = 'yes' | 'install' | 'none' | 'blocked';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'yes';
  return isAppleTouch() && !isInstalled() ? 'install' : 'none';
}

/** Tells the service worker and the training pages that pushes are on, until the login ends. */
async function mark({ settings: { rest } }: PushState): Promise<void> {
  await (await caches.open(MEMBER)).put(PUSH, new Response(JSON.stringify({ rest })));
}

/** Records what was chosen, on a device that has pushes. */
export async function markPush(state: PushState): Promise<void> {
  if (state.here) await mark(state);
}

/** Asks the browser for permission if it has not been asked. @returns null if the user refused. @throws ApiError, DOMException */
export async function turnPushOn(publicKey: string): Promise<PushState | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  return subscribe(publicKey);
}

/** @throws ApiError */
export async function turnPushOff(): Promise<void> {
  await unsubscribePush();
  await (await caches.open(MEMBER)).delete(PUSH);
  await (await subscriptionHere())?.unsubscribe();
}

/** Subscribes anew where the browser or the server has dropped the subscription of a device with pushes. @throws ApiError */
export async function renewPush(): Promise<void> {
  if (pushSupport() !== 'yes' || Notification.permission !== 'granted') return;
  const state = await fetchPush();
  const { publicKey, here } = state;
  if (publicKey === null) return;
  if (here && isOf(await subscriptionHere(), publicKey)) await mark(state);
  else await subscribe(publicKey);
}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

const isOf = (subscription: PushSubscription | null, publicKey: string): boolean =>
  subscription !== null && base64Url(subscription.options.applicationServerKey) === publicKey;

async function subscribe(publicKey: string): Promise<PushState> {
  const earlier = await subscriptionHere();
  // A browser has one subscription, of one key.
  if (earlier && !isOf(earlier, publicKey)) await earlier.unsubscribe();
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const state = await subscribePush({
    endpoint: subscription.endpoint,
    p256dh: base64Url(subscription.getKey('p256dh')),
    auth: base64Url(subscription.getKey('auth')),
  });
  await mark(state);
  return state;
}

const base64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
