import { parentPort } from 'node:worker_threads';
import { answerTo } from '../../infrastructure/workers/question-thread.js';
import { planWeek } from '../engine/week/plan-week.js';
import type { WeekInput } from '../engine/week/week.types.js';

export interface WeekQuestion {
  input: WeekInput;
  /** Time limit of the plan. */
  forMs: number;
}

parentPort?.on('message', ({ id, input, forMs }: WeekQuestion & { id: number }) => {
  const until = performance.now() + forMs;
  parentPort?.postMessage(answerTo(id, () => planWeek(input, () => performance.now() >= until)));
});
