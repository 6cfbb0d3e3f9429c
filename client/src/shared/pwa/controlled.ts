/** Resolves once the service worker, which caches drawings and workouts, controls this page; at once where there will be none. */
export async function untilControlled(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller) return;
  await new Promise<void>(resolve => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}
