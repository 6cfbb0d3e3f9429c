import { Injectable, type OnModuleInit } from '@nestjs/common';
import { And, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { DomainEvents } from '../infrastructure/events/domain-events.js';
import { TrainingWeek } from './entities/training-week.entity.js';
import { mondayOf } from './week-progress.js';

/** Days off, health answers and swaps change what calendars say of weeks: these read by a week's time that something is new. */
@Injectable()
export class CalendarChangesListener implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on('days-off-changed', async (manager, { userId, from, to }) => {
      const startsOn = And(MoreThanOrEqual(mondayOf(from)), LessThanOrEqual(to));
      await manager.update(TrainingWeek, { userId, startsOn }, { updatedAt: this.clock.now() });
    });
    for (const name of ['health-told', 'workout-swapped'] as const)
      this.events.on(name, async (manager, { userId }) => {
        await manager.update(TrainingWeek, { userId }, { updatedAt: this.clock.now() });
      });
  }
}
