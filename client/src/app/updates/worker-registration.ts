import { useEffect, useState } from 'react';
import { serviceWorkerUrl } from '../../shared/lib/trusted-types';
import { currentSession, onLoginLeft } from '../../shared/session/session.store';
import { forgetPictures } from '../../shared/session/member-data';
import { ACTIVATE, LEAVE, MEMBER } from '../../sw/messages';

/** An installed application stays open for days. */
const LOOK_EVERY_MS = 60 * 60_000;
const TAKE_OVER_MS = 3000;

/** Tells the service worker whose `/` this is. */
function markMember(): void {
  if (typeof caches === 'undefined') return;
  if (currentSession()) caches.open(MEMBER).catch(() => undefined);
}
// What there is shows who has left.
onLoginLeft(() => void forgetPictures().then(markMember));

/**
 * Registers the service worker, and answers what changes to a newer version; null while there is none. It resolves only for a person
 * who was asked about what is not saved and stays.
 */
export function useNewerVersion(): (() => Promise<void>) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    // Without HTTPS, in some private windows and while developing there is none.
    if (!workers || !import.meta.env.PROD) return;
    markMember();
    const leaving = new AbortController();
    const { signal } = leaving;
    let controlled = workers.controller !== null;
    const changed = () => {
      // Let in by another page: the files of this one may be gone. The first one of all changes nothing.
      if (controlled) setOutdated(true);
      controlled = true;
    };
    workers.addEventListener('controllerchange', changed, { signal });
    workers.register(serviceWorkerUrl()).then(
      registration => {
        // The first one of all has nothing to take over.
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
      // Refused by the browser's settings: everything works but what needs no network.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (outdated) return () => new Promise(reload);
  return waiting && (() => takeOver(waiting));
}

/** Loads this page anew. Where something is not saved the browser asks: `asked` is called for who is still here then. */
function reload(asked: () => void): void {
  const answered = ({ defaultPrevented }: BeforeUnloadEvent) => {
    if (defaultPrevented) setTimeout(asked);
  };
  // Behind the guards of what is not saved.
  window.addEventListener('beforeunload', answered, { once: true });
  location.reload();
}

/**
 * Lets a waiting one take over and loads this page anew with its files. The browser holds it back until the one before has
 * nothing to do, and half a minute more when a request comes at the wrong moment; leaving the page ends that.
 */
function takeOver(worker: ServiceWorker): Promise<void> {
  const workers = navigator.serviceWorker;
  return new Promise(resolve => {
    const asked = () => {
      // Once is enough, whatever the answer was.
      workers.removeEventListener('controllerchange', changed);
      resolve();
    };
    const late = setTimeout(reload, TAKE_OVER_MS, asked);
    const changed = () => {
      clearTimeout(late);
      // Also while a late one is under way: the worker that was asked for the page is gone.
      reload(asked);
    };
    workers.addEventListener('controllerchange', changed, { once: true });
    workers.controller?.postMessage(LEAVE);
    worker.postMessage(ACTIVATE);
  });
}
