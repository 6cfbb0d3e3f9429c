import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { QuestionThread } from '../../infrastructure/workers/question-thread.js';
import { startThread } from '../../infrastructure/workers/start-thread.js';
import type { WeekInput, WeekPlan } from '../engine/week/week.types.js';
import type { WeekQuestion } from './week-thread.worker.js';

/** Plans weeks in a separate thread: a proof takes seconds, in which the API has to answer. */
@Injectable()
export class WeekThread implements OnModuleDestroy {
  private readonly thread = new QuestionThread(() => startThread('./week-thread.worker', import.meta.url));

  async onModuleDestroy(): Promise<void> {
    await this.thread.end();
  }

  /** The best week that is found in time, with how far from the best it is at most. @throws Error when the thread dies over it */
  plan(input: WeekInput, forMs: number): Promise<WeekPlan> {
    return this.thread.ask({ input, forMs } satisfies WeekQuestion) as Promise<WeekPlan>;
  }
}
