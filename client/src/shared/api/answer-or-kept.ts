import { ApiError } from './api.error';

/** In a basement an answer often never arrives: with kept data nobody waits longer than this. */
export const KEPT_AFTER_MS = 3000;

/** The server's answer; the kept one where that fails or takes too long. @throws ApiError where nothing is kept */
export async function answerOrKept<Value>(
  ask: () => Promise<Value>,
  readKept: () => Promise<Value | undefined>,
): Promise<Value> {
  const asked = ask();
  const late = new Promise<null>(resolve => setTimeout(resolve, KEPT_AFTER_MS, null));
  const answer = await Promise.race([asked, late]).catch((error: unknown) => {
    // Nobody waits for an aborted call.
    if (error instanceof ApiError) return null;
    throw error;
  });
  if (answer !== null) return answer;
  return (await readKept().catch(() => undefined)) ?? asked;
}
