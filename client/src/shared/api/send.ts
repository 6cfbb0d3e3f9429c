import { keepDeviceMark, withDeviceMark } from '../session/device-mark';
import { ApiError } from './api.error';

/** With a bad signal connections are taken and never answered. What carries files takes as long as it takes. */
const ANSWER_WITHIN_MS = 15_000;

/** `fetch`, but an answer that never came is an ApiError with a Korean sentence. Aborted requests stay aborts. */
export async function send(request: Request): Promise<Response> {
  const limit = new AbortController();
  const giveUp = () => limit.abort();
  const withFiles = request.headers.get('Content-Type')?.startsWith('multipart/');
  const timer = withFiles ? undefined : setTimeout(giveUp, ANSWER_WITHIN_MS);
  if (request.signal.aborted) giveUp();
  request.signal.addEventListener('abort', giveUp);
  try {
    const response = await fetch(withDeviceMark(request), { signal: limit.signal });
    keepDeviceMark(response);
    return response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw ApiError.network();
  } finally {
    clearTimeout(timer);
  }
}
