import { keepDeviceMark, withDeviceMark } from '../session/device-mark';
import { ApiError } from './api.error';
import { earlyAnswer } from './early-answers';

/** A bad connection accepts requests and never answers, or stops half way. Requests with files take as long as they take. */
const ANSWER_WITHIN_MS = 15_000;

/**
 * `fetch`, but an answer that never comes, or stalls that long, is an ApiError with a Korean sentence. Resolves with the whole
 * answer. Aborted requests stay aborts.
 */
export async function send(request: Request): Promise<Response> {
  const limit = new AbortController();
  const giveUp = () => limit.abort();
  const withFiles = request.headers.get('Content-Type')?.startsWith('multipart/');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let late = false;
  const wait = () => {
    clearTimeout(timer);
    if (withFiles) return;
    timer = setTimeout(() => {
      late = true;
      giveUp();
    }, ANSWER_WITHIN_MS);
  };
  if (request.signal.aborted) giveUp();
  request.signal.addEventListener('abort', giveUp);
  wait();
  try {
    const ask = () => fetch(withDeviceMark(request), { signal: limit.signal, redirect: 'manual' });
    const early = earlyAnswer(request)?.catch(ask);
    const response = await (early ? Promise.race([early, untilAborted(limit.signal)]) : ask());
    if (isForeign(response)) throw ApiError.foreign();
    keepDeviceMark(response);
    return await whole(response, limit.signal, wait);
  } catch (error) {
    if (request.signal.aborted || error instanceof ApiError) throw error;
    throw late ? ApiError.noAnswer() : ApiError.network();
  } finally {
    clearTimeout(timer);
  }
}

/** "Network Authentication Required" (RFC 6585): said only by networks, not by servers. */
const LOGIN_TO_NETWORK = 511;

/**
 * A captive portal (of a hotel, a gym) answers for the server with a page of its own or redirects to it: nothing
 * was received, and no login may end because of it. Our server answers the API with neither.
 */
const isForeign = ({ ok, status, type, headers }: Response): boolean =>
  type === 'opaqueredirect' ||
  status === LOGIN_TO_NETWORK ||
  ((ok || status === 401) && Boolean(headers.get('Content-Type')?.startsWith('text/html')));

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** The answer with its body fully read; `onPart` is called for each part received. */
async function whole(response: Response, signal: AbortSignal, onPart: () => void): Promise<Response> {
  if (!response.body) return response;
  const parts: Uint8Array[] = [];
  const reader = response.body.getReader();
  // An early answer was asked for without this signal: its body would never end.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onPart();
    parts.push(part.value);
  }
  signal.throwIfAborted();
  const body = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  const { status, statusText, headers } = response;
  // Chromium gives a 204 a body, too, but `new Response` refuses one.
  return new Response(body.length > 0 ? body : null, { status, statusText, headers });
}
