import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import { liftedInAllKg } from '../learning/load-evidence.js';
import { shareOfOneRepMax } from '../strength/repetition-table.js';
import { loadLadder } from '../workout/prescription/load-ladder.js';
import type { ExerciseSession, Target } from './progression.types.js';

/**
 * Strength athletes take a lighter week every 5.6 ± 2.3 weeks, with fewer sets, less weight and the same exercises (Rogerson 2024, Sports
 * Med Open 10:26; coaches' consensus: Bell 2023, Sports Med Open 9:87). Beginners lift less and tire less.
 */
const EVERY_WEEKS = { novice: 8, trained: 6, experienced: 5 } as const;
const TRAINED_FROM_LEVEL = 1;
const EXPERIENCED_FROM_LEVEL = 1.5;
const OLDER_FROM_AGE = 50;
/** Consecutive falls after which a light week is due, whatever the calendar says. */
const FALLS = 3;
/** A fall has to exceed the day's form. */
const FALL_SHARE = 0.01;
export const LIGHT_LOAD = 0.9;
const LIGHT_SETS = 2 / 3;

export type LightWeekWhy =
  { template: 'weeks'; args: { weeks: number } } | { template: 'falls'; args: { sessions: number } };

/**
 * Consecutive training weeks (Monday to Sunday) before the week of `today`; a week without training ends the count. The present week does not count:
 * what is said on its Monday holds until its Sunday.
 */
export function weeksTrained(trainedOn: readonly string[], today: string): number {
  const weeks = new Set(trainedOn.map(weekOf));
  let week = weekOf(today) - 1;
  let count = 0;
  for (; weeks.has(week); week--) count++;
  return count;
}

/** Weeks between two light weeks, 5 to 8. @param level 0 untrained, 1 novice, 2 intermediate */
export function lightWeekEvery(level: number, ageYears: number): number {
  if (level >= EXPERIENCED_FROM_LEVEL || ageYears >= OLDER_FROM_AGE) return EVERY_WEEKS.experienced;
  return level >= TRAINED_FROM_LEVEL ? EVERY_WEEKS.trained : EVERY_WEEKS.novice;
}

/** Why this week should be a light one, or null. Computed, not stored. */
export function lightWeekDue(
  trainedOn: readonly string[],
  today: string,
  level: number,
  ageYears: number,
): LightWeekWhy | null {
  const weeks = weeksTrained(trainedOn, today);
  return weeks > 0 && weeks % lightWeekEvery(level, ageYears) === 0
    ? { template: 'weeks', args: { weeks } }
    : null;
}

/** Whether each of an exercise's last three sessions was weaker than the one before it. */
export function wentDown(
  member: EngineMember,
  workout: EngineWorkout,
  sessions: readonly ExerciseSession[],
): LightWeekWhy | null {
  const shown = sessions.slice(-FALLS - 1).map(session => shownOneRepMaxKg(member, workout, session));
  if (shown.length <= FALLS) return null;
  const falls = shown.slice(1).every((kg, i) => kg < shown[i]! * (1 - FALL_SHARE));
  return falls ? { template: 'falls', args: { sessions: FALLS } } : null;
}

/** A tenth less weight where the loads allow it, a third fewer sets. */
export function lightTarget(member: EngineMember, workout: EngineWorkout, target: Target): Target {
  const ladder = loadLadder(member, workout);
  const sets = Math.max(1, Math.round(target.sets * LIGHT_SETS));
  if (ladder === null) return { ...target, sets };
  const mostKg = LIGHT_LOAD * ladder.liftedKg(target.weightKg);
  let weightKg = target.weightKg;
  while (ladder.liftedKg(weightKg) > mostKg) {
    const lighter = ladder.lighter(weightKg);
    if (lighter === undefined) break;
    weightKg = lighter;
  }
  return { ...target, weightKg, sets };
}

/** The best set's 1RM; without a load, its repetitions (seconds). */
function shownOneRepMaxKg(
  member: EngineMember,
  workout: EngineWorkout,
  { asked, sets }: ExerciseSession,
): number {
  const done = sets ?? [asked];
  return Math.max(
    ...done.map(({ weightKg, repetitions }) => {
      const liftedKg = workout.baseLift === null ? null : liftedInAllKg(member, workout, weightKg);
      return liftedKg === null ? repetitions : liftedKg / shareOfOneRepMax(Math.max(1, repetitions));
    }),
  );
}

/** Week index since the epoch; 1970-01-01 was a Thursday. */
function weekOf(date: string): number {
  return Math.floor((Date.parse(date) / 86_400_000 + 3) / 7);
}
