import { LEAST_SETS } from '../prescription/trim-sets.js';
import { SHORT_SESSION_MINUTES, type WarmUpSet } from './warm-up.js';

/** Seconds: a work set, a warm-up set with its short rest, setting up an exercise with and without a load. Values of this model. */
const SET_SECONDS = 40;
const WARM_UP_SET_SECONDS = 60;
const SET_UP_SECONDS = 90;
const UNLOADED_SET_UP_SECONDS = 45;
/** General warm-up before the first exercise: 5 minutes, 3 where time is short. */
const GENERAL_WARM_UP_MINUTES = 5;
const SHORT_WARM_UP_MINUTES = 3;

/** Everything that determines an exercise's time. */
export interface PlannedExercise {
  sets: number;
  /** Whether it uses a weight. */
  isLoaded: boolean;
  restSeconds: number;
  warmUp: readonly WarmUpSet[];
}

export interface TimedExercise extends Omit<PlannedExercise, 'warmUp'> {
  bodyPart: string;
}

/** The warm-up sets of each exercise where these sets are left: of one that goes, another may need them. */
export type WarmUpsOf = (sets: readonly number[]) => readonly WarmUpSet[][];

export interface FittedSession {
  /** Sets of each exercise in the given order; 0 = left out. */
  sets: number[];
  /** In the same order. */
  warmUps: readonly WarmUpSet[][];
  /** Whole minutes, including warm-up. */
  minutes: number;
  warmUpMinutes: number;
  setsRemoved: number;
  /** Sets removed from exercises that stay. */
  keptSetsRemoved: number;
  exercisesRemoved: number;
}

/**
 * Fits a session into `minutes` (null = any). First, later exercises lose sets down to two; then exercises whose part has another one are
 * dropped, last first. Before a whole part is dropped, all exercises go down to one set: weekly sets are what counts, and a little of
 * everything beats one part done at length (Iversen 2021, Sports Med 51:2079). Spare time goes back into sets. One exercise always stays.
 */
export function fitTime(
  exercises: readonly TimedExercise[],
  minutes: number | null,
  warmUpsOf: WarmUpsOf,
): FittedSession {
  const sets = exercises.map(exercise => exercise.sets);
  const took = (): number => {
    const warmUps = warmUpsOf(sets);
    return minutesOf(
      exercises.map((exercise, index) => ({ ...exercise, sets: sets[index]!, warmUp: warmUps[index]! })),
      minutes,
    );
  };
  const isTooLong = (): boolean => minutes !== null && took() > minutes;
  const kept = (): number[] => sets.flatMap((count, index) => (count > 0 ? [index] : []));
  const lowerTo = (least: number): void => {
    while (isTooLong() && Math.max(...sets) > least) sets[sets.lastIndexOf(Math.max(...sets))]! -= 1;
  };
  const leaveOut = (choose: () => number | undefined): void => {
    while (isTooLong() && kept().length > 1) {
      const index = choose();
      if (index === undefined) break;
      sets[index] = 0;
    }
  };
  lowerTo(LEAST_SETS);
  leaveOut(() => lastOfPartWithAnother(exercises, kept()));
  lowerTo(1);
  leaveOut(() => kept().at(-1));
  giveBack(sets, exercises, () => !isTooLong());
  return {
    sets,
    warmUps: warmUpsOf(sets),
    minutes: took(),
    warmUpMinutes: warmUpMinutesOf(minutes),
    setsRemoved: exercises.reduce((sum, exercise, i) => sum + exercise.sets - sets[i]!, 0),
    keptSetsRemoved: exercises.reduce(
      (sum, exercise, i) => sum + (sets[i] === 0 ? 0 : exercise.sets - sets[i]!),
      0,
    ),
    exercisesRemoved: sets.filter(count => count === 0).length,
  };
}

/** Returns sets to the remaining exercises: fewest sets first, then session order. */
function giveBack(sets: number[], exercises: readonly TimedExercise[], fits: () => boolean): void {
  const full = new Set(sets.flatMap((count, index) => (count === 0 ? [index] : [])));
  for (;;) {
    const open = sets.flatMap((count, index) =>
      full.has(index) || count >= exercises[index]!.sets ? [] : [index],
    );
    if (open.length === 0) return;
    const index = open.reduce((best, each) => (sets[each]! < sets[best]! ? each : best));
    sets[index]! += 1;
    if (fits()) continue;
    sets[index]! -= 1;
    full.add(index);
  }
}

/** Whole minutes of a session with the limit `limit` (null = any), including warm-up; 0 sets = left out. */
export function minutesOf(exercises: readonly PlannedExercise[], limit: number | null): number {
  const seconds = exercises.reduce((sum, exercise) => sum + secondsOf(exercise), 0);
  return Math.ceil(warmUpMinutesOf(limit) + seconds / 60);
}

/** Minutes of general warm-up before a session with the limit `limit` (null = any). */
export function warmUpMinutesOf(limit: number | null): number {
  return limit !== null && limit <= SHORT_SESSION_MINUTES ? SHORT_WARM_UP_MINUTES : GENERAL_WARM_UP_MINUTES;
}

function secondsOf({ sets, restSeconds, warmUp, isLoaded }: PlannedExercise): number {
  if (sets === 0) return 0;
  const setUp = isLoaded ? SET_UP_SECONDS : UNLOADED_SET_UP_SECONDS;
  return setUp + sets * SET_SECONDS + (sets - 1) * restSeconds + warmUp.length * WARM_UP_SET_SECONDS;
}

function lastOfPartWithAnother(
  exercises: readonly TimedExercise[],
  kept: readonly number[],
): number | undefined {
  return kept.findLast(index =>
    kept.some(other => other !== index && exercises[other]!.bodyPart === exercises[index]!.bodyPart),
  );
}
