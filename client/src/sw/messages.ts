/** A cache with nothing in it, there while a member is logged in: a service worker sees no other storage of the page's. */
export const MEMBER = 'routineup:member';
/** To a service worker that waits: take over from the one before. */
export const ACTIVATE = 'routineup:activate';
/** To the one before: give up what the network has not answered, for the other one waits until nothing is left to do. */
export const LEAVE = 'routineup:leave';
