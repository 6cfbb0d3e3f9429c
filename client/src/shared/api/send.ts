import { keepDeviceMark, withDeviceMark } from '../session/device-mark';
import { ApiError } from './api.error';

/** `fetch`, but an answer that never came is an ApiError with a Korean sentence. Aborted requests stay aborts. */
export async function send(request: Request): Promise<Response> {
  try {
    const response = await fetch(withDeviceMark(request));
    keepDeviceMark(response);
    return response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw ApiError.network();
  }
}
