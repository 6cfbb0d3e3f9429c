import type { LoadType } from '../../../../catalogue/catalogue.vocabulary.js';
import { floorToGrid } from '../../strength/load-grid.js';
import type { EngineWorkout } from '../../strength/strength.types.js';

/** An exercise of a session with the load of its work sets. */
export interface PlannedLoad {
  workout: EngineWorkout;
  /** kg on the equipment; null without a load. */
  weightKg: number | null;
  /** Per work set; null where none is set. */
  repeat: number | null;
}

export interface WarmUpSet {
  /** kg on the equipment. */
  weight: number;
  repeat: number;
}

/**
 * Rising loads and falling repetitions before the first heavy exercise of a muscle (NSCA Essentials 4th ed., ch. 15), starting with an empty
 * bar. The shares are values of this model.
 */
const STEPS = [
  { share: 0.5, repeat: 8 },
  { share: 0.75, repeat: 4 },
] as const;
const EMPTY_BAR_REPEAT = 10;
/** A warm-up set closer than this to the work set is a work set. */
const MOST_SHARE = 0.9;
/** Smaller steps are skipped. */
const LEAST_RISE = 1.25;
/**
 * A session of at most this many minutes skips the warm-up sets for loads lifted at least `LIGHT_FROM_REPETITIONS` times. A choice of this
 * model: fifteen men did as many repetitions at 80 % without them (Ribeiro 2014, Percept Mot Skills 119:133). Iversen 2021 (Sports Med
 * 51:2079) would keep them and skip the general warm-up, which stays here for old members and weak hearts.
 */
export const SHORT_SESSION_MINUTES = 25;
const LIGHT_FROM_REPETITIONS = 8;
const BARS: ReadonlySet<LoadType> = new Set(['barbell', 'smith']);

/**
 * Warm-up sets of every exercise of a session, in its order: two or three before the first multi-joint lift of each part, with available
 * loads. None for the other exercises, where no lighter load exists, or for light loads where `minutes` (null = any) are few. `before`:
 * parts already warm when the session begins.
 */
export function warmUpSets(
  planned: readonly PlannedLoad[],
  minutes: number | null,
  before: ReadonlySet<string> = new Set(),
): WarmUpSet[][] {
  const warm = new Set(before);
  const isShort = minutes !== null && minutes <= SHORT_SESSION_MINUTES;
  return planned.map(load => {
    const { workout } = load;
    if (workout.mechanic !== 'compound' || workout.primaryBodyParts.some(part => warm.has(part))) return [];
    if (isShort && (load.repeat ?? 0) >= LIGHT_FROM_REPETITIONS) return [];
    const sets = setsBefore(load);
    if (sets.length > 0) workout.primaryBodyParts.forEach(part => warm.add(part));
    return sets;
  });
}

function setsBefore({ workout, weightKg }: PlannedLoad): WarmUpSet[] {
  if (weightKg === null || workout.bodyweightShare !== null) return [];
  const sets: WarmUpSet[] = BARS.has(workout.loadType)
    ? [{ weight: workout.minLoadKg, repeat: EMPTY_BAR_REPEAT }]
    : [];
  for (const { share, repeat } of STEPS) {
    const weight = floorToGrid(workout, share * weightKg);
    if (weight !== null && weight >= LEAST_RISE * (sets.at(-1)?.weight ?? 0)) sets.push({ weight, repeat });
  }
  return sets.filter(({ weight }) => weight <= MOST_SHARE * weightKg);
}
