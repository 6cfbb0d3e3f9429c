import { useEffect } from 'react';

/** public/boot.js listens for this event. */
export const INTERACTIVE = 'routineup:interactive';

/** Rendered beside the page inside its Suspense boundary: signals when both are hydrated. */
export function Interactive() {
  useEffect(() => {
    window.dispatchEvent(new Event(INTERACTIVE));
  }, []);
  return null;
}
