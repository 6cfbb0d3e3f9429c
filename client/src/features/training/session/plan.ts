import { v7 as uuidv7 } from 'uuid';
import type { Stored, TrainingSession, TrainingSet } from '../store/rows';
import { localDateOf } from '../../../shared/lib/calendar';
import type { NextWorkout } from './next-workout';

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

/**
 * The rows of a workout as prescribed, warm-up sets first, none done yet.
 *
 * @param light with the numbers of a light week; the target stays, so that the next one neither drops nor rises
 */
export function plannedSets(
  sessionId: string,
  workout: NextWorkout,
  workoutOrdinal: number,
  light = false,
): TrainingSet[] {
  const { target, warmups } = workout;
  const lighter = light ? workout.light : null;
  const seconds = workout.repeatUnit === 'seconds' ? target.seconds : null;
  const reps = workout.repeatUnit === 'seconds' ? null : target.reps;
  // A plan stored by an older build lacks both. A light week goes by numbers.
  const { reserves = [], stop: rule = null } = target;
  const stop = lighter ? null : rule;
  const work = Array.from({ length: Math.max(1, lighter?.sets ?? target.sets) }, (_, index) => ({
    kind: 'work' as const,
    weight: target.weight,
    lifted: lighter ? lighter.weight : target.weight,
    reps,
    seconds,
    reserve: reserves[index] ?? null,
    stop,
  }));
  const warm = warmups
    .filter(set => lighter?.weight == null || set.weight < lighter.weight)
    .map(set => ({
      kind: 'warmup' as const,
      ...set,
      lifted: set.weight,
      seconds: null,
      reserve: null,
      stop: null,
    }));
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
    targetLeast: set.stop?.least ?? null,
    targetMost: set.stop?.most ?? null,
    targetFelt: set.stop?.felt ?? null,
    weight: set.lifted,
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
 * The workout to show after a completed set: the same one until its last set, the superset's others in turn, then
 * the next with sets left. Index into `workouts`.
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

/** Rest follows a round of a superset, not each workout in it. */
export function restsAfter(workouts: readonly SessionWorkout[], index: number): boolean {
  const current = workouts[index];
  if (!current || current.supersetGroup === null) return true;
  const following = workoutAfter(workouts, index);
  return following <= index;
}

/** The number of completed sets, and of all sets. */
export function progressOf(workouts: readonly SessionWorkout[]): { done: number; sets: number } {
  const work = workouts.flatMap(workout => workout.sets);
  return { done: work.filter(set => set.doneAt !== null).length, sets: work.length };
}

/**
 * The remaining sets of `workout`, and another workout's sets to replace them: after the completed ones, in its superset, with
 * as many work sets as remain. After a completed work set no warm-up is needed.
 */
export function swapSets(
  sessionId: string,
  workout: SessionWorkout,
  other: NextWorkout,
): { left: Stored<TrainingSet>[]; fresh: TrainingSet[] } {
  const left = workout.sets.filter(set => set.doneAt === null);
  const begun = workout.sets.some(set => set.kind === 'work' && set.doneAt !== null);
  const plan = begun
    ? {
        ...other,
        warmups: [],
        target: { ...other.target, sets: left.filter(set => set.kind === 'work').length },
      }
    : other;
  const first = 1 + Math.max(...workout.sets.map(set => set.ordinal));
  const { workoutOrdinal, supersetGroup } = workout;
  const fresh = plannedSets(sessionId, plan, workoutOrdinal).map(set => ({
    ...set,
    ordinal: first + set.ordinal,
    supersetGroup,
  }));
  return { left, fresh };
}

/** Ends a session: drops workouts not started and warm-up sets; a started workout keeps its remaining sets as missed. */
export function ending(
  session: TrainingSession,
  sets: readonly Stored<TrainingSet>[],
  endedAt: string,
): { session: TrainingSession; dropped: TrainingSet[] } {
  // A workout and its replacement share an ordinal.
  const placeOf = (set: TrainingSet) => `${set.workoutOrdinal}-${set.workoutId}`;
  const begun = new Set(sets.filter(set => set.kind === 'work' && set.doneAt !== null).map(placeOf));
  const dropped = sets
    .filter(set => set.doneAt === null && (set.kind === 'warmup' || !begun.has(placeOf(set))))
    .map(set => ({ ...set, deleted: true }));
  return { session: { ...session, endedAt }, dropped };
}

/** When the last set was done; for a session without one, its start. */
export const lastDoneAt = (session: TrainingSession, sets: readonly TrainingSet[]): string =>
  sets.reduce((last, { doneAt }) => (doneAt !== null && doneAt > last ? doneAt : last), session.startedAt);

/**
 * kg moved: weight × repetitions of the completed work sets, both hands counted; assistance (보조), holds and bodyweight count nothing.
 *
 * @param plans say what a weight means; without one it counts as shown
 */
export const volumeOf = (
  sets: readonly TrainingSet[],
  plans: ReadonlyMap<number, Pick<NextWorkout, 'loadLabel'>> = new Map(),
): number =>
  sets.reduce((sum, { workoutId, kind, doneAt, weight, reps }) => {
    const label = plans.get(workoutId)?.loadLabel;
    const times = label === '보조' ? 0 : label === '한 손' || label === '한쪽 스택' ? 2 : 1;
    return kind === 'work' && doneAt !== null ? sum + times * (weight ?? 0) * (reps ?? 0) : sum;
  }, 0);

/** Minutes from start to end, at least one. */
export const minutesOf = ({ startedAt, endedAt }: TrainingSession): number =>
  Math.max(1, Math.round((Date.parse(endedAt ?? startedAt) - Date.parse(startedAt)) / 60_000));

/** Plates for one side of the bar, heaviest first; null where no combination gives the weight. kg. */
export function platesFor(weight: number, plates: { barKg: number; available: number[] }): number[] | null {
  const sizes = [...plates.available].sort((a, b) => b - a);
  /** Remainders known to be unreachable with the sizes from a place on: none is tried twice. */
  const inVain = new Set<string>();
  const fill = (grams: number, from: number): number[] | null => {
    if (grams === 0) return [];
    const key = `${from} ${grams}`;
    if (inVain.has(key)) return null;
    for (let place = from; place < sizes.length; place++) {
      const size = sizes[place]!;
      // The heaviest plate that fits may leave a remainder that no plate fills: 1.5 kg is three of 0.5, not 1.25 and a quarter.
      const rest = size * 1000 <= grams ? fill(grams - size * 1000, place) : null;
      if (rest) return [size, ...rest];
    }
    inVain.add(key);
    return null;
  };
  const grams = Math.round((weight - plates.barKg) * 500);
  return grams < 0 ? null : fill(grams, 0);
}
