import createClient from 'openapi-fetch';
import { ApiError } from './api.error';
import type { paths } from './schema';
import { sessionFetch } from './session-fetch';

/** Every call of the API, typed by the server's own OpenAPI document (`schema.d.ts` is generated from it). */
export const api = createClient<paths>({
  baseUrl: typeof location === 'undefined' ? '' : location.origin,
  fetch: sessionFetch,
});

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * The data of an answer: `await unwrap(api.GET('/api/bodyParts'))`.
 * @throws ApiError with a Korean sentence, for any answer outside 2xx and for no answer
 */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  return (await unwrapWithHeaders(call)).data;
}

/** Like `unwrap`, with the headers: lists carry `X-Total-Count` and `X-Page-Size`. */
export async function unwrapWithHeaders<Data>(
  call: Promise<Answer<Data>>,
): Promise<{ data: Data; headers: Headers }> {
  const { data, error, response } = await call.catch((error: unknown) => {
    // Cut on its way, by something that then closed the connection as if it had been whole.
    throw error instanceof SyntaxError ? ApiError.network() : error;
  });
  if (!response.ok) throw ApiError.from(error, response.status);
  return { data: data as Data, headers: response.headers };
}
