import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Long enough to be unique, short enough for the jobs' column, without characters that could fake a log line. */
const PROPER = /^[\w.:-]{8,64}$/;

/** The id that identifies a request in logs and jobs: the `X-Request-Id` from a proxy or client, else a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && PROPER.test(given) ? given : randomUUID();
}
