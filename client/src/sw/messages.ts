/** A cache that is there while a member is logged in, with pictures of their pages: a service worker sees no other storage of the page's. */
export const MEMBER = 'routineup:member';

/** A member's page as it stood on this device, under its address. */
export interface PagePicture {
  /** The login it belongs to. */
  login: string;
  /** Of another build, day or width it would not be true. */
  build: string;
  day: string;
  width: number;
  html: string;
  css: string;
}

/** "오늘" means this day, by the device's clock. */
export const dayOfPicture = (): string => new Date().toDateString();

/** To a service worker that waits: take over from the one before. */
export const ACTIVATE = 'routineup:activate';
/** To the one before: give up what the network has not answered, for the other one waits until nothing is left to do. */
export const LEAVE = 'routineup:leave';
