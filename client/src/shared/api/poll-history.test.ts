import { ApiError } from './api.error';
import { POLL_TRIES, pollHistory, STILL_PENDING, usePollStatus } from './poll-history';

const PENDING = { status: 'PENDING' as const };
const DONE = { status: 'DONE' as const, id: 7 };

/** Returns the answers one by one, the last one repeatedly; records the waits in between. */
function script(...answers: (typeof PENDING | typeof DONE | Error)[]) {
  const waits: number[] = [];
  let asked = 0;
  const ask = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? PENDING;
    asked += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const silences: boolean[] = [];
  return {
    result: pollHistory<typeof DONE>(ask, undefined, async ms => {
      waits.push(ms);
      silences.push(usePollStatus.getState().isSilent);
    }),
    silences,
    waits,
    asked: () => asked,
  };
}

it('asks at once and does not wait for a result that is there', async () => {
  const { result, waits } = script(DONE);
  expect(await result).toBe(DONE);
  expect(waits).toEqual([]);
});

it('waits shorter than a second at first and a second from then on', async () => {
  const { result, waits } = script(...Array.from({ length: 10 }, () => PENDING), DONE);
  await result;
  expect(waits).toHaveLength(10);
  expect(waits.slice(7)).toEqual([1000, 1000, 1000]);
});

it('asks often enough that whatever is done within half a second is shown at most 200 ms later', async () => {
  const { result, waits } = script(...Array.from({ length: 10 }, () => PENDING), DONE);
  await result;
  let at = 0;
  for (const ms of waits) {
    if (at > 500) break;
    expect(ms).toBeLessThanOrEqual(200);
    at += ms;
  }
  expect(at).toBeGreaterThan(500);
});

it('gives up after 30 tries and says where the result will be', async () => {
  const { result, asked } = script(PENDING);
  await expect(result).rejects.toMatchObject({
    code: STILL_PENDING,
    message: expect.stringContaining('추천 기록'),
  });
  expect(asked()).toBe(POLL_TRIES);
  expect(POLL_TRIES).toBe(30);
});

it('counts a lost answer as a try and goes on', async () => {
  const { result, asked } = script(ApiError.network(), new ApiError('INTERNAL_EXCEPTION', '…', 500), DONE);
  expect(await result).toBe(DONE);
  expect(asked()).toBe(3);
});

it('says that the server says nothing after a second of that, and no more once it answers', async () => {
  const failed = new ApiError('INTERNAL_EXCEPTION', '…', 500);
  const { result, silences } = script(...Array.from({ length: 9 }, () => failed), PENDING, DONE);
  await result;
  expect(silences).toEqual([...Array.from({ length: 7 }, () => false), true, true, false]);
});

it('stops at an answer that will not change', async () => {
  const missing = new ApiError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION', '…', 404);
  const { result, asked } = script(missing);
  await expect(result).rejects.toBe(missing);
  expect(asked()).toBe(1);
});

it('turns a failed job into its sentence', async () => {
  const failed = { status: 'RECOMMENDATION_FAILED_EXCEPTION' as const, message: '추천을 만들지 못했어요.' };
  const result = pollHistory(async () => failed);
  await expect(result).rejects.toMatchObject({ code: failed.status, message: failed.message });
});

it('stops when the page is left', async () => {
  const leaving = new AbortController();
  let asked = 0;
  const result = pollHistory(
    async () => {
      asked += 1;
      return PENDING;
    },
    leaving.signal,
    async () => leaving.abort(),
  );
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toBe(1);
});
