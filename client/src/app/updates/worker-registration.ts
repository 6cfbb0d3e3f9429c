import { useEffect, useState } from 'react';
import { ACTIVATE } from '../../sw/messages';

/** An installed application stays open for days. */
const LOOK_EVERY_MS = 60 * 60_000;

/** Registers the service worker, and answers the newer one that waits to take over; null while there is none. */
export function useWaitingWorker(): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    // Without HTTPS, in some private windows and while developing there is none.
    if (!workers || !import.meta.env.PROD) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    workers.register('/sw.js').then(
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
  return waiting;
}

/** Lets a waiting one take over and loads this page anew with its files. Other pages stay as they are. */
export function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage(ACTIVATE);
}
