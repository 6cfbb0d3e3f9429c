/**
 * The decoded path of a request target: without the query, without the `http://host` of an absolute-form target (RFC 9112 §3.2.2), with repeated
 * slashes merged. A target that cannot be decoded stays as it is.
 */
export function requestPath(target: string): string {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0]!;
  return decoded(path).replace(/\/{2,}/g, '/') || '/';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a path belongs to the API: `/api` and everything below, in any case. */
export function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/i.test(path);
}
