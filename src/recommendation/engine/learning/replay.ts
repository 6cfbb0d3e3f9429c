import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import type { Experience } from '../../../training-preferences/workout-wire-names.js';
import { learnCarried, type CarriedCorrection } from './learn-carried.js';
import { learnDay } from './learn-day.js';
import { evidenceOf, type Seen } from './load-evidence.js';
import type { LastLoad, StrengthBelief } from './strength-belief.types.js';

/** A stored observation: the day, the exercise, the evidence, and the body on that day. */
export interface Observation {
  /** `YYYY-MM-DD`, day of the observation. */
  date: string;
  member: EngineMember;
  experience: Experience | undefined;
  /** null for a conclusion of an older model. */
  workout: EngineWorkout | null;
  seen: Seen | CarriedCorrection;
}

/**
 * Learns from observations, none older than the last day that `before` has fully seen. The order within a day does not matter: a replay
 * gives the same belief as learning day by day, bit for bit.
 */
export function learn(
  before: StrengthBelief | null,
  observations: readonly Observation[],
): StrengthBelief | null {
  return daysOf(observations).reduce<StrengthBelief | null>(learnOne, before);
}

/** All observations of one exercise on one day. */
type Day = [first: Observation, ...more: Observation[]];

function learnOne(belief: StrengthBelief | null, day: Day): StrengthBelief | null {
  const [{ date, workout, seen }] = day;
  const { member, experience } = bodyOf(day);
  if (seen.kind === 'carried') return learnCarried(belief, seen, member, date);
  if (workout === null) return belief;
  const evidence = day.flatMap(each =>
    each.seen.kind === 'carried' ? [] : (evidenceOf(each.member, workout, each.seen) ?? []),
  );
  if (evidence.length === 0) return belief;
  const learned = learnDay(belief, { date, member, experience, workout, evidence });
  const last = lastLoadOf(workout, day);
  const exercises = learned.exercises.map(each => (each.workoutId === workout.id ? { ...each, last } : each));
  return { ...learned, exercises };
}

/** The heaviest load of a day, with its most repetitions. Planned and done loads both count, so a light week lowers nothing. */
function lastLoadOf({ assistable }: EngineWorkout, day: Day): LastLoad | null {
  const loads = day.flatMap(({ seen }): LastLoad[] => {
    if (seen.kind === 'carried' || seen.kind === 'leftOut') return [];
    const done = { weightKg: seen.weightKg, repetitions: seen.repetitions };
    return seen.kind === 'set' && seen.asked !== null ? [done, { ...seen.asked }] : [done];
  });
  const effort = ({ weightKg }: LastLoad): number => (assistable ? -1 : 1) * (weightKg ?? 0);
  const [heaviest] = loads
    .filter(({ repetitions }) => repetitions > 0)
    .sort((a, b) => effort(b) - effort(a) || b.repetitions - a.repetitions);
  return heaviest ?? null;
}

/** One of the day's bodies, the same one in any input order. */
function bodyOf(day: Day): Pick<Observation, 'member' | 'experience'> {
  const bodies = day.map(({ member, experience }) => ({ member, experience }));
  return bodies.reduce((a, b) => (JSON.stringify(b) < JSON.stringify(a) ? b : a));
}

/** By date; within a date, carried-over conclusions first, then by exercise. */
function daysOf(observations: readonly Observation[]): Day[] {
  const days = new Map<string, Day>();
  for (const observation of observations) {
    const key = dayKey(observation);
    const day = days.get(key);
    if (day) day.push(observation);
    else days.set(key, [observation]);
  }
  const order = [...days].sort(([a], [b]) => (a < b ? -1 : 1));
  return order.map(([, day]) => day);
}

function dayKey({ date, workout, seen }: Observation): string {
  if (seen.kind === 'carried') return `${date} 0 ${seen.baseLift}`;
  return `${date} 1 ${String(workout?.id ?? 0).padStart(10, '0')}`;
}
