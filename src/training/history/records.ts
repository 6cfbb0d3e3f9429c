import { oneRepMaxKg, type LiftedSet } from './estimates.js';
import type { EngineMember, EngineWorkout } from '../../recommendation/public.js';

export const RECORD_KINDS = ['heaviest', 'mostRepsAtWeight', 'oneRepMax'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export interface TrainingRecord {
  kind: RecordKind;
  /** kg, or repetitions. */
  value: number;
  /** kg it was done with; null = the body alone. */
  weight: number | null;
}

/** A record with what it took the place of. */
export interface BrokenRecord extends TrainingRecord {
  previous: number;
}

/**
 * The best that these sets show: the heaviest load, the most repetitions with each load (the heaviest first), and the highest
 * estimated 1RM. Where the load is help (보조), less of it is more, so only its repetitions are compared.
 */
export function recordsOf(
  member: EngineMember | null,
  workout: EngineWorkout,
  sets: readonly LiftedSet[],
): TrainingRecord[] {
  const done = sets.filter(({ reps }) => (reps ?? 0) > 0);
  if (done.length === 0) return [];
  const byWeight = new Map<number | null, number>();
  for (const { weight, reps } of done) byWeight.set(weight, Math.max(byWeight.get(weight) ?? 0, reps!));
  const weights = [...byWeight.keys()].sort((a, b) => (b ?? 0) - (a ?? 0));
  const [heaviest] = weights;
  const best = done.reduce<TrainingRecord | null>((found, set) => {
    const value = oneRepMaxKg(member, workout, set);
    return value === null || value <= (found?.value ?? 0)
      ? found
      : { kind: 'oneRepMax', value, weight: set.weight };
  }, null);
  return [
    ...(heaviest && !workout.assistable
      ? [{ kind: 'heaviest' as const, value: heaviest, weight: heaviest }]
      : []),
    ...weights.map(weight => ({ kind: 'mostRepsAtWeight' as const, value: byWeight.get(weight)!, weight })),
    ...(best ? [best] : []),
  ];
}

/** What is better now than in all that was before. The first time of anything breaks no record. */
export function brokenRecords(
  before: readonly TrainingRecord[],
  now: readonly TrainingRecord[],
): BrokenRecord[] {
  return now.flatMap(record => {
    const { kind, weight, value } = record;
    const old = before.find(
      each => each.kind === kind && (kind !== 'mostRepsAtWeight' || each.weight === weight),
    );
    return old && value > old.value ? [{ ...record, previous: old.value }] : [];
  });
}
