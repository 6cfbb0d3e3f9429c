import { useEffect } from 'react';

/** public/boot.js listens for it. */
export const INTERACTIVE = 'routineup:interactive';

/** Rendered beside the page inside its Suspense boundary: tells when both are hydrated. */
export function Interactive() {
  useEffect(() => {
    window.dispatchEvent(new Event(INTERACTIVE));
  }, []);
  return null;
}
