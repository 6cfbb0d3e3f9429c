/** To a service worker that waits: take over from the one before. */
export const ACTIVATE = 'routineup:activate';
