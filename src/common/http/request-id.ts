import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Long enough to be one request's, short enough for the jobs' column, and nothing that could pass for another log line. */
const PROPER = /^[\w.:-]{8,64}$/;

/** The id by which logs and jobs name a request: the one a proxy or client gave it in `X-Request-Id`, else a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && PROPER.test(given) ? given : randomUUID();
}
