import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Principal } from '../common/security/access.decorators.js';
import { Clock } from '../common/time/clock.js';
import { Database } from '../infrastructure/database/database.js';
import { Jobs } from '../infrastructure/jobs/jobs.service.js';
import { PushSettings } from './entities/push-settings.entity.js';
import { PushSubscriptionRow } from './entities/push-subscription.entity.js';
import type { RunningRestDto } from './push.dto.js';

const SECOND_MS = 1_000;

/** Rests that run on a locked phone, one per device. The page tells only while it is hidden: a visible one rings by itself. */
@Injectable()
export class PushRests {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** Replaces the device's earlier rest. Does nothing for a device without pushes. */
  async start({ id: userId, loginId }: Principal, { seconds, sessionId }: RunningRestDto): Promise<void> {
    const { read } = this.database;
    const [device, settings] = await Promise.all([
      read.findOne(PushSubscriptionRow, { select: { id: true }, where: { userId, loginId } }),
      read.findOneBy(PushSettings, { userId }),
    ]);
    if (!device || !settings?.rest) return;
    const { id: subscriptionId } = device;
    const restId = randomUUID();
    const delayMs = seconds * SECOND_MS;
    // By our clock: a phone's may be wrong.
    const restEndsAt = new Date(this.clock.now().getTime() + delayMs);
    await this.jobs.add(
      'push-rest',
      async manager => {
        const rest = { restId, restSessionId: sessionId, restEndsAt };
        await manager.update(PushSubscriptionRow, { id: subscriptionId }, rest);
        return { subscriptionId, restId };
      },
      { userId, delayMs },
    );
  }

  /** Its job finds nothing to tell. */
  async stop({ id: userId, loginId }: Principal): Promise<void> {
    await this.database.write(manager =>
      manager.update(
        PushSubscriptionRow,
        { userId, loginId },
        { restId: null, restSessionId: null, restEndsAt: null },
      ),
    );
  }
}
