import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError, invalidField } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { Database } from '../infrastructure/database/database.js';
import { saveByKey } from '../infrastructure/database/save-by-key.js';
import { Members } from '../members/public.js';
import { MyWorkoutsService } from '../myfit/public.js';
import { PlannedDays, type WeekRecommendationRequestDto } from '../recommendation/public.js';
import { stayingBesideRest, stayingBesideWeek } from './accepted-week.js';
import type { ChangeDayDto, MyWeekDto } from './dto/week.dto.js';
import { TrainingWeek, type KeptDay } from './entities/training-week.entity.js';
import { MyWeeks } from './my-weeks.service.js';

const NOTHING_TO_DO = '이 계획에는 넣을 수 있는 운동이 없어요. 시간이나 장소를 바꿔 다시 짜 주세요.';

/** Stores members' choices about their weeks, and nothing else. */
@Injectable()
export class WeekChoices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly planned: PlannedDays,
    private readonly routines: MyWorkoutsService,
    private readonly weeks: MyWeeks,
  ) {}

  /**
   * Accepts a recommended week. It replaces another plan for the same week, but for days that are done: otherwise their sessions would complete
   * days to come. A replanned rest of a week replaces only what was not done.
   *
   * @throws RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION, BODY_DATA_REQUIRED_EXCEPTION; a 400 if the week would have no day
   */
  async accept(userId: number, historyId: number, on: string): Promise<MyWeekDto> {
    const finished = await this.planned.week(userId, historyId);
    const { startsOn } = finished.request;
    const planned = await this.planned.ofWeek(userId, finished);
    const staying = await this.staying(userId, startsOn, on, finished.request.keptDays);
    await this.database.write(async manager => {
      // A week without a plan has no row to lock.
      await this.members.lockOwn(manager, userId);
      const before = await this.locked(manager, userId, startsOn);
      // A repeated request, for example after a lost response; it may arrive after a later choice.
      if (before && (await this.planned.isKnown(manager, userId, historyId))) return;
      if (before && [before.historyId, before.againId].includes(historyId)) return;
      const ids = await this.planned.keep(manager, userId, planned);
      const days = planned.map(({ day }, index): KeptDay => ({
        day,
        skipped: false,
        historyId: ids[index]!,
      }));
      const stayingDays = finished.request.keptDays ? stayingBesideRest : stayingBesideWeek;
      if (before) days.unshift(...stayingDays(before, finished, staying));
      if (days.length === 0) throw invalidField('historyId', NOTHING_TO_DO);
      const revision = (before?.revision ?? 0) + 1;
      await this.save(
        manager,
        before && finished.request.keptDays
          ? { ...before, revision, againId: historyId, days }
          : {
              ...{ userId, startsOn, historyId, againId: null, revision, days },
              cardio: finished.plan.cardio ?? [],
            },
      );
    });
    return this.weeks.of(userId, on, startsOn);
  }

  /**
   * Moves a day or leaves it out. A day already at the target swaps places with it.
   *
   * @param index of the day in the plan, from 0; a `historyId` outweighs it
   * @throws WEEK_NOT_FOUND_EXCEPTION, also if the week has no day of `historyId`; ROUTINE_NOT_FOUND_EXCEPTION; a 400 if the day does not exist, or the week has no days
   */
  async change(
    userId: number,
    startsOn: string,
    index: number,
    { historyId, day, skipped, routineId }: ChangeDayDto,
    on: string,
  ): Promise<MyWeekDto> {
    if (routineId) await this.routines.list(userId, routineId);
    await this.database.write(async manager => {
      const week = await this.locked(manager, userId, startsOn);
      const known = week?.days.findIndex(each => each.historyId === historyId);
      if (!week || (historyId !== undefined && known === -1)) throw new AppError('WEEK_NOT_FOUND_EXCEPTION');
      const place = historyId === undefined ? index : known;
      const from = week.days[place!];
      if (!from) throw invalidField('index', '이 주에 그런 날이 없어요.');
      if (day !== undefined && from.day === null)
        throw invalidField('day', '요일 없이 순서대로 하는 주예요.');
      const days = week.days.map((each, at): KeptDay => {
        if (at === place)
          return {
            ...each,
            day: day ?? each.day,
            skipped: skipped ?? (day === undefined && each.skipped),
            ...(routineId !== undefined && { routineId }),
          };
        return day !== undefined && each.day === day ? { ...each, day: from.day } : each;
      });
      await this.save(manager, { ...week, days, revision: week.revision + 1 });
    });
    return this.weeks.of(userId, on, startsOn);
  }

  /**
   * Moves the week's endurance; repeating it changes nothing.
   *
   * @param days the weekday of each, in the order of the plan
   * @throws WEEK_NOT_FOUND_EXCEPTION; a 400 unless there are as many, each on a weekday
   */
  async moveCardio(
    userId: number,
    startsOn: string,
    days: readonly number[],
    on: string,
  ): Promise<MyWeekDto> {
    await this.database.write(async manager => {
      const week = await this.locked(manager, userId, startsOn);
      if (!week) throw new AppError('WEEK_NOT_FOUND_EXCEPTION');
      if (!week.cardio || week.cardio.length !== days.length || week.cardio.some(({ day }) => day === null))
        throw invalidField('days', '이 주의 유산소와 맞지 않아요. 다시 불러와 주세요.');
      const cardio = week.cardio.map((each, index) => ({ ...each, day: days[index]! }));
      await this.save(manager, { ...week, cardio, revision: week.revision + 1 });
    });
    return this.weeks.of(userId, on, startsOn);
  }

  /** Deletes the plan; completed work stays. @throws WEEK_NOT_FOUND_EXCEPTION */
  async drop(userId: number, startsOn: string): Promise<void> {
    const { affected } = await this.database.write(manager =>
      manager.delete(TrainingWeek, { userId, startsOn }),
    );
    if (affected === 0) throw new AppError('WEEK_NOT_FOUND_EXCEPTION');
  }

  /**
   * The recommendations of days in a week that were done, and for its rest of those that are off or have a routine, unless that was planned from
   * them: another device may have changed them since.
   */
  private async staying(
    userId: number,
    startsOn: string,
    on: string,
    again: WeekRecommendationRequestDto['keptDays'],
  ): Promise<Set<number>> {
    const { plan } = await this.weeks.of(userId, on, startsOn);
    const days = plan?.days ?? [];
    return new Set(
      days.flatMap(({ state, historyId, routineId }) => {
        const isAside = state === 'off' || routineId !== null;
        const stays = again && isAside && !again.some(each => each.historyId === historyId);
        return state === 'done' || stays ? [historyId] : [];
      }),
    );
  }

  private locked(manager: EntityManager, userId: number, startsOn: string): Promise<TrainingWeek | null> {
    return manager.findOne(TrainingWeek, { where: { userId, startsOn }, ...this.database.rowLock });
  }

  private save(manager: EntityManager, week: Omit<TrainingWeek, 'updatedAt'>): Promise<void> {
    const row = { ...week, updatedAt: this.clock.now() };
    return saveByKey(manager, TrainingWeek, row, ['userId', 'startsOn']);
  }
}
