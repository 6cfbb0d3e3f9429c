declare global {
  interface Window {
    /** Requests that public/boot.js sent before any module ran, by address. */
    routineupEarly?: { authorization: string; answers: Record<string, Promise<Response>> };
  }
}

/** After more time than a page takes to open, an answer may be stale. */
const TAKEN_WITHIN_MS = 10_000;

/** The early answer to this request, only once; undefined where there is none, and after any change. */
export function earlyAnswer({ method, url, headers }: Request): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.routineupEarly;
  if (!early) return undefined;
  const current = headers.get('Authorization') === early.authorization && performance.now() < TAKEN_WITHIN_MS;
  if (!current || method !== 'GET') {
    delete window.routineupEarly;
    return undefined;
  }
  const path = url.slice(location.origin.length);
  const answer = early.answers[path];
  delete early.answers[path];
  return answer;
}
