import { create } from 'zustand';
import { ApiError, isAway } from './api.error';
import { QUICK_TRIES, waitAfter } from './poll-waits';

/** The specification's limit: 30 tries, a second apart after the first quick ones. */
export const POLL_TRIES = 30;

interface Unfinished {
  status: 'PENDING';
}
interface Failed {
  status: 'RECOMMENDATION_FAILED_EXCEPTION';
  message: string;
}

/** No result within the tries: it will appear in the history list. */
export const STILL_PENDING = 'STILL_PENDING';

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

const isPending = (answer: { status: string }): answer is Unfinished => answer.status === 'PENDING';
const isFailed = (answer: { status: string }): answer is Failed =>
  answer.status === 'RECOMMENDATION_FAILED_EXCEPTION';
/** Answers that a retry will not change. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.httpStatus >= 400 && error.httpStatus < 500 && error.httpStatus !== 429;
/** Whether the server says nothing to a poll for more than a second; for whoever shows it, as a route asks before its page is there. */
export const usePollStatus = create(() => ({ isSilent: false }));
export const NO_ANSWER_YET = '서버에서 답이 오지 않아요. 계속 확인할게요.';

type Ask<Result> = () => Promise<Result | Unfinished | Failed>;

/**
 * Polls at once, then until the recommendation is done. A lost answer counts as a try.
 * @throws ApiError `RECOMMENDATION_FAILED_EXCEPTION`, `STILL_PENDING` after 30 tries, or the last network failure
 */
export async function pollHistory<Result extends { status: 'DONE' }>(
  ask: Ask<Result>,
  signal?: AbortSignal,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<Result> {
  try {
    return await polled(ask, signal, wait);
  } finally {
    usePollStatus.setState({ isSilent: false });
  }
}

async function polled<Result extends { status: 'DONE' }>(
  ask: Ask<Result>,
  signal: AbortSignal | undefined,
  wait: (ms: number) => Promise<void>,
): Promise<Result> {
  let failure: unknown = null;
  for (let tries = 1; tries <= POLL_TRIES; tries += 1) {
    try {
      failure = null;
      const answer = await ask();
      if (isFailed(answer)) throw new ApiError(answer.status, answer.message, 200);
      if (!isPending(answer)) return answer;
    } catch (error) {
      if (
        signal?.aborted ||
        isFinal(error) ||
        isAway(error) ||
        (error instanceof ApiError && error.httpStatus === 200)
      )
        throw error;
      failure = error;
    }
    usePollStatus.setState({ isSilent: failure !== null && tries > QUICK_TRIES });
    if (tries < POLL_TRIES) await wait(waitAfter(tries));
    signal?.throwIfAborted();
  }
  throw (
    failure ??
    new ApiError(STILL_PENDING, '생각보다 오래 걸리고 있어요. 추천 기록에서 나중에 볼 수 있어요.', 202)
  );
}
