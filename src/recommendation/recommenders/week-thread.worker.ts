import { parentPort } from 'node:worker_threads';
import { answerTo } from '../../infrastructure/workers/question-thread.js';
import { planWeek } from '../engine/week/plan-week.js';
import type { WeekInput } from '../engine/week/week.types.js';
import { endOf, type WeekLimit } from './week-limit.js';

export interface WeekQuestion {
  input: WeekInput;
  limit: WeekLimit;
}

parentPort?.on('message', ({ id, input, limit }: WeekQuestion & { id: number }) => {
  const since = performance.now();
  const isOver = endOf(limit, () => performance.now() - since);
  parentPort?.postMessage(answerTo(id, () => planWeek(input, isOver)));
});
