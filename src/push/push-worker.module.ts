import { Module } from '@nestjs/common';
import { PushDayJob } from './push-day.job.js';
import { PushRestJob } from './push-rest.job.js';
import { PushSender } from './push-sender.service.js';

/** The handlers that send, for worker processes. */
@Module({ providers: [PushDayJob, PushRestJob, PushSender] })
export class PushWorkerModule {}
