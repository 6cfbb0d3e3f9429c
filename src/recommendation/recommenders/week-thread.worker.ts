import { parentPort } from 'node:worker_threads';
import { answerTo } from '../../infrastructure/workers/question-thread.js';
import { planWeek } from '../engine/week/plan-week.js';
import type { WeekInput } from '../engine/week/week.types.js';

export interface WeekLimit {
  ms: number;
  /** How often the search may ask whether it is over: the same answer on a busy machine. */
  steps?: number;
}

export interface WeekQuestion {
  input: WeekInput;
  limit: WeekLimit;
}

parentPort?.on('message', ({ id, input, limit }: WeekQuestion & { id: number }) => {
  const until = performance.now() + limit.ms;
  let { steps = Infinity } = limit;
  parentPort?.postMessage(
    answerTo(id, () => planWeek(input, () => --steps < 0 || performance.now() >= until)),
  );
});
