import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { MoreThanOrEqual } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { dateAfter, DAYS_A_WEEK, mondayOf } from '../../common/time/dates.js';
import { koreanDate } from '../../common/time/korean-date.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database } from '../../infrastructure/database/database.js';
import { saveByKey } from '../../infrastructure/database/save-by-key.js';
import { Intake } from '../../intake/public.js';
import { PlannedDays, TodaysHealth } from '../../recommendation/public.js';
import { CardioHistory, LoggedSets, TrainingBreaks } from '../../training/public.js';
import { isDayOff, isLeftOut, itemsOf, sessionsOf, worksOf } from '../accepted-week.js';
import { TrainingWeek } from '../entities/training-week.entity.js';
import { MyWeeks } from '../my-weeks.service.js';
import { dateOf, weekProgress } from '../week-progress.js';
import type { CalendarFeedDto, NewCalendarFeedDto } from './calendar-feed.dto.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { calendarFile, type CalendarRefill, type CalendarSession } from './calendar-file.js';
import { servedNow, type ServedEvents } from './served-events.js';

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
    private readonly log: LoggedSets,
    private readonly endurance: CardioHistory,
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
    const secretHash = hashOf(secret);
    const feed = await this.database.read.findOneBy(CalendarFeed, { secretHash });
    if (!feed) throw new AppError('NOT_FOUND_EXCEPTION');
    const now = this.clock.now();
    const today = koreanDate(now);
    const since = dateAfter(mondayOf(today), -DAYS_A_WEEK * EARLIER_WEEKS);
    const before = feed.served ?? {};
    const [sessions, refills] = await Promise.all([
      this.sessions(feed.userId, since, today, before),
      this.refills(feed.userId, since),
    ]);
    const served = servedNow([...sessions, ...refills], feed.startTime, before, now);
    if (!isDeepStrictEqual(served, before))
      await this.database.write(manager => manager.update(CalendarFeed, { secretHash }, { served }));
    const link = `${this.config.publicUrl}/`;
    return calendarFile({ sessions, refills }, feed.startTime, link, served, now);
  }

  private async refills(userId: number, since: string): Promise<CalendarRefill[]> {
    const found = await this.intake.refills(userId, since);
    return found.map(({ itemId, date }) => ({ uid: this.uid(`refill-${itemId}`), date }));
  }

  /** Globally unique. */
  private uid(name: string): string {
    return `${name}@${new URL(this.config.publicUrl).hostname}`;
  }

  private async sessions(
    userId: number,
    since: string,
    today: string,
    served: ServedEvents,
  ): Promise<CalendarSession[]> {
    const weeks = await this.database.read.find(TrainingWeek, {
      where: { userId, startsOn: MoreThanOrEqual(since) },
      order: { startsOn: 'ASC' },
    });
    const planned = weeks.flatMap(({ days }) => days);
    const last = dateAfter(today, DAYS_AHEAD);
    const [histories, routines, breaks, totals, enduranceDone] = await Promise.all([
      this.planned.kept(
        userId,
        planned.map(({ historyId }) => historyId),
      ),
      this.weeks.routinesOf(userId, planned),
      this.breaks.between(userId, since, last),
      this.log.totals(userId, since, last, { running: true }),
      this.endurance.between(userId, since, last),
    ]);
    const wished = weeks.flatMap(week =>
      (week.cardio ?? []).map((cardio, index) => ({ week, cardio, index })),
    );
    const health = await this.health.ofWeek(
      userId,
      planned.flatMap(({ historyId, routineId }) =>
        itemsOf(histories.get(historyId), routines.get(routineId ?? 0)).map(({ workoutId }) => workoutId),
      ),
      wished.map(({ cardio }) => cardio),
    );
    const done = sessionsOf(totals);
    const sessions = weeks.flatMap(week => {
      const { startsOn } = week;
      const ofWeek = done.filter(({ date }) => mondayOf(date) === startsOn);
      const progress = weekProgress(startsOn, worksOf(week, histories, routines, breaks), ofWeek, today);
      return week.days.flatMap(({ day, historyId, routineId }, index): CalendarSession[] => {
        const [history, routine] = [histories.get(historyId), routines.get(routineId ?? 0)];
        // A week without days has no dates.
        if (day === null || !history) return [];
        const { state } = progress.days[index]!;
        const date = dateOf(startsOn, day);
        const uid = this.uid(`session-${historyId}`);
        // An answer about health is no reason to change what is over or done.
        const isSettled = state === 'done' || date < today;
        const items = itemsOf(history, routine).filter(
          ({ workoutId }) => isSettled || !health.against.has(workoutId),
        );
        const isCalledOff = isSettled ? served[uid]?.cancelled === true : items.length === 0;
        return [
          {
            ...{ uid, date, afterMinutes: 0 },
            title: routine?.title ?? history.request.title ?? '운동',
            minutes: (routine ? null : history.result.minutes) ?? USUAL_MINUTES,
            cancelled: state !== 'done' && (isLeftOut(state) || isCalledOff),
            lines: items.map(({ koreanName, set }) => `${koreanName} ${set}세트`),
          },
        ];
      });
    });
    const endurance = wished.flatMap(({ week, cardio, index }, at): CalendarSession[] => {
      if (cardio.day === null) return [];
      const date = dateOf(week.startsOn, cardio.day);
      const uid = this.uid(`cardio-${week.historyId}-${index}`);
      const isDone = enduranceDone.some(({ localDate }) => localDate === date);
      const isSettled = isDone || date < today;
      const isCalledOff = isSettled ? served[uid]?.cancelled === true : !health.cardio[at];
      const { minutes, effort } = (isSettled ? null : health.cardio[at]) ?? cardio;
      const lifting = sessions.find(each => each.date === date && !each.cancelled);
      return [
        {
          ...{ uid, date, title: `유산소 ${minutes}분`, minutes, lines: [EFFORTS[effort]] },
          afterMinutes: lifting?.minutes ?? 0,
          cancelled: !isDone && (isDayOff(breaks, date) || isCalledOff),
        },
      ];
    });
    return [...sessions, ...endurance];
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
