/** A cache that exists while a member is logged in, with pictures of their pages: a service worker cannot read the page's other storages. */
export const MEMBER = 'routineup:member';

/** Kept in that cache while this member receives pushes on this device: `{ "rest": true }` with the end of a rest. */
export const PUSH = '/push';

/** In that cache: the tag of the last notification of a kind, also after it was closed. */
export const SHOWN = '/push/shown/';

/** A picture of a member page on this device, stored under its address. */
export interface PagePicture {
  /** The login it belongs to. */
  login: string;
  /** With another build, day or width it would be outdated. */
  build: string;
  day: string;
  width: number;
  html: string;
  css: string;
}

/** "오늘" means this day, by the device's clock. */
export const dayOfPicture = (): string => new Date().toDateString();

/** The cache of pictures that pages have shown, also those of a member's workouts and products. */
export const DRAWINGS = 'drawings';

/** Tells a waiting service worker to take over from the old one. */
export const ACTIVATE = 'routineup:activate';
/** Tells the old one to abort unanswered requests, because the new one waits until it is idle. */
export const LEAVE = 'routineup:leave';
