import { Injectable } from '@nestjs/common';
import {
  CatalogueReadModel,
  loadLabelOf,
  repeatUnitOf,
  workoutPicture,
  type RepeatUnit,
  type WorkoutRow,
} from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { dateAfter } from '../../common/time/dates.js';
import { koreanDate } from '../../common/time/korean-date.js';
import { MyWorkoutsService, type MyWorkout, type ShownLoad } from '../../myfit/public.js';
import {
  NextLoads,
  type DerivedLoads,
  RecommendedLoadsReader,
  schemeFor,
  toldStop,
  warmUpSets,
  type EngineWorkout,
  type WarmUpSet,
  type WorkoutProgress,
} from '../../recommendation/public.js';
import type { NextRoutineDto, NextWorkoutDto, NextWorkoutsDto } from '../dto/next.dto.js';
import { TrainingBreaks } from '../breaks/training-breaks.service.js';
import { LoggedSets } from '../history/logged-sets.service.js';
import { platesFor } from './plates.js';

const USUAL_SETS = 3;
const DAY_MS = 86_400_000;
/** Days of the log to read: nobody trains ten years without a week off. Fewer would end the count of the weeks before. */
const LIGHT_WEEK_DAYS = 3_650;
/** Own choice: an illness of any length is followed by a light week. */
const BACK_DAYS = 7;
const AFTER_ILLNESS = '아파서 쉬었다가 돌아왔어요. 첫 주는 가볍게 하고 몸이 어떤지 보세요.';

/** A workout with the numbers to show. */
interface Planned {
  workoutId: number;
  /** Null for workouts outside routines. */
  row: MyWorkout | null;
  shown: ShownLoad;
  progress: WorkoutProgress;
  /** Its numbers in a light week, if one is proposed. */
  light: NextWorkoutDto['light'];
}

/** Today's workouts, with everything the session screen needs. Computed on each read. */
@Injectable()
export class NextWorkouts {
  constructor(
    private readonly clock: Clock,
    private readonly log: LoggedSets,
    private readonly catalogue: CatalogueReadModel,
    private readonly routines: MyWorkoutsService,
    private readonly nextLoads: NextLoads,
    private readonly recommended: RecommendedLoadsReader,
    private readonly breaks: TrainingBreaks,
  ) {}

  /** @throws ROUTINE_NOT_FOUND_EXCEPTION */
  async ofRoutine(userId: number, routineId: number): Promise<NextRoutineDto> {
    const { routineName, workouts, loads } = await this.routines.plan(userId, routineId);
    const kept = workouts.map(({ row, ...rest }) => ({ ...rest, row, workoutId: row.workoutId }));
    const { lightWeek, planned } = await this.withLight(userId, loads, kept);
    return { routineId, routineName, workouts: await this.described(planned), lightWeek };
  }

  /** How workouts of a session continue, by id: as in the routine the session started from, as long as it contains them, else as recommended. */
  async progressOf(
    userId: number,
    workoutIds: readonly number[],
    routineId: number | null,
    historyId: number | null,
  ): Promise<Map<number, WorkoutProgress>> {
    const rows = workoutIds.map((workoutId, id) => ({ id, workoutId, setCount: null, historyId }));
    const loads = await this.nextLoads.read(userId, rows);
    const free = rows.map(row => [row.workoutId, loads.progressOf(row)] as const);
    const kept = routineId === null ? [] : await this.keptProgress(userId, routineId);
    return new Map([...free, ...kept]);
  }

  /** Empty if the routine is gone. */
  private async keptProgress(userId: number, routineId: number): Promise<[number, WorkoutProgress][]> {
    try {
      const { workouts } = await this.routines.plan(userId, routineId);
      return workouts.map(({ row, progress }) => [row.workoutId, progress]);
    } catch (error) {
      if (error instanceof AppError && error.code === 'ROUTINE_NOT_FOUND_EXCEPTION') return [];
      throw error;
    }
  }

  /** The reason why the week of a date should be light, as a sentence, or null. @param on `YYYY-MM-DD` in the member's time zone */
  async lightWeek(userId: number, on: string): Promise<string | null> {
    const loads = await this.nextLoads.read(userId, []);
    return this.whyLight(userId, loads, [], on);
  }

  /** After an illness, loads come back in a light week; otherwise the log decides. */
  private async whyLight(
    userId: number,
    loads: DerivedLoads,
    kept: readonly { workoutId: number }[],
    today: string,
  ): Promise<string | null> {
    const since = dateAfter(today, -BACK_DAYS);
    const [breaks, trained] = await Promise.all([
      this.breaks.between(userId, since, today),
      this.trainedOn(userId),
    ]);
    const isBack = breaks.some(({ kind, endsOn }) => kind === 'ill' && endsOn < today);
    return isBack ? AFTER_ILLNESS : loads.lightWeek(trained, kept);
  }

  /** Adds each workout's numbers for a light week, if one is proposed. */
  private async withLight<Kept extends Omit<Planned, 'light'>>(
    userId: number,
    loads: DerivedLoads,
    kept: readonly Kept[],
  ): Promise<{ planned: (Kept & Planned)[]; lightWeek: NextWorkoutsDto['lightWeek'] }> {
    const reason = await this.whyLight(userId, loads, kept, koreanDate(this.clock.now()));
    return {
      planned: kept.map(each => ({ ...each, light: reason === null ? null : lightOf(loads, each) })),
      lightWeek: reason === null ? null : { proposed: true, reason },
    };
  }

  /** Days with a session. */
  private trainedOn(userId: number): Promise<string[]> {
    const since = koreanDate(new Date(this.clock.now().getTime() - LIGHT_WEEK_DAYS * DAY_MS));
    return this.log.daysSince(userId, since);
  }

  /**
   * Workouts outside routines, as recommended if `historyId` is given.
   *
   * @throws WORKOUT_NOT_FOUND_EXCEPTION, RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION
   */
  async ofWorkouts(
    userId: number,
    workoutIds: readonly number[],
    historyId: number | null,
  ): Promise<NextWorkoutsDto> {
    const history = historyId === null ? null : await this.recommended.require(userId, historyId);
    const kept = workoutIds.map((workoutId, id) => {
      const item = history?.items.find(each => each.workoutId === workoutId);
      return { id, workoutId, setCount: item?.set ?? null, historyId };
    });
    const loads = await this.nextLoads.read(userId, kept);
    const free = kept.map(row => {
      const { workoutId, setCount } = row;
      const own = loads.progressOf(row);
      const shown = {
        weight: own.next?.weightKg ?? null,
        rep: own.next?.repetitions ?? null,
        setCount: setCount ?? own.next?.sets ?? null,
      };
      return { workoutId, row: null, shown, progress: own };
    });
    const { planned, lightWeek } = await this.withLight(userId, loads, free);
    return { workouts: await this.described(planned), lightWeek };
  }

  private async described(planned: readonly Planned[]): Promise<NextWorkoutDto[]> {
    const rows = await this.catalogue.workouts.rows([...new Set(planned.map(({ workoutId }) => workoutId))]);
    const byId = new Map(rows.map(row => [row.id, row]));
    const found = planned.map(each => {
      const row = byId.get(each.workoutId);
      if (!row) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
      return { ...each, about: row, loads: each.progress.circumstances?.workout ?? (row as EngineWorkout) };
    });
    const warmUps = warmUpSets(
      found.map(({ loads, shown: { weight, rep }, progress: { against } }) => ({
        ...{ workout: loads, repeat: rep },
        weightKg: against === null ? weight : null,
      })),
      null,
    );
    return found.map((each, place) => describe(each, each.about, each.loads, warmUps[place]!));
  }
}

/** A tenth less weight if the loads allow it, a third fewer sets. */
function lightOf(
  loads: DerivedLoads,
  { shown, progress: { circumstances, against } }: Pick<Planned, 'shown' | 'progress'>,
): NextWorkoutDto['light'] {
  const { weight, rep, setCount } = shown;
  if (!circumstances || rep === null || against !== null) return null;
  const target = { weightKg: weight, repetitions: rep, sets: setCount ?? USUAL_SETS };
  const light = loads.lightened(circumstances, target);
  return light && { weight: light.weightKg, sets: light.sets };
}

function describe(
  { workoutId, row, shown, progress, light }: Planned,
  about: WorkoutRow,
  loads: EngineWorkout,
  warmUps: readonly WarmUpSet[],
): NextWorkoutDto {
  const repeatUnit = repeatUnitOf(about.loadType);
  const { circumstances, against } = progress;
  // A workout that is unsuitable now has no target, whatever is stored.
  const { weight, rep } = against === null ? shown : { weight: null, rep: null };
  // Typed numbers, and those of an answered day, do not come from the next target.
  const next = row?.mode === 'fixed' || (row && progress.answered) ? null : progress.next;
  const sets = shown.setCount ?? USUAL_SETS;
  return {
    workoutId,
    myWorkoutId: row?.id ?? null,
    workoutName: about.koreanName,
    image: workoutPicture(about),
    loadLabel: loadLabelOf(about),
    repeatUnit,
    target: {
      weight,
      reps: repeatUnit === 'reps' ? rep : null,
      seconds: repeatUnit === 'seconds' ? rep : null,
      sets,
      reserves: against === null && repeatUnit === 'reps' ? reservesOf(progress, next, sets) : [],
      stop: next?.stop ? toldStop(next.stop) : null,
      style: next?.style ?? null,
    },
    light,
    warmups: warmUps.map(({ weight, repeat }) => ({ weight, reps: repeat })),
    restSeconds:
      progress.restSeconds ?? circumstances?.restSeconds ?? schemeFor('general', about.mechanic).restSeconds,
    incrementKg: loads.incrementKg,
    minLoadKg: loads.minLoadKg,
    plates: platesFor(loads),
    why: whyOf(row, progress),
    last: lastOf(progress, repeatUnit),
    against,
    cues: [about.description],
    safety: [about.safety, ...about.mistakes.map(mistake => `흔한 실수: ${mistake}`)],
    easierWorkoutId: progress.easierVariantId,
    bodyParts: [...about.primaryBodyParts, ...about.secondaryBodyParts],
  };
}

/** Reserves of as many sets as are shown; for numbers that were not derived, the reserve to leave in each. */
function reservesOf(
  { circumstances }: WorkoutProgress,
  next: WorkoutProgress['next'],
  sets: number,
): number[] {
  const told = next ? next.reserves : circumstances && [circumstances.reserve];
  if (!told) return [];
  return Array.from({ length: sets }, (_, index) => told[index] ?? told.at(-1)!);
}

function lastOf({ last }: WorkoutProgress, unit: RepeatUnit): NextWorkoutDto['last'] {
  return (
    last && {
      date: last.date,
      sets: last.logged.map(({ weightKg, repetitions }) => ({
        weight: weightKg,
        reps: unit === 'reps' ? repetitions : null,
        seconds: unit === 'seconds' ? repetitions : null,
      })),
    }
  );
}

/** States the source of numbers that were not derived. */
function whyOf(row: MyWorkout | null, { next, answered }: WorkoutProgress): NextWorkoutDto['why'] {
  const told = (template: string, text: string) => ({ template, args: {}, text });
  if (row?.mode === 'fixed') return told('fixed', '직접 정하신 무게와 횟수예요.');
  if (row && answered)
    return told('answeredToday', '오늘 이미 하셨어요. 다음에 할 것은 내일부터 보여 드려요.');
  if (next) return { template: next.why.template, args: { ...next.why.args }, text: next.reason };
  return row ? told('kept', '루틴에 저장하신 대로예요.') : told('unknown', '무게와 횟수를 직접 정해 주세요.');
}
