import { deviceStorage } from '../lib/safe-storage';

const STORAGE_KEY = 'routineup.device';
const HEADER = 'X-Device-Mark';

/** The calls that tell devices apart: login, and proof of an e-mail address. */
const CALLS = /^\/api\/(auth\/login|admin\/login|register|user\/auth|user\/password)(\/|$)/;

/**
 * Adds this browser's mark, which says nothing about the user. With a known mark the right password works even after strangers have
 * guessed too often. It stays at logout.
 */
export function withDeviceMark(request: Request): Request {
  const mark = CALLS.test(new URL(request.url).pathname) ? deviceStorage.getItem(STORAGE_KEY) : null;
  if (mark === null) return request;
  const headers = new Headers(request.headers);
  headers.set(HEADER, mark);
  return new Request(request, { headers });
}

/** Stores the mark that the server gives to a browser without one. */
export function keepDeviceMark(response: Response): void {
  const mark = response.headers.get(HEADER);
  if (mark !== null) deviceStorage.setItem(STORAGE_KEY, mark);
}
