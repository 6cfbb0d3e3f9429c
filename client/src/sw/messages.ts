/** To a service worker that waits: take over from the one before. */
export const ACTIVATE = 'routineup:activate';
/** To the one before: give up what the network has not answered, for the other one waits until nothing is left to do. */
export const LEAVE = 'routineup:leave';
