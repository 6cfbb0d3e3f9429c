import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock.js';
import { koreanDate } from '../../common/time/korean-date.js';
import type { Place } from '../../training-preferences/places.js';
import { isImplausibleLoad } from '../engine/learning/implausible-load.js';
import type { LoadAnswer } from '../engine/learning/load-evidence.js';
import type { StrengthBelief } from '../engine/learning/strength-belief.types.js';
import { explainNext } from '../engine/progression/explain-next.js';
import { nextTarget } from '../engine/progression/next-target.js';
import type { ExerciseSession, NextTarget, Target } from '../engine/progression/progression.types.js';
import { healthVerdict, trainingLimits } from '../engine/workout/health/training-limits.js';
import { LIGHT_RESERVE, schemeFor } from '../engine/workout/prescription/goal-scheme.js';
import { memberStrength } from '../engine/workout/strength/member-strength.js';
import { withOwnLoads } from '../engine/workout/prescription/own-loads.js';
import type { EngineMember, EngineWorkout, TrainingProfile } from '../engine/workout/workout-engine.types.js';
import type { StrengthObservation } from '../entities/strength-observation.entity.js';
import { EngineCatalogue } from '../recommenders/engine-catalogue.service.js';
import { MemberProfiles } from '../recommenders/member-profile.service.js';
import { Observations } from './observations.service.js';
import { RecommendedLoadsReader, type RecommendedLoads } from './recommended-loads.service.js';
import { StrengthBeliefs } from './strength-beliefs.service.js';

/** A workout as it stands in a routine. */
export interface KeptWorkout {
  /** Of the row in the routine. */
  id: number;
  workoutId: number;
  setCount: number | null;
  /** The recommendation it came from. */
  historyId: number | null;
}

/** What is to be done, and why: as data and as a sentence. */
export interface ReasonedTarget extends NextTarget {
  reason: string;
}

/** How a workout of a routine goes on. */
export interface WorkoutProgress {
  /** What the member said of it today. */
  answer: LoadAnswer | null;
  /** What stood there when they said so. */
  answered: Omit<Target, 'sets'> | null;
  /** What to do next, today's answer counted; null while it cannot be said. */
  next: ReasonedTarget | null;
  /** Why it should not be done at all now; null where nothing speaks against it. */
  against: string | null;
  /** Seconds between sets; null where no recommendation says. */
  restSeconds: number | null;
  /** The exercise with the loads that exist where it is done, and how it is usually done; null while that is not known. */
  circumstances: ExerciseCircumstances | null;
}

export interface ExerciseCircumstances {
  workout: EngineWorkout;
  /** Repetitions to be left in reserve, health considered. */
  reserve: number;
  /** Of the goal. */
  restSeconds: number;
}

export interface TypedLoad {
  workoutId: number;
  weightKg: number;
  repetitions: number | null;
}

interface DoubtedLoad extends TypedLoad {
  doubt: 'tooHeavy' | 'tooLight';
}

const UNKNOWN: WorkoutProgress = {
  ...{ answer: null, answered: null, next: null, against: null },
  ...{ restSeconds: null, circumstances: null },
};
const USUAL_SETS = 3;

interface Circumstances {
  today: string;
  member: EngineMember;
  belief: StrengthBelief | null;
  profile: TrainingProfile;
}

/** Derives the next weights and repetitions of workouts that members keep in routines. Nothing of it is stored. */
@Injectable()
export class NextLoads {
  constructor(
    private readonly clock: Clock,
    private readonly members: MemberProfiles,
    private readonly catalogue: EngineCatalogue,
    private readonly beliefs: StrengthBeliefs,
    private readonly observations: Observations,
    private readonly recommended: RecommendedLoadsReader,
  ) {}

  /** By the row's id. */
  async of(userId: number, kept: readonly KeptWorkout[]): Promise<Map<number, WorkoutProgress>> {
    if (kept.length === 0) return new Map();
    const today = koreanDate(this.clock.now());
    const ids = kept.map(({ workoutId }) => workoutId);
    const [member, belief, workouts, answers, histories] = await Promise.all([
      this.members.forStrength(userId),
      this.beliefs.of(userId),
      this.catalogue.workoutsById(ids),
      this.observations.lastAnswers(userId, ids, today),
      this.recommended.of(
        userId,
        kept.flatMap(({ historyId }) => historyId ?? []),
      ),
    ]);
    const profiles = await this.profilesOf(userId, [...histories.values()]);
    return new Map(
      kept.map(row => {
        const workout = workouts.get(row.workoutId);
        const history = row.historyId === null ? undefined : histories.get(row.historyId);
        const seen = answers.filter(({ workoutId }) => workoutId === row.workoutId);
        const derived =
          member && workout
            ? progressOf(row, workout, history, seen, {
                ...{ today, member, belief },
                profile: profiles.get(history?.place)!,
              })
            : {};
        const item = history?.items.find(({ workoutId }) => workoutId === row.workoutId);
        const told = { ...answerOf(row, seen, today), restSeconds: item?.restSeconds ?? null };
        return [row.id, { ...UNKNOWN, ...derived, ...told }];
      }),
    );
  }

  /** By the places of these recommendations, each with loads of its own, and for none. */
  private async profilesOf(
    userId: number,
    histories: readonly RecommendedLoads[],
  ): Promise<Map<Place | undefined, TrainingProfile>> {
    const places = new Set([undefined, ...histories.map(({ place }) => place)]);
    return new Map(
      await Promise.all(
        [...places].map(async place => [place, await this.members.forTraining(userId, place)] as const),
      ),
    );
  }

  /** The first of these typed loads that must be a slip of the finger, or null. */
  async doubtOf(userId: number, typed: readonly TypedLoad[]): Promise<DoubtedLoad | null> {
    if (typed.length === 0) return null;
    const [member, belief, workouts] = await Promise.all([
      this.members.forStrength(userId),
      this.beliefs.of(userId),
      this.catalogue.workoutsById(typed.map(({ workoutId }) => workoutId)),
    ]);
    if (!member) return null;
    const strength = memberStrength(member, undefined, belief);
    for (const load of typed) {
      const workout = workouts.get(load.workoutId);
      const doubt = workout ? isImplausibleLoad(strength, workout, load.weightKg, load.repetitions) : null;
      if (doubt !== null) return { ...load, doubt };
    }
    return null;
  }
}

function progressOf(
  row: KeptWorkout,
  workout: EngineWorkout,
  history: RecommendedLoads | undefined,
  answers: readonly StrengthObservation[],
  { today, member, belief, profile }: Circumstances,
): Pick<WorkoutProgress, 'next' | 'against' | 'circumstances'> {
  const limits = trainingLimits(profile.health, history?.goal ?? 'general');
  const { verdict, because } = healthVerdict(workout, limits);
  const leastReserve = verdict === 'lighter' ? LIGHT_RESERVE : 0;
  const { repsInReserve, restSeconds } = schemeFor(limits.goal, workout.mechanic);
  const circumstances = {
    workout: withOwnLoads(workout, profile.equipment),
    ...{ reserve: Math.max(repsInReserve, leastReserve), restSeconds },
  };
  if (verdict === 'out') {
    return { circumstances, next: null, against: `${because} 이 운동은 쉬는 게 좋아요.` };
  }
  const target = nextTarget({
    strength: memberStrength(member, history?.experience, belief),
    workout: circumstances.workout,
    ...{ goal: limits.goal, leastReserve },
    sessions: sessionsOf(answers, row.setCount ?? USUAL_SETS),
    today,
  });
  if (target.repetitions < 1) return { circumstances, next: null, against: null };
  const next = { ...target, reason: explainNext(target.why, workout) };
  return { circumstances, next, against: null };
}

/** One a day, oldest first; of two answers on a day the later one. */
function sessionsOf(answers: readonly StrengthObservation[], sets: number): ExerciseSession[] {
  const byDay = new Map<string, ExerciseSession>();
  for (const { date, seen } of answers) {
    if (seen.kind !== 'answer') continue;
    const { weightKg, repetitions, answer } = seen;
    byDay.set(date, { date, asked: { weightKg, repetitions, sets }, sets: null, answer });
  }
  return [...byDay.values()];
}

function answerOf(
  row: KeptWorkout,
  answers: readonly StrengthObservation[],
  today: string,
): Pick<WorkoutProgress, 'answer' | 'answered'> {
  const own = answers.find(({ date, source }) => date === today && source === `answer:${row.id}`);
  if (own?.seen.kind !== 'answer') return { answer: null, answered: null };
  const { answer, weightKg, repetitions } = own.seen;
  return { answer, answered: { weightKg, repetitions } };
}
