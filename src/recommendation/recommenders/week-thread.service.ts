import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { QuestionThread } from '../../infrastructure/workers/question-thread.js';
import { startThread } from '../../infrastructure/workers/start-thread.js';
import type { WeekInput, WeekPlan } from '../engine/week/week.types.js';
import type { WeekLimit, WeekQuestion } from './week-thread.worker.js';

/** Plans weeks in a worker thread: a proof takes seconds, while the API has to keep answering. */
@Injectable()
export class WeekThread implements OnModuleDestroy {
  private readonly thread = new QuestionThread(() => startThread('./week-thread.worker', import.meta.url));

  async onModuleDestroy(): Promise<void> {
    await this.thread.end();
  }

  /** The best week found within the limit, with an upper bound on its gap to the optimum. @throws Error if the thread dies during the computation */
  plan(input: WeekInput, limit: WeekLimit): Promise<WeekPlan> {
    return this.thread.ask({ input, limit } satisfies WeekQuestion) as Promise<WeekPlan>;
  }
}
