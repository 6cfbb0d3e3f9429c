import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { QuestionThread } from '../../infrastructure/workers/question-thread.js';
import { startThread } from '../../infrastructure/workers/start-thread.js';
import type { WeekInput, WeekPlan } from '../engine/week/week.types.js';
import { COMPARED, type WeekLimit } from './week-limit.js';
import type { WeekQuestion } from './week-thread.worker.js';

/** Plans weeks in a worker thread: a proof takes seconds, while the API has to keep answering. */
@Injectable()
export class WeekThread implements OnModuleDestroy {
  private readonly answers = this.thread();
  /** Separate from the answers' thread, because members wait for those. */
  private readonly comparisons = this.thread();

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.answers.end(), this.comparisons.end()]);
  }

  /** The best week found within the limit, with an upper bound on its gap to the optimum. @throws Error if the thread dies during the computation */
  plan(input: WeekInput, limit: WeekLimit): Promise<WeekPlan> {
    return this.answers.ask({ input, limit } satisfies WeekQuestion) as Promise<WeekPlan>;
  }

  /** The same within the limit of comparisons. */
  compare(input: WeekInput): Promise<WeekPlan> {
    return this.comparisons.ask({ input, limit: COMPARED } satisfies WeekQuestion) as Promise<WeekPlan>;
  }

  private thread(): QuestionThread {
    return new QuestionThread(() => startThread('./week-thread.worker', import.meta.url));
  }
}
