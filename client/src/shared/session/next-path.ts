/** The login page, which then returns to `next`. */
export const loginPath = (next: string): string =>
  next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;

/** The signup, which then continues to `next`. */
export const signupPath = (next: string): string =>
  next === '/' ? '/signup' : `/signup?next=${encodeURIComponent(next)}`;

/**
 * The `next` of a login address, or `/`. Only paths of this site: `//host` and `/\host` would leave it, even with a tab
 * or line break in them, which browsers drop, and `/.//host` is shortened to the former; the login page itself would loop.
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  return /^\/\P{Cc}*$/u.test(next) &&
    !/^[^?#]*[/\\]{2}/.test(next) &&
    !/^\/(login|signup)(\/|\?|$)/.test(next)
    ? next
    : '/';
}
