import { MEMBER, PUSH, SHOWN } from './messages';

declare const self: ServiceWorkerGlobalScope;

/** What the server sends: src/push/push-message.ts. */
interface Message {
  title: string;
  body: string;
  url: string;
  tag: string;
}

/** Of the one button in a notification. */
const OFF = 'off';
const REST = 'rest-';

/** Shows each push, and turns pushes off by one press, without a page. */
export function listenForPushes(): void {
  self.addEventListener('push', event => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', event => {
    const { notification, action } = event;
    notification.close();
    event.waitUntil(action === OFF ? turnOff() : open(String(notification.data ?? '/')));
  });
}

/**
 * Browsers take the permission away from a site that shows nothing. A message may come twice, when its sender died before it could note that the
 * first was taken: what the member has not closed yet is replaced without a sound, and what is closed stays closed.
 */
async function show(data: PushMessageData | null): Promise<void> {
  // Logged out without a network, or another member's turn: the server has not heard of it yet.
  if (!data || !(await caches.match(PUSH, { cacheName: MEMBER }))) {
    await turnOff();
    return self.registration.showNotification('루틴업', { body: '이 기기의 알림을 껐어요.', tag: OFF });
  }
  const { title, body, url, tag } = data.json() as Message;
  const member = await caches.open(MEMBER);
  const kind = SHOWN + tag.split('-', 1)[0];
  const isAgain = (await (await member.match(kind))?.text()) === tag;
  let isOpen = false;
  for (const earlier of await self.registration.getNotifications()) {
    if (tag.startsWith(REST) && earlier.tag.startsWith(REST) && earlier.tag !== tag) earlier.close();
    isOpen ||= earlier.tag === tag;
  }
  const icon = '/icons/icon-192.png';
  const actions = [{ action: OFF, title: '알림 끄기' }];
  // `actions` is missing in TypeScript's library.
  const options = { body, tag, icon, badge: icon, lang: 'ko', data: url, actions };
  await self.registration.showNotification(title, { ...options, silent: isAgain });
  await member.put(kind, new Response(tag));
  if (!isAgain || isOpen) return;
  for (const shown of await self.registration.getNotifications()) if (shown.tag === tag) shown.close();
}

/** The browser's subscription ends even if the server cannot be told: its push service then refuses. */
async function turnOff(): Promise<void> {
  // Opening it would make a member of a visitor.
  if (await caches.has(MEMBER)) await (await caches.open(MEMBER)).delete(PUSH);
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ endpoint: subscription.endpoint });
  await fetch('/api/push/off', { method: 'POST', headers, body }).catch(() => undefined);
  await subscription.unsubscribe();
}

/** Leaves other pages of the site as they are: they may hold what is not saved yet. */
async function open(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === href);
  await (page ? page.focus() : self.clients.openWindow(href));
}
