import { useEffect } from 'react';

/** public/boot.js listens for this event. */
export const INTERACTIVE = 'routineup:interactive';

let interactive = false;
/** Whether the first page is shown. */
export const isInteractive = () => interactive;

/** Rendered beside the page inside its Suspense boundary: signals when both are hydrated. */
export function Interactive() {
  useEffect(() => {
    interactive = true;
    window.dispatchEvent(new Event(INTERACTIVE));
  }, []);
  return null;
}
