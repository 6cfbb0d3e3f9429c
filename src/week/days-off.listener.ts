import { Injectable, type OnModuleInit } from '@nestjs/common';
import { And, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { DomainEvents } from '../infrastructure/events/domain-events.js';
import { TrainingWeek } from './entities/training-week.entity.js';
import { mondayOf } from './week-progress.js';

/** Days off change the weeks they are in: calendars read by their revision that something is new. */
@Injectable()
export class DaysOffListener implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on('days-off-changed', async (manager, { userId, from, to }) => {
      const startsOn = And(MoreThanOrEqual(mondayOf(from)), LessThanOrEqual(to));
      await manager.increment(TrainingWeek, { userId, startsOn }, 'revision', 1);
      await manager.update(TrainingWeek, { userId, startsOn }, { updatedAt: this.clock.now() });
    });
  }
}
