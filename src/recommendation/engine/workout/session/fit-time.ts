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

export interface TimedExercise {
  bodyPart: string;
  sets: number;
  restSeconds: number;
  warmUp: readonly WarmUpSet[];
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
  const warmUpMinutes =
    minutes !== null && minutes <= SHORT_SESSION_MINUTES ? SHORT_WARM_UP_MINUTES : GENERAL_WARM_UP_MINUTES;
  const sets = exercises.map(exercise => exercise.sets);
  const took = (): number => Math.ceil(warmUpMinutes + seconds(exercises, sets) / 60);
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
    warmUpMinutes,
    setsRemoved: exercises.reduce((sum, exercise, i) => sum + exercise.sets - sets[i]!, 0),
    exercisesRemoved: sets.filter(count => count === 0).length,
  };
}

function seconds(exercises: readonly TimedExercise[], sets: readonly number[]): number {
  return exercises.reduce((sum, { restSeconds, warmUp }, index) => {
    const count = sets[index]!;
    if (count === 0) return sum;
    const work = count * SET_SECONDS + (count - 1) * restSeconds;
    return sum + SET_UP_SECONDS + work + warmUp.length * WARM_UP_SET_SECONDS;
  }, 0);
}

function nextToGo(exercises: readonly TimedExercise[], kept: readonly number[]): number {
  const hasAnother = (index: number): boolean =>
    kept.some(other => other !== index && exercises[other]!.bodyPart === exercises[index]!.bodyPart);
  return [...kept].reverse().find(hasAnother) ?? kept.at(-1)!;
}
