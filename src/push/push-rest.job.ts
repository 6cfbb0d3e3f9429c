import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { Database } from '../infrastructure/database/database.js';
import {
  HandlesJob,
  JobPostponed,
  type JobHandler,
  type JobOutcome,
  type JobRun,
} from '../infrastructure/jobs/job-handler.js';
import { PushSubscriptionRow } from './entities/push-subscription.entity.js';
import { restMessage } from './push-message.js';
import { PushSender } from './push-sender.service.js';

declare module '../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    'push-rest': { subscriptionId: number; restId: string };
  }
}

/** Later than this nobody is waiting for the next set any more. */
const LATEST_MS = 5 * 60_000;
/** For a phone without a network at that moment, s. */
const KEPT_SECONDS = 120;
const NO_REST = { restId: null, restSessionId: null, restEndsAt: null };

/**
 * Tells a locked phone that a rest has ended. A worker that dies between the push service's answer and the record of it leaves the job to another,
 * which sends again: never lost, rarely sent twice, and shown once, because both have the same tag (`client/src/sw/pushes.ts`).
 */
@Injectable()
@HandlesJob('push-rest', {
  // As many as there are connections to the database.
  concurrency: 10,
  timeoutMs: 15_000,
  attempts: 10,
  retryDelayMs: attempt => Math.min(60_000, 500 * 2 ** attempt),
  givenUp: '알림을 보내지 못했어요.',
})
export class PushRestJob implements JobHandler<'push-rest'> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sender: PushSender,
  ) {}

  async handle({
    payload: { subscriptionId: id, restId },
    signal,
  }: JobRun<'push-rest'>): Promise<JobOutcome> {
    const row = await this.database.read.findOneBy(PushSubscriptionRow, {
      id,
      restId,
      ...this.sender.reached,
    });
    // The member looks at the page again, or has left.
    if (!row?.restEndsAt || row.restSessionId === null) return {};
    if (this.clock.now().getTime() - row.restEndsAt.getTime() > LATEST_MS) return {};
    const message = restMessage(restId, row.restSessionId);
    const options = { TTL: KEPT_SECONDS, urgency: 'high', topic: 'rest' } as const;
    const wait = await this.sender.send(row, message, options, signal);
    if (wait !== null) throw new JobPostponed('the push service does not take it now', wait);
    return {
      commit: async manager => {
        await manager.update(PushSubscriptionRow, { id, restId }, NO_REST);
      },
    };
  }
}
