import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { MoreThanOrEqual } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { koreanDate } from '../../common/time/korean-date.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database } from '../../infrastructure/database/database.js';
import { saveByKey } from '../../infrastructure/database/save-by-key.js';
import { Intake } from '../../intake/public.js';
import { PlannedDays, TodaysHealth } from '../../recommendation/public.js';
import { TrainingBreaks } from '../../training/public.js';
import { itemsOf } from '../accepted-week.js';
import { TrainingWeek } from '../entities/training-week.entity.js';
import { MyWeeks } from '../my-weeks.service.js';
import { dateOf, mondayOf } from '../week-progress.js';
import type { CalendarFeedDto, NewCalendarFeedDto } from './calendar-feed.dto.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { calendarFile, type CalendarRefill, type CalendarSession } from './calendar-file.js';

/** Past weeks that stay in the calendar. */
const EARLIER_WEEKS = 4;
/** Breaks that are read: to the end of next week at least. */
const DAYS_AHEAD = 14;
/** Length of a session of unknown length. */
const USUAL_MINUTES = 60;
const EFFORTS = { moderate: '말은 할 수 있게', hard: '몇 마디만 할 수 있게' } as const;
const SECRET_BYTES = 16;

/** A member's planned sessions for calendar apps, which cannot log in: anybody with the URL sees them, until it is revoked. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly database: Database,
    private readonly planned: PlannedDays,
    private readonly health: TodaysHealth,
    private readonly intake: Intake,
    private readonly weeks: MyWeeks,
    private readonly breaks: TrainingBreaks,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(userId: number): Promise<CalendarFeedDto> {
    const feed = await this.database.read.findOneBy(CalendarFeed, { userId });
    return {
      active: feed !== null,
      startTime: feed?.startTime ?? null,
      createdAt: feed?.createdAt ?? null,
    };
  }

  /** Creates a URL; a previous one stops working. */
  async make(userId: number, startTime: string | null): Promise<NewCalendarFeedDto> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const createdAt = this.clock.now();
    await this.database.write(manager =>
      saveByKey(manager, CalendarFeed, { userId, secretHash: hashOf(secret), startTime, createdAt }, [
        'userId',
      ]),
    );
    const url = `${this.config.publicUrl}/calendar/${secret}.ics`;
    return { active: true, startTime, createdAt, url };
  }

  async revoke(userId: number): Promise<void> {
    await this.database.write(manager => manager.delete(CalendarFeed, { userId }));
  }

  /** The calendar of a URL. @throws NOT_FOUND_EXCEPTION, the same for a revoked URL and one that never existed */
  async file(secret: string): Promise<string> {
    const feed = await this.database.read.findOneBy(CalendarFeed, { secretHash: hashOf(secret) });
    if (!feed) throw new AppError('NOT_FOUND_EXCEPTION');
    const since = dateOf(mondayOf(koreanDate(this.clock.now())), 1 - 7 * EARLIER_WEEKS);
    const [sessions, refills] = await Promise.all([
      this.sessions(feed.userId, since),
      this.refills(feed.userId, since),
    ]);
    const link = `${this.config.publicUrl}/`;
    return calendarFile({ sessions, refills }, feed.startTime, link, this.clock.now());
  }

  private async refills(userId: number, since: string): Promise<CalendarRefill[]> {
    const { hostname } = new URL(this.config.publicUrl);
    const found = await this.intake.refills(userId, since);
    return found.map(({ itemId, date, boughtOn }) => ({
      ...{ uid: `refill-${itemId}@${hostname}`, date },
      changedAt: new Date(boughtOn),
    }));
  }

  private async sessions(userId: number, since: string): Promise<CalendarSession[]> {
    const weeks = await this.database.read.find(TrainingWeek, {
      where: { userId, startsOn: MoreThanOrEqual(since) },
      order: { startsOn: 'ASC' },
    });
    const planned = weeks.flatMap(({ days }) => days);
    const last = dateOf(koreanDate(this.clock.now()), 1 + DAYS_AHEAD);
    const [histories, routines, breaks] = await Promise.all([
      this.planned.kept(
        userId,
        planned.map(({ historyId }) => historyId),
      ),
      this.weeks.routinesOf(userId, planned),
      this.breaks.between(userId, since, last),
    ]);
    const isOff = (date: string) => breaks.some(each => each.startsOn <= date && date <= each.endsOn);
    const wished = weeks.flatMap(week =>
      (week.cardio ?? []).map((cardio, index) => ({ week, cardio, index })),
    );
    const today = await this.health.ofWeek(
      userId,
      planned.flatMap(({ historyId, routineId }) =>
        itemsOf(histories.get(historyId), routines.get(routineId ?? 0)).map(({ workoutId }) => workoutId),
      ),
      wished.map(({ cardio }) => cardio),
    );
    const { hostname } = new URL(this.config.publicUrl);
    const sessions = weeks.flatMap(({ startsOn, days, updatedAt }) =>
      days.flatMap(({ day, skipped, historyId, routineId }): CalendarSession[] => {
        const [history, routine] = [histories.get(historyId), routines.get(routineId ?? 0)];
        // A week without days has no dates.
        if (day === null || !history) return [];
        const date = dateOf(startsOn, day);
        const items = itemsOf(history, routine).filter(({ workoutId }) => !today.against.has(workoutId));
        return [
          {
            uid: `session-${historyId}@${hostname}`,
            date,
            title: routine?.title ?? history.request.title ?? '운동',
            minutes: (routine ? null : history.result.minutes) ?? USUAL_MINUTES,
            afterMinutes: 0,
            cancelled: skipped || isOff(date) || items.length === 0,
            lines: items.map(({ koreanName, set }) => `${koreanName} ${set}세트`),
            changedAt: updatedAt,
          },
        ];
      }),
    );
    const endurance = today.cardio.flatMap(({ day, minutes, effort }, at): CalendarSession[] => {
      if (day === null) return [];
      const { week, index } = wished[at]!;
      const date = dateOf(week.startsOn, day);
      const lifting = sessions.find(each => each.date === date && !each.cancelled);
      return [
        {
          afterMinutes: lifting?.minutes ?? 0,
          uid: `cardio-${week.historyId}-${index}@${hostname}`,
          ...{ date, title: `유산소 ${minutes}분`, minutes, cancelled: isOff(date) },
          ...{ lines: [EFFORTS[effort]], changedAt: week.updatedAt },
        },
      ];
    });
    return [...sessions, ...endurance];
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
