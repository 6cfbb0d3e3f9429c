import { oneRepMaxKg, type LiftedSet } from './estimates.js';
import type { EngineMember, EngineWorkout } from '../../recommendation/public.js';
import type { RecordKind } from '../training.constants.js';

export interface TrainingRecord {
  kind: RecordKind;
  /** kg, or repetitions. */
  value: number;
  /** Load in kg; null = body weight only. */
  weight: number | null;
}

/** A record with the one it replaced. */
export interface BrokenRecord extends TrainingRecord {
  previous: number;
}

/**
 * The bests of these sets: the heaviest load, the most repetitions with each load (heaviest first), and the highest estimated 1RM. If the load is
 * assistance (보조), less is harder, so only its repetitions are compared.
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

/** Records better than all earlier ones. A first time breaks no record. */
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
