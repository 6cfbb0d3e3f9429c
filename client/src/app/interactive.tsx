import { useEffect } from 'react';

/** public/boot.js listens for it. */
export const INTERACTIVE = 'routineup:interactive';

/** Stands beside the page inside its Suspense boundary: says when both have taken over a document that arrived rendered. */
export function Interactive() {
  useEffect(() => {
    window.dispatchEvent(new Event(INTERACTIVE));
  }, []);
  return null;
}
