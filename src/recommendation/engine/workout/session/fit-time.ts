import { LEAST_SETS } from '../prescription/trim-sets.js';
import type { WarmUpSet } from './warm-up.js';

/** Seconds: a work set, a warm-up set with its short rest, setting up an exercise. This model's. */
const SET_SECONDS = 40;
const WARM_UP_SET_SECONDS = 60;
const SET_UP_SECONDS = 90;
/** Warming the body up before the first exercise: 5 minutes, 3 where there is little time. */
const GENERAL_WARM_UP_MINUTES = 5;
const SHORT_WARM_UP_MINUTES = 3;
const SHORT_SESSION_MINUTES = 25;

/** All of an exercise that its time depends on. */
export interface PlannedExercise {
  sets: number;
  restSeconds: number;
  warmUp: readonly WarmUpSet[];
}

export interface TimedExercise extends PlannedExercise {
  bodyPart: string;
}

export interface FittedSession {
  /** Sets of each exercise in the order given; 0 = left out. */
  sets: number[];
  /** Whole minutes, warming up included. */
  minutes: number;
  warmUpMinutes: number;
  setsRemoved: number;
  exercisesRemoved: number;
}

/**
 * Makes a session fit into `minutes` (null = any): first the later exercises lose sets down to two, then exercises go,
 * the last first and those whose part keeps another before those whose part would be left without. One always stays.
 */
export function fitTime(exercises: readonly TimedExercise[], minutes: number | null): FittedSession {
  const sets = exercises.map(exercise => exercise.sets);
  const took = (): number =>
    minutesOf(
      exercises.map((exercise, index) => ({ ...exercise, sets: sets[index]! })),
      minutes,
    );
  const kept = (): number[] => sets.flatMap((count, index) => (count > 0 ? [index] : []));
  while (minutes !== null && took() > minutes) {
    const most = Math.max(...sets);
    if (most > LEAST_SETS) {
      sets[sets.lastIndexOf(most)]! -= 1;
      continue;
    }
    if (kept().length <= 1) break;
    sets[nextToGo(exercises, kept())] = 0;
  }
  return {
    sets,
    minutes: took(),
    warmUpMinutes: warmUpMinutesOf(minutes),
    setsRemoved: exercises.reduce((sum, exercise, i) => sum + exercise.sets - sets[i]!, 0),
    exercisesRemoved: sets.filter(count => count === 0).length,
  };
}

/** Whole minutes of a session for which there are `limit` (null = any), warming up included; 0 sets = left out. */
export function minutesOf(exercises: readonly PlannedExercise[], limit: number | null): number {
  const seconds = exercises.reduce((sum, exercise) => sum + secondsOf(exercise), 0);
  return Math.ceil(warmUpMinutesOf(limit) + seconds / 60);
}

function warmUpMinutesOf(limit: number | null): number {
  return limit !== null && limit <= SHORT_SESSION_MINUTES ? SHORT_WARM_UP_MINUTES : GENERAL_WARM_UP_MINUTES;
}

function secondsOf({ sets, restSeconds, warmUp }: PlannedExercise): number {
  if (sets === 0) return 0;
  return SET_UP_SECONDS + sets * SET_SECONDS + (sets - 1) * restSeconds + warmUp.length * WARM_UP_SET_SECONDS;
}

function nextToGo(exercises: readonly TimedExercise[], kept: readonly number[]): number {
  const hasAnother = (index: number): boolean =>
    kept.some(other => other !== index && exercises[other]!.bodyPart === exercises[index]!.bodyPart);
  return [...kept].reverse().find(hasAnother) ?? kept.at(-1)!;
}
