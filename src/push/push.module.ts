import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public.js';
import { TakenModule } from '../intake/public.js';
import { WeekModule } from '../week/public.js';
import { LoginsEndedListener } from './logins-ended.listener.js';
import { PushOffController } from './push-off.controller.js';
import { PushRests } from './push-rests.service.js';
import { PushSchedule } from './push-schedule.sweep.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { PushController } from './push.controller.js';
import { PushExport } from './push.export.js';

/** Notifications on members' devices. */
@Module({
  imports: [AuthModule, TakenModule, WeekModule],
  controllers: [PushController, PushOffController],
  providers: [LoginsEndedListener, PushExport, PushRests, PushSchedule, PushSubscriptions],
})
export class PushModule {}
