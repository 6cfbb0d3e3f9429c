import { v7 as uuidv7 } from 'uuid';
import type { Stored, TrainingSession, TrainingSet } from '../store/rows';
import type { NextWorkout } from './next-workout';

/** `YYYY-MM-DD` of the place where the device is. */
export function localDateOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const TITLE_LENGTH = 40;

export function newSession(
  from: { title: string; routineId?: number; historyId?: number },
  now: Date,
): TrainingSession {
  return {
    id: uuidv7(),
    routineId: from.routineId ?? null,
    historyId: from.historyId ?? null,
    title: from.title.slice(0, TITLE_LENGTH),
    startedAt: now.toISOString(),
    endedAt: null,
    localDate: localDateOf(now),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    note: null,
    deleted: false,
  };
}

/** The rows of a workout as prescribed, warm-up sets first, nothing done yet. */
export function plannedSets(sessionId: string, workout: NextWorkout, workoutOrdinal: number): TrainingSet[] {
  const { target, warmups } = workout;
  const seconds = workout.repeatUnit === 'seconds' ? target.seconds : null;
  const reps = workout.repeatUnit === 'seconds' ? null : target.reps;
  const work = Array.from({ length: Math.max(1, target.sets) }, () => ({
    kind: 'work' as const,
    weight: target.weight,
    reps,
    seconds,
    reserve: target.reserve,
  }));
  const warm = warmups.map(set => ({ kind: 'warmup' as const, ...set, seconds: null, reserve: null }));
  return [...warm, ...work].map((set, ordinal) => ({
    id: uuidv7(),
    sessionId,
    workoutId: workout.workoutId,
    workoutName: workout.workoutName,
    workoutOrdinal,
    ordinal,
    kind: set.kind,
    targetWeight: set.weight,
    targetReps: set.reps,
    targetSeconds: set.seconds,
    targetReserve: set.reserve,
    weight: set.weight,
    reps: set.reps,
    seconds: set.seconds,
    reserve: null,
    answer: null,
    doneAt: null,
    supersetGroup: null,
    note: null,
    confirmed: false,
    deleted: false,
  }));
}

/** One workout of a session with its rows. */
export interface SessionWorkout {
  workoutId: number;
  workoutName: string;
  workoutOrdinal: number;
  sets: Stored<TrainingSet>[];
  done: boolean;
  supersetGroup: number | null;
}

/** The workouts of a session in their order. @param sets sorted by workout and set */
export function workoutsOf(sets: readonly Stored<TrainingSet>[]): SessionWorkout[] {
  const workouts: SessionWorkout[] = [];
  for (const set of sets) {
    const last = workouts.at(-1);
    if (last?.workoutOrdinal === set.workoutOrdinal && last.workoutId === set.workoutId) {
      last.sets.push(set);
      last.done &&= set.doneAt !== null;
    } else {
      const { workoutId, workoutName, workoutOrdinal, supersetGroup } = set;
      const done = set.doneAt !== null;
      workouts.push({ workoutId, workoutName, workoutOrdinal, supersetGroup, sets: [set], done });
    }
  }
  return workouts;
}

/**
 * Which workout is on the screen after a set was done: its own until the last set, its superset's other ones in turn, then
 * the next that has something left. Index into `workouts`.
 */
export function workoutAfter(workouts: readonly SessionWorkout[], index: number): number {
  const current = workouts[index];
  if (!current) return 0;
  const order = workouts.map((_, step) => (index + 1 + step) % workouts.length);
  const group = current.supersetGroup;
  if (group !== null) {
    const partner = order.find(other => workouts[other]!.supersetGroup === group && !workouts[other]!.done);
    if (partner !== undefined) return partner;
  }
  if (!current.done) return index;
  return order.find(other => !workouts[other]!.done) ?? index;
}

/** Rest comes after a round of a superset, not between its workouts. */
export function restsAfter(workouts: readonly SessionWorkout[], index: number): boolean {
  const current = workouts[index];
  if (!current || current.supersetGroup === null) return true;
  const following = workoutAfter(workouts, index);
  return following <= index;
}

/** The number of workouts of which every set is done, and of sets. */
export function progressOf(workouts: readonly SessionWorkout[]): { done: number; sets: number } {
  const work = workouts.flatMap(workout => workout.sets);
  return { done: work.filter(set => set.doneAt !== null).length, sets: work.length };
}

/** Ended: workouts that were not begun and warm-up sets are no misses, what was begun and left is one. */
export function ending(
  session: TrainingSession,
  sets: readonly Stored<TrainingSet>[],
  endedAt: string,
): { session: TrainingSession; dropped: TrainingSet[] } {
  const begun = new Set(
    sets.filter(set => set.kind === 'work' && set.doneAt !== null).map(set => set.workoutOrdinal),
  );
  const dropped = sets
    .filter(set => set.doneAt === null && (set.kind === 'warmup' || !begun.has(set.workoutOrdinal)))
    .map(set => ({ ...set, deleted: true }));
  return { session: { ...session, endedAt }, dropped };
}

/** When the last set was done; for a session without one, its beginning. */
export const lastDoneAt = (session: TrainingSession, sets: readonly TrainingSet[]): string =>
  sets.reduce((last, { doneAt }) => (doneAt !== null && doneAt > last ? doneAt : last), session.startedAt);

/** kg moved: weight × repetitions of the done work sets; holds and bodyweight count nothing. */
export const volumeOf = (sets: readonly TrainingSet[]): number =>
  sets.reduce(
    (sum, { kind, doneAt, weight, reps }) =>
      kind === 'work' && doneAt !== null ? sum + (weight ?? 0) * (reps ?? 0) : sum,
    0,
  );

/** Plates for one side of the bar, the heaviest first; null where the weight cannot be put together. kg. */
export function platesFor(weight: number, plates: { barKg: number; available: number[] }): number[] | null {
  const sizes = [...plates.available].sort((a, b) => b - a);
  let left = Math.round((weight - plates.barKg) * 500);
  if (left < 0) return null;
  const side: number[] = [];
  for (const size of sizes) {
    while (left >= size * 1000) {
      side.push(size);
      left -= size * 1000;
    }
  }
  return left === 0 ? side : null;
}
