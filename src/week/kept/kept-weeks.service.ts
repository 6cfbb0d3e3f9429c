import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock.js';
import { dateThere } from '../../common/time/korean-date.js';
import { Database } from '../../infrastructure/database/database.js';
import { saveByKey } from '../../infrastructure/database/save-by-key.js';
import { CardioHistory, LoggedSets, TrainingBreaks } from '../../training/public.js';
import { HealthNotesService } from '../../user/public.js';
import { TrainingWeek } from '../entities/training-week.entity.js';
import { WeekDisplay } from '../entities/week-display.entity.js';
import type { KeptWeeksDto } from './kept-weeks.dto.js';
import { keptWeeks } from './kept-weeks.rules.js';

/** The weeks that a member has kept, derived from the log on each read, and whether they are shown. */
@Injectable()
export class KeptWeeks {
  constructor(
    private readonly database: Database,
    private readonly log: LoggedSets,
    private readonly endurance: CardioHistory,
    private readonly breaks: TrainingBreaks,
    private readonly health: HealthNotesService,
    private readonly clock: Clock,
  ) {}

  /** @param on today, `YYYY-MM-DD` in the member's time zone */
  async of(userId: number, on: string): Promise<KeptWeeksDto> {
    const today = dateThere(this.clock.now(), on);
    const [lifted, cardioDays, weeks, breaks, pregnantFrom, shown] = await Promise.all([
      this.log.sessionsByDay(userId),
      this.endurance.days(userId),
      this.database.read.find(TrainingWeek, { select: { startsOn: true, days: true }, where: { userId } }),
      this.breaks.all(userId),
      this.health.pregnantFrom(userId),
      this.isShown(userId),
    ]);
    const planned = new Map(
      weeks.map(({ startsOn, days }) => [startsOn, days.filter(({ skipped }) => !skipped).length]),
    );
    return { weeks: keptWeeks({ lifted, cardioDays, planned, breaks, pregnantFrom }, today), shown };
  }

  async isShown(userId: number): Promise<boolean> {
    return (await this.database.read.findOneBy(WeekDisplay, { userId }))?.keptWeeks ?? true;
  }

  async show(userId: number, keptWeeksShown: boolean): Promise<void> {
    const row = { userId, keptWeeks: keptWeeksShown };
    await this.database.write(manager => saveByKey(manager, WeekDisplay, row, ['userId']));
  }
}
