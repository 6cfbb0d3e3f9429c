import { loadLadder } from '../../src/recommendation/engine/workout/prescription/load-ladder.js';
import type {
  ExerciseSession,
  Target,
} from '../../src/recommendation/engine/progression/progression.types.js';
import { outcomeOf } from '../../src/recommendation/engine/progression/session-outcome.js';
import type { EngineMember, EngineWorkout } from '../../src/recommendation/engine/strength/strength.types.js';

/** Consecutive failed sessions before the weight drops, and by how much. */
const MISSES_BEFORE_DELOAD = 3;
const DELOAD = 0.9;

/**
 * The plain rule that openGym documents for its double progression (README and changelog 1.2.2: "double progression
 * through a rep range", "missed reps never advance the load", "missed reps 3 sessions running: reset", "10 % resets"),
 * reimplemented from those sentences: every set done → one more repetition; at the top of the range → the next weight, back at
 * the bottom; missed → the same again; missed three times in a row → 10 % less.
 */
export function doubleProgression(
  member: EngineMember,
  workout: EngineWorkout,
  range: { least: number; most: number },
  sessions: readonly ExerciseSession[],
  first: Target,
): Target {
  const last = sessions.at(-1);
  if (last === undefined) return first;
  const ladder = loadLadder(member, workout)!;
  const { asked } = last;
  if (outcomeOf(last, ladder) === 'met') {
    if (asked.repetitions < range.most) return { ...asked, repetitions: asked.repetitions + 1 };
    const next = ladder.heavier(asked.weightKg);
    return next === undefined ? asked : { ...asked, weightKg: next, repetitions: range.least };
  }
  const recent = sessions.slice(-MISSES_BEFORE_DELOAD);
  const missed =
    recent.length === MISSES_BEFORE_DELOAD &&
    recent.every(each => outcomeOf(each, ladder) !== 'met' && each.asked.weightKg === asked.weightKg);
  if (!missed) return asked;
  let lighter = ladder.lighter(asked.weightKg);
  while (lighter !== undefined && ladder.liftedKg(lighter) > DELOAD * ladder.liftedKg(asked.weightKg)) {
    const next = ladder.lighter(lighter);
    if (next === undefined) break;
    lighter = next;
  }
  return lighter === undefined ? asked : { ...asked, weightKg: lighter };
}
