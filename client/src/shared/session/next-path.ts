/** The login page that comes back to `next` afterwards. */
export const loginPath = (next: string): string =>
  next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;

/** The signup that leads on to `next` afterwards. */
export const signupPath = (next: string): string =>
  next === '/' ? '/signup' : `/signup?next=${encodeURIComponent(next)}`;

/**
 * The `next` of a login address, or `/`. Only paths of this site: `//host` and `/\host` would leave it, also with a tab
 * or line break in them, which browsers leave out; and the login itself would go in circles.
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  return /^\/(?![/\\])\P{Cc}*$/u.test(next) && !/^\/(login|signup)(\/|\?|$)/.test(next) ? next : '/';
}
