/**
 * Resolves once what this page fetches passes the service worker, which keeps drawings and texts; never where there is none.
 */
export async function untilControlled(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers?.controller) return;
  await new Promise<void>(resolve => {
    workers?.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}
