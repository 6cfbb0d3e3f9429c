import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { koreanDate } from '../common/time/korean-date.js';
import { Database } from '../infrastructure/database/database.js';
import {
  HandlesJob,
  JobPostponed,
  type JobHandler,
  type JobOutcome,
  type JobRun,
} from '../infrastructure/jobs/job-handler.js';
import { PushSubscriptionRow } from './entities/push-subscription.entity.js';
import { dayMessage } from './push-message.js';
import { PushSender } from './push-sender.service.js';
import { isQuiet, secondsUntilQuiet } from './push-times.js';

declare module '../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    /** `on`: `YYYY-MM-DD` in Korea. */
    'push-day': { userId: number; on: string; today: boolean; refill: boolean };
  }
}

/** Tells all devices of a member about the day. Each device is recorded when its push service has the message: a retry asks only the others. */
@Injectable()
@HandlesJob('push-day', {
  concurrency: 8,
  timeoutMs: 120_000,
  attempts: 6,
  retryDelayMs: attempt => 30_000 * 4 ** (attempt - 1),
  givenUp: '알림을 보내지 못했어요.',
})
export class PushDayJob implements JobHandler<'push-day'> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sender: PushSender,
  ) {}

  async handle({ payload, signal }: JobRun<'push-day'>): Promise<JobOutcome> {
    const { userId, on } = payload;
    const message = dayMessage(payload);
    const rows = await this.database.read.findBy(PushSubscriptionRow, { userId, ...this.sender.reached });
    const waits: number[] = [];
    for (const row of rows.filter(({ toldOn }) => toldOn !== on)) {
      signal.throwIfAborted();
      const now = this.clock.now();
      // A retry, or a job that nobody ran for hours.
      if (isQuiet(now) || koreanDate(now) !== on) return {};
      // What is not delivered by then would come at night.
      const options = { TTL: secondsUntilQuiet(now), urgency: 'normal', topic: 'day' } as const;
      const wait = await this.sender.send(row, message, options, signal, { toldOn: on });
      if (wait !== null) waits.push(wait);
    }
    if (waits.length > 0) throw new JobPostponed('a push service does not take it now', Math.max(...waits));
    return {};
  }
}
