import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError, invalidField } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { Database } from '../infrastructure/database/database.js';
import { saveByKey } from '../infrastructure/database/save-by-key.js';
import { MyWorkoutsService } from '../myfit/public.js';
import { EngineCatalogue, PlannedDays, TodaysHealth, type FinishedWeek } from '../recommendation/public.js';
import {
  CardioHistory,
  countedMinutes,
  LoggedSets,
  NextWorkouts,
  RECOMMENDED_CARDIO,
  TrainingBreaks,
  trainedParts,
  type WorkTotal,
} from '../training/public.js';
import {
  dayOf,
  daysOf,
  isLeftOut,
  itemsOf,
  stayingPart,
  planOf,
  sessionsOf,
  worksOf,
  type DayRoutine,
} from './accepted-week.js';
import type { ChangeDayDto, EarlierWeekDto, MyWeekDto, WeekMuscleDto } from './dto/week.dto.js';
import { TrainingWeek, type KeptDay } from './entities/training-week.entity.js';
import { dateOf, mondayOf, weekProgress, type PlannedWork } from './week-progress.js';

const DAYS_A_WEEK = 7;
const USUAL_SETS = 3;
const SECONDS_A_MINUTE = 60;
const LACKS_MACHINES =
  '남은 날 운동에 그곳에 없는 기구가 있어요. ‘다시 짜기’를 누르면 지금 있는 기구로 다시 짜 드려요.';

/** The weeks that members accepted: only their choices are stored; everything else is derived from the log on each read. */
@Injectable()
export class Weeks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly planned: PlannedDays,
    private readonly health: TodaysHealth,
    private readonly log: LoggedSets,
    private readonly catalogue: EngineCatalogue,
    private readonly breaks: TrainingBreaks,
    private readonly endurance: CardioHistory,
    private readonly routines: MyWorkoutsService,
    private readonly next: NextWorkouts,
  ) {}

  /** Whether a session is planned for a date and still to do. @param on `YYYY-MM-DD` */
  async hasSessionOn(userId: number, on: string): Promise<boolean> {
    if (!(await this.database.read.existsBy(TrainingWeek, { userId, startsOn: mondayOf(on) }))) return false;
    const { plan } = await this.of(userId, on);
    return plan?.days.some(({ state }) => state === 'today') ?? false;
  }

  /** The week of a date. @param on `YYYY-MM-DD` in the member's time zone */
  async of(userId: number, on: string): Promise<MyWeekDto> {
    const startsOn = mondayOf(on);
    const end = dateOf(startsOn, DAYS_A_WEEK);
    const [kept, totals, breaks, lightWeek, logged] = await Promise.all([
      this.database.read.findOneBy(TrainingWeek, { userId, startsOn }),
      this.log.totals(userId, startsOn, end, { running: true }),
      this.breaks.between(userId, startsOn, end),
      this.next.lightWeek(userId, on),
      this.endurance.between(userId, startsOn, end),
    ]);
    const sessions = sessionsOf(totals);
    const told = { startsOn, breaks, lightWeek };
    const cardio = {
      done: logged.map(({ id, localDate, kind, seconds, effort }) => ({
        ...{ sessionId: id, date: localDate, kind, effort },
        minutes: Math.max(1, Math.round(seconds / SECONDS_A_MINUTE)),
      })),
      countedMinutes: countedMinutes(logged),
      recommendedMinutes: RECOMMENDED_CARDIO.least,
    };
    if (!kept) {
      const earlier = await this.earlier(userId);
      return {
        ...told,
        cardio: { ...cardio, planned: [] },
        plan: null,
        earlier,
        otherDays: daysOf(sessions),
      };
    }
    const [finished, again, histories, routines] = await Promise.all([
      this.planned.week(userId, kept.historyId),
      kept.againId === null ? null : this.planned.week(userId, kept.againId),
      this.planned.kept(
        userId,
        kept.days.map(({ historyId }) => historyId),
      ),
      this.routinesOf(userId, kept.days),
    ]);
    const works = worksOf(kept, histories, routines, breaks);
    const progress = weekProgress(startsOn, works, sessions, on);
    const ids = works.flatMap(({ sets }) => [...sets.keys()]);
    const wished = kept.cardio ?? finished.plan.cardio ?? [];
    const left = kept.days.filter((_, index) => ['today', 'planned'].includes(progress.days[index]!.state));
    const toCome = left.map(({ day, historyId, routineId }) => ({
      ...{ day, items: itemsOf(histories.get(historyId), routines.get(routineId ?? 0)) },
    }));
    const ofPlan = left.flatMap(({ historyId, routineId }) =>
      routineId ? [] : (histories.get(historyId) ?? []),
    );
    const { healthNotes } = (again ?? finished).plan;
    const [lacksMachines, today, parts] = await Promise.all([
      this.planned.lackMachines(userId, ofPlan),
      this.health.ofWeek(userId, ids, wished, finished.request.goal, toCome, healthNotes),
      this.muscles(finished, totals, [
        ...works.filter((_, index) => !isLeftOut(progress.days[index]!.state)),
        // Today's may still become a day of the plan.
        ...progress.others.filter(({ date }) => date < on),
      ]),
    ]);
    const days = kept.days.map((day, index) =>
      dayOf(startsOn, day, {
        history: histories.get(day.historyId),
        routine: routines.get(day.routineId ?? 0),
        progress: progress.days[index]!,
        against: today.against,
      }),
    );
    const notes = [...(lacksMachines ? [LACKS_MACHINES] : []), ...today.notes];
    const plan = planOf(kept, finished, again, days, progress, parts, notes);
    return {
      ...{ ...told, plan, earlier: null, otherDays: daysOf(progress.others) },
      cardio: { ...cardio, planned: today.cardio },
    };
  }

  /**
   * Accepts a recommended week. It replaces another plan for the same week, but for days that are done: otherwise their sessions would complete
   * days to come. A replanned rest of a week replaces only what was not done.
   *
   * @throws RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION, BODY_DATA_REQUIRED_EXCEPTION
   */
  async accept(userId: number, historyId: number, on: string): Promise<MyWeekDto> {
    const finished = await this.planned.week(userId, historyId);
    const { startsOn } = finished.request;
    const planned = await this.planned.ofWeek(userId, finished);
    const staying = await this.staying(userId, startsOn, on, finished.request.keptDays !== undefined);
    await this.database.write(async manager => {
      const before = await this.locked(manager, userId, startsOn);
      // A repeated request, for example after a lost response.
      if (before && [before.historyId, before.againId].includes(historyId)) return;
      const ids = await this.planned.keep(manager, userId, planned);
      const days = planned.map(({ day }, index) => ({ day, skipped: false, historyId: ids[index]! }));
      const revision = (before?.revision ?? 0) + 1;
      const cardio = finished.plan.cardio ?? [];
      const isAgain = before !== null && finished.request.keptDays !== undefined;
      // Without days, what was done completes one of the new ones: there are as many as wished for.
      const done = before?.days.filter(({ day, historyId: of }) => day !== null && staying.has(of)) ?? [];
      const isDated = days.every(({ day }) => day !== null);
      await this.save(
        manager,
        isAgain
          ? {
              ...before,
              revision,
              againId: historyId,
              days: [...stayingPart(before, finished, staying), ...days],
            }
          : {
              ...{ userId, startsOn, historyId, againId: null, revision, cardio },
              days: [...(isDated ? done : []), ...days],
            },
      );
    });
    return this.of(userId, on);
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
    return this.of(userId, on);
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
    return this.of(userId, on);
  }

  /** Deletes the plan; completed work stays. @throws WEEK_NOT_FOUND_EXCEPTION */
  async drop(userId: number, startsOn: string): Promise<void> {
    const { affected } = await this.database.write(manager =>
      manager.delete(TrainingWeek, { userId, startsOn }),
    );
    if (affected === 0) throw new AppError('WEEK_NOT_FOUND_EXCEPTION');
  }

  /** The routines on the days, by id, without deleted ones. */
  private async routinesOf(userId: number, days: readonly KeptDay[]): Promise<Map<number, DayRoutine>> {
    const ids = [...new Set(days.flatMap(({ routineId }) => routineId ?? []))];
    const found = await Promise.all(
      ids.map(async id => {
        try {
          const { routineName, workouts } = await this.routines.plan(userId, id);
          const summaries = await this.catalogue.workoutSummaries(workouts.map(({ row }) => row.workoutId));
          const items = workouts.flatMap(({ row: { workoutId }, shown }) => {
            const about = summaries.get(workoutId);
            return about ? [{ ...about, workoutId, set: shown.setCount ?? USUAL_SETS }] : [];
          });
          return [[id, { title: routineName, items }] as const];
        } catch (error) {
          if (error instanceof AppError && error.code === 'ROUTINE_NOT_FOUND_EXCEPTION') return [];
          throw error;
        }
      }),
    );
    return new Map(found.flat());
  }

  /** The recommendations of days in a week that were done, and for its rest of those that are off or have a routine. */
  private async staying(
    userId: number,
    startsOn: string,
    on: string,
    isAgain: boolean,
  ): Promise<Set<number>> {
    // A future week has none.
    const { plan } = await this.of(userId, mondayOf(on) === startsOn ? on : startsOn);
    const days = plan?.days ?? [];
    return new Set(
      days.flatMap(({ state, historyId, routineId }) =>
        state === 'done' || (isAgain && (state === 'off' || routineId !== null)) ? [historyId] : [],
      ),
    );
  }

  /** The week accepted last: its request is the default for the next one. */
  private async earlier(userId: number): Promise<EarlierWeekDto | null> {
    const [last] = await this.database.read.find(TrainingWeek, {
      where: { userId },
      order: { startsOn: 'DESC' },
      take: 1,
    });
    if (!last) return null;
    const { id: historyId, request } = await this.planned.week(userId, last.historyId);
    return { historyId, request };
  }

  private locked(manager: EntityManager, userId: number, startsOn: string): Promise<TrainingWeek | null> {
    return manager.findOne(TrainingWeek, { where: { userId, startsOn }, ...this.database.rowLock });
  }

  private save(manager: EntityManager, week: Omit<TrainingWeek, 'updatedAt'>): Promise<void> {
    const row = { ...week, updatedAt: this.clock.now() };
    return saveByKey(manager, TrainingWeek, row, ['userId', 'startsOn']);
  }

  private async muscles(
    { plan }: FinishedWeek,
    totals: readonly WorkTotal[],
    works: readonly Pick<PlannedWork, 'sets'>[],
  ): Promise<WeekMuscleDto[]> {
    const planned = works.flatMap(({ sets }) =>
      [...sets].map(([workoutId, count]) => ({ workoutId, sets: count })),
    );
    const workouts = await this.catalogue.workoutsById(
      [...totals, ...planned].map(({ workoutId }) => workoutId),
    );
    const setsIn = (all: Parameters<typeof trainedParts>[0]) =>
      new Map(trainedParts(all, workouts).map(({ bodyPart, sets }) => [bodyPart, sets]));
    const [done, wanted] = [setsIn(totals), setsIn(planned)];
    return plan.parts.map(({ bodyPartKoreanName, leastSets, mostSets }) => ({
      ...{ bodyPartKoreanName, leastSets, mostSets },
      doneSets: done.get(bodyPartKoreanName) ?? 0,
      plannedSets: wanted.get(bodyPartKoreanName) ?? 0,
    }));
  }
}
