import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { Database } from '../infrastructure/database/database.js';
import { MyWorkoutsService } from '../myfit/public.js';
import { EngineCatalogue, PlannedDays, TodaysHealth, type FinishedWeek } from '../recommendation/public.js';
import {
  CardioHistory,
  countedMinutes,
  LoggedSets,
  NextWorkouts,
  RecommendedAmounts,
  TrainingBreaks,
  trainedParts,
  type WorkTotal,
} from '../training/public.js';
import { TrainingPreferencesService } from '../training-preferences/public.js';
import {
  dayOf,
  daysOf,
  isLeftOut,
  itemsOf,
  planOf,
  sessionsOf,
  worksOf,
  type DayRoutine,
} from './accepted-week.js';
import type { EarlierWeekDto, MyWeekDto, PlannedDayDto, WeekMuscleDto } from './dto/week.dto.js';
import { TrainingWeek, type KeptDay } from './entities/training-week.entity.js';
import { dateAfter, DAYS_A_WEEK, mondayOf } from '../common/time/dates.js';
import { weekProgress, type PlannedWork } from './week-progress.js';

const USUAL_SETS = 3;
const SECONDS_A_MINUTE = 60;
const LACKS_MACHINES =
  '남은 날 운동에 그곳에 없는 기구가 있어요. ‘다시 짜기’ 버튼을 누르면 지금 있는 기구로 다시 짜 드려요.';
const HAS_EXCLUDED =
  '남은 날에 빼 두신 운동이 있어요. ‘다시 짜기’ 버튼을 누르면 그 운동 없이 다시 짜 드려요.';
const LACKS_WORKOUTS =
  '남은 날에서 빠진 운동이 있어요. ‘다시 짜기’ 버튼을 누르면 지금 할 수 있는 운동으로 다시 짜 드려요.';

/** A member's weeks as they are now: the plan, and what the log shows as done. */
@Injectable()
export class MyWeeks {
  constructor(
    private readonly database: Database,
    private readonly planned: PlannedDays,
    private readonly health: TodaysHealth,
    private readonly log: LoggedSets,
    private readonly catalogue: EngineCatalogue,
    private readonly breaks: TrainingBreaks,
    private readonly endurance: CardioHistory,
    private readonly amounts: RecommendedAmounts,
    private readonly preferences: TrainingPreferencesService,
    private readonly routines: MyWorkoutsService,
    private readonly next: NextWorkouts,
  ) {}

  /** Whether a session is planned for a date and still to do, with something that may be done now. @param on `YYYY-MM-DD` */
  async hasSessionOn(userId: number, on: string): Promise<boolean> {
    if (!(await this.database.read.existsBy(TrainingWeek, { userId, startsOn: mondayOf(on) }))) return false;
    const { plan } = await this.of(userId, on);
    const isCalled = ({ state, items }: PlannedDayDto): boolean =>
      state === 'today' && items.some(({ against }) => against === null);
    return plan?.days.some(isCalled) ?? false;
  }

  /**
   * The week of a date, as it is today.
   *
   * @param on today, `YYYY-MM-DD` in the member's time zone
   * @param within the date, where it is another
   */
  async of(userId: number, on: string, within = on): Promise<MyWeekDto> {
    const startsOn = mondayOf(within);
    const end = dateAfter(startsOn, DAYS_A_WEEK - 1);
    const nextMonday = dateAfter(startsOn, DAYS_A_WEEK);
    const [kept, isNextPlanned, totals, breaks, lightWeek, logged, recommended] = await Promise.all([
      this.database.read.findOneBy(TrainingWeek, { userId, startsOn }),
      this.database.read.existsBy(TrainingWeek, { userId, startsOn: nextMonday }),
      this.log.totals(userId, startsOn, end, { running: true }),
      this.breaks.between(userId, startsOn, end),
      this.next.lightWeek(userId, on),
      this.endurance.between(userId, startsOn, end),
      this.amounts.cardio(userId),
    ]);
    const sessions = sessionsOf(totals);
    const told = { startsOn, breaks, lightWeek, isNextPlanned };
    const cardio = {
      done: logged.map(({ id, localDate, kind, seconds, effort }) => ({
        ...{ sessionId: id, date: localDate, kind, effort },
        minutes: Math.max(1, Math.round(seconds / SECONDS_A_MINUTE)),
      })),
      countedMinutes: countedMinutes(logged),
      recommendedMinutes: recommended?.least ?? null,
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
      routines.has(routineId ?? 0) ? [] : (histories.get(historyId) ?? []),
    );
    const { healthNotes } = (again ?? finished).plan;
    const [lacksMachines, excluded, today, parts] = await Promise.all([
      this.planned.lackMachines(userId, ofPlan),
      this.preferences.excludedWorkoutIds(userId),
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
    const hasExcluded = ofPlan.some(({ result }) =>
      result.recommends.some(({ workoutId }) => excluded.includes(workoutId)),
    );
    const lacksWorkouts = ofPlan.some(each => each.lacksWorkouts);
    const notes = [
      ...(lacksMachines ? [LACKS_MACHINES] : []),
      ...(hasExcluded ? [HAS_EXCLUDED] : []),
      ...(lacksWorkouts ? [LACKS_WORKOUTS] : []),
      ...today.notes,
    ];
    const now = { days, next: progress.next, parts, today: notes, isOutdated: lacksMachines || hasExcluded };
    const plan = planOf(kept, finished, again, now);
    return {
      ...{ ...told, plan, earlier: null, otherDays: daysOf(progress.others) },
      cardio: { ...cardio, planned: today.cardio },
    };
  }

  /** The routines on the days, by id, without deleted ones. */
  async routinesOf(userId: number, days: readonly KeptDay[]): Promise<Map<number, DayRoutine>> {
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
