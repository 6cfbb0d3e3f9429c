import { useEffect, useState } from 'react';
import { serviceWorkerUrl } from '../../shared/lib/trusted-types';
import { currentSession, onLoginLeft } from '../../shared/session/session.store';
import { forgetPictures } from '../../shared/session/member-data';
import { ACTIVATE, LEAVE, MEMBER } from '../../sw/messages';

/** An installed app stays open for days. */
const LOOK_EVERY_MS = 60 * 60_000;
const TAKE_OVER_MS = 3000;

/** Tells the service worker that `/` belongs to a member. */
function markMember(): void {
  if (typeof caches === 'undefined') return;
  if (currentSession()) caches.open(MEMBER).catch(() => undefined);
}
// The pictures show the member who left.
onLoginLeft(() => void forgetPictures().then(markMember));

/**
 * Registers the service worker and returns a function that switches to a newer version; null while there is none. Its promise resolves
 * only if the browser asks about unsaved data and the user stays.
 */
export function useNewerVersion(): (() => Promise<void>) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    // There is none without HTTPS, in some private windows and during development.
    if (!workers || !import.meta.env.PROD) return;
    markMember();
    const leaving = new AbortController();
    const { signal } = leaving;
    let controlled = workers.controller !== null;
    const changed = () => {
      // Another page let the new worker in: this page's files may be gone. The first worker of all changes nothing.
      if (controlled) setOutdated(true);
      controlled = true;
    };
    workers.addEventListener('controllerchange', changed, { signal });
    workers.register(serviceWorkerUrl()).then(
      registration => {
        // The first worker has nothing to replace.
        const look = () => {
          if (!signal.aborted) setWaiting(workers.controller ? registration.waiting : null);
        };
        const follow = (worker: ServiceWorker | null) =>
          worker?.addEventListener('statechange', look, { signal });
        follow(registration.waiting);
        look();
        registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
        let looked = Date.now();
        const lookAgain = () => {
          if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY_MS) return;
          looked = Date.now();
          registration.update().catch(() => undefined);
        };
        document.addEventListener('visibilitychange', lookAgain, { signal });
      },
      // Blocked by the browser's settings: everything works except offline use.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (outdated) return () => new Promise(reload);
  return waiting && (() => takeOver(waiting));
}

/** Reloads this page. With unsaved data the browser asks first: `asked` is called if the user stays. */
function reload(asked: () => void): void {
  const answered = ({ defaultPrevented }: BeforeUnloadEvent) => {
    if (defaultPrevented) setTimeout(asked);
  };
  // Registered after the guards of unsaved data.
  window.addEventListener('beforeunload', answered, { once: true });
  location.reload();
}

/**
 * Lets a waiting worker take over and reloads this page with its files. The browser delays it until the old worker is
 * idle, and half a minute more when a request comes at the wrong moment; leaving the page ends the delay.
 */
function takeOver(worker: ServiceWorker): Promise<void> {
  const workers = navigator.serviceWorker;
  return new Promise(resolve => {
    const asked = () => {
      // Once is enough, whatever the answer.
      workers.removeEventListener('controllerchange', changed);
      resolve();
    };
    const late = setTimeout(reload, TAKE_OVER_MS, asked);
    const changed = () => {
      clearTimeout(late);
      // Even while a late reload is under way: the worker that was asked for the page is gone.
      reload(asked);
    };
    workers.addEventListener('controllerchange', changed, { once: true });
    workers.controller?.postMessage(LEAVE);
    worker.postMessage(ACTIVATE);
  });
}
