import { Injectable } from '@nestjs/common';
import type { Place } from '../../training-preferences/public.js';
import { isImplausibleLoad, type LoadDoubt } from '../engine/learning/implausible-load.js';
import type { LoadAnswer } from '../engine/learning/load-evidence.js';
import { explainLightWeek, explainNext } from '../engine/progression/explain-next.js';
import { lightTarget, lightWeekDue, wentDown } from '../engine/progression/light-week.js';
import { nextTarget } from '../engine/progression/next-target.js';
import type { ExerciseSession, NextTarget, Target } from '../engine/progression/progression.types.js';
import { healthVerdict, isFit, trainingLimits, whyNotNow } from '../engine/workout/health/training-limits.js';
import { harderVariants, hasEquipmentOf, namedVariants } from '../engine/workout/health/named-variants.js';
import { LIGHT_RESERVE, schemeFor } from '../engine/workout/prescription/goal-scheme.js';
import { memberStrength } from '../engine/learning/member-strength.js';
import { withOwnLoads } from '../engine/workout/prescription/own-loads.js';
import { lastTrained } from '../engine/workout/recovery/recent-training.js';
import { USUAL_EQUIPMENT } from '../engine/workout/usual-profile.js';
import type { EquipmentSettings, RecentTraining } from '../engine/workout/workout-engine.types.js';
import type { EngineWorkout } from '../engine/strength/strength.types.js';
import type { StrengthObservation } from '../entities/strength-observation.entity.js';
import { EngineCatalogue } from '../inputs/engine-catalogue.service.js';
import { MemberProfiles } from '../inputs/member-profile.service.js';
import { exerciseSessions, type TrainedDay } from './exercise-sessions.js';
import { Observations } from './observations.service.js';
import { RecentTrainings } from './recent-trainings.service.js';
import { RecommendedLoadsReader, type RecommendedLoads } from './recommended-loads.service.js';
import { StrengthBeliefs, type Trainee } from './strength-beliefs.service.js';

/** A workout in a routine. */
export interface KeptWorkout {
  /** Id of the row in the routine. */
  id: number;
  workoutId: number;
  setCount: number | null;
  /** The recommendation it came from. */
  historyId: number | null;
}

/** The next target and its reason, as data and as a sentence. */
export interface ReasonedTarget extends NextTarget {
  reason: string;
}

/** The current state and the next step of a workout in a routine. */
export interface WorkoutProgress {
  /** Today's answer, in the routine or after the last set. */
  answer: LoadAnswer | null;
  /** The target at the time of the answer or the set. */
  answered: Omit<Target, 'sets'> | null;
  /** The next target, including today's answer; null if it cannot be derived. */
  next: ReasonedTarget | null;
  /** Why it should not be done now; null if nothing speaks against it. */
  against: string | null;
  /** The easier variant, if health allows it; otherwise null. */
  easierVariantId: number | null;
  /** Seconds between sets; null if no recommendation gives them. */
  restSeconds: number | null;
  /** The last day with logged sets of it. */
  last: TrainedDay | null;
  /** The exercise with the loads available where it is done, and its usual scheme; null if unknown. */
  circumstances: ExerciseCircumstances | null;
}

export interface ExerciseCircumstances {
  workout: EngineWorkout;
  /** Repetitions to leave in reserve, including health and the last two days. */
  reserve: number;
  /** From the goal. */
  restSeconds: number;
}

export interface TypedLoad {
  workoutId: number;
  weightKg: number;
  repetitions: number | null;
}

interface DoubtedLoad extends TypedLoad {
  doubt: LoadDoubt;
}

const USUAL_SETS = 3;
/** Days of a workout that affect its next target: consecutive misses, falling records. */
const DAYS = 5;

/** The loaded data of a member and some workouts, and everything derived from them; reusable within one call. */
export class DerivedLoads {
  constructor(
    private readonly trainee: Trainee,
    private readonly workouts: ReadonlyMap<number, EngineWorkout>,
    /** Observations of the last days of each workout. */
    private readonly seen: readonly StrengthObservation[],
    private readonly histories: ReadonlyMap<number, RecommendedLoads>,
    /** By place of the history; without a place, those of a usual gym. */
    private readonly loadsAt: ReadonlyMap<Place | undefined, EquipmentSettings>,
    /** Trainings before the running session. */
    private readonly recentlyTrained: readonly RecentTraining[],
    /** By the easier workout, least skill first. */
    private readonly harderVariants: ReadonlyMap<number, readonly EngineWorkout[]>,
  ) {}

  /** A finished workout recommendation, if it is the member's. */
  recommendation(historyId: number): RecommendedLoads | undefined {
    return this.histories.get(historyId);
  }

  /** The row's workout and recommendation must be loaded. */
  progressOf(row: KeptWorkout): WorkoutProgress {
    const { today } = this.trainee;
    const history = row.historyId === null ? undefined : this.histories.get(row.historyId);
    const workout = this.workouts.get(row.workoutId);
    const days = workout ? this.daysOf(workout, row.setCount ?? USUAL_SETS) : [];
    const item = history?.items.find(({ workoutId }) => workoutId === row.workoutId);
    const answer = answerOf(row, this.seen, days, today);
    // After today's session, the next target is for another day.
    const recent = workout && !answer.answered ? lastTrained(workout, this.recentlyTrained) : null;
    return {
      ...this.nextOf(workout, history, days, recent),
      ...answer,
      restSeconds: item?.restSeconds ?? null,
      last: days.findLast(({ logged }) => logged.length > 0) ?? null,
    };
  }

  /** The first typed load that is probably mistyped, or null. */
  doubtOf(typed: readonly TypedLoad[]): DoubtedLoad | null {
    const { member, belief } = this.trainee;
    if (!member) return null;
    const strength = memberStrength(member, undefined, belief);
    for (const load of typed) {
      const workout = this.workouts.get(load.workoutId);
      const doubt = workout ? isImplausibleLoad(strength, workout, load.weightKg, load.repetitions) : null;
      if (doubt !== null) return { ...load, doubt };
    }
    return null;
  }

  /**
   * Why this week should be a light one, as a sentence, or null: after consecutive training weeks, or after one of these workouts fell three
   * times.
   *
   * @param trainedOn days of training, in any order; ten weeks back are enough
   */
  lightWeek(trainedOn: readonly string[], rows: readonly Pick<KeptWorkout, 'workoutId'>[]): string | null {
    const { today, member, belief } = this.trainee;
    if (!member) return null;
    const { level } = memberStrength(member, undefined, belief).estimate;
    const due = lightWeekDue(trainedOn, today, level, member.ageYears);
    const fell = rows.map(({ workoutId }) => {
      const workout = this.workouts.get(workoutId);
      return workout ? wentDown(member, workout, this.daysOf(workout, USUAL_SETS)) : null;
    });
    const why = due ?? fell.find(each => each !== null);
    return why ? explainLightWeek(why) : null;
  }

  /** The target reduced for a light week; null without body data. */
  lightened({ workout }: ExerciseCircumstances, target: Target): Target | null {
    const { member } = this.trainee;
    return member && lightTarget(member, workout, target);
  }

  private daysOf(workout: EngineWorkout, usualSets: number): TrainedDay[] {
    const seen = this.seen.filter(({ workoutId }) => workoutId === workout.id);
    return exerciseSessions(workout, seen, usualSets);
  }

  private nextOf(
    known: EngineWorkout | undefined,
    history: RecommendedLoads | undefined,
    sessions: readonly ExerciseSession[],
    recent: RecentTraining | null,
  ): Pick<WorkoutProgress, 'next' | 'against' | 'circumstances' | 'easierVariantId'> {
    const { today, member, ruledBody, health, belief } = this.trainee;
    const untold = { next: null, against: null, circumstances: null, easierVariantId: null };
    if (!ruledBody || !known) return untold;
    const limits = trainingLimits(health, history?.goal ?? 'general', ruledBody);
    const easier = this.workouts.get(known.easierVariantId ?? -1);
    const fit = easier && isFit(easier, limits) ? easier : null;
    const easierVariantId = fit?.id ?? null;
    const { verdict } = healthVerdict(known, limits);
    const against = whyNotNow(known, limits);
    if (!member) return { ...untold, against, easierVariantId };
    const leastReserve = verdict === 'lighter' ? LIGHT_RESERVE : 0;
    const { repsInReserve, restSeconds } = schemeFor(limits.goal, known.mechanic);
    const workout = withOwnLoads(known, this.loadsAt.get(history?.place) ?? USUAL_EQUIPMENT);
    const reserve = Math.max(repsInReserve, recent === null ? leastReserve : LIGHT_RESERVE);
    const told = { ...untold, against, easierVariantId, circumstances: { workout, reserve, restSeconds } };
    // No load progresses while only gentle mobility is fit.
    if (against !== null || limits.isMobility) return told;
    const target = nextTarget({
      strength: memberStrength(member, history?.experience, belief),
      workout,
      ...{ goal: limits.goal, leastReserve, recent },
      isProtected: limits.rules.length > 0,
      harderVariants: namedVariants(known, this.harderVariants.get(known.id) ?? [], limits),
      easierVariant: fit && hasEquipmentOf(fit, known) ? fit : null,
      ...{ sessions, today },
    });
    if (target.repetitions < 1) return told;
    return { ...told, next: { ...target, reason: explainNext(target.why, workout) } };
  }
}

/** Derives the next weights and repetitions of workouts in routines. Nothing is stored. */
@Injectable()
export class NextLoads {
  constructor(
    private readonly members: MemberProfiles,
    private readonly catalogue: EngineCatalogue,
    private readonly beliefs: StrengthBeliefs,
    private readonly observations: Observations,
    private readonly recommended: RecommendedLoadsReader,
    private readonly recentTrainings: RecentTrainings,
  ) {}

  /** Loads everything these rows depend on, with the same number of statements for one row as for many. */
  async read(
    userId: number,
    rows: readonly Pick<KeptWorkout, 'workoutId' | 'historyId'>[],
  ): Promise<DerivedLoads> {
    const ids = rows.map(({ workoutId }) => workoutId);
    const historyIds = rows.flatMap(({ historyId }) => historyId ?? []);
    const [trainee, kept, histories, catalogue] = await Promise.all([
      this.beliefs.trainee(userId),
      this.catalogue.workoutsById(ids),
      this.recommended.of(userId, historyIds),
      this.catalogue.workouts(),
    ]);
    const easier = [...kept.values()].flatMap(({ easierVariantId }) => easierVariantId ?? []);
    const workouts = new Map([...(await this.catalogue.workoutsById(easier)), ...kept]);
    const places = new Set([...histories.values()].map(({ place }) => place));
    const { wasObserved } = trainee;
    const [seen, recent, ...loads] = await Promise.all([
      // Answers and sets are stored as observations.
      wasObserved ? this.observations.lastDays(userId, ids, DAYS) : [],
      wasObserved ? this.recentTrainings.of(userId, { inSession: true }) : [],
      ...[...places].map(async place => [place, await this.members.loadsAt(userId, place)] as const),
    ]);
    const harder = harderVariants(catalogue, kept);
    return new DerivedLoads(trainee, workouts, seen, histories, new Map(loads), recent, harder);
  }
}

/** Today's answer for this row of a routine, otherwise what was logged for its workout. */
function answerOf(
  row: KeptWorkout,
  seen: readonly StrengthObservation[],
  days: readonly TrainedDay[],
  today: string,
): Pick<WorkoutProgress, 'answer' | 'answered'> {
  const own = seen.find(({ date, source }) => date === today && source === `answer:${row.id}`)?.seen;
  if (own?.kind === 'answer') {
    const { answer, weightKg, repetitions, stop } = own;
    return { answer, answered: { weightKg, repetitions, ...(stop && { stop }) } };
  }
  const logged = days.find(day => day.date === today && day.logged.length > 0);
  if (!logged) return { answer: null, answered: null };
  const { weightKg, repetitions } = logged.asked;
  return { answer: logged.answer, answered: { weightKg, repetitions } };
}
