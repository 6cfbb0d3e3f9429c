import { ApiError } from './api.error';

/** `fetch`, but an answer that never came is an ApiError with a Korean sentence. Aborted requests stay aborts. */
export async function send(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw ApiError.network();
  }
}
