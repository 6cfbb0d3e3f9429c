import type { LoadLadder } from '../workout/prescription/load-ladder.js';
import type { DoneSet, ExerciseSession, Why } from './progression.types.js';

/**
 * How a session compares with its plan: `missed` if a set has too few repetitions, `lighter` if all were done with less weight, `leftOut` if
 * whole sets are missing and the others went well (out of time or of strength: unknown), else `met`.
 */
export type Outcome = 'met' | 'lighter' | 'leftOut' | 'missed';

export function outcomeOf({ asked, sets }: ExerciseSession, ladder: LoadLadder | null): Outcome {
  if (sets === null) return 'met';
  if (sets.length === 0 || sets.some(set => set.repetitions < asked.repetitions)) return 'missed';
  if (sets.some(set => isLighter(set.weightKg, asked.weightKg, ladder))) return 'lighter';
  return sets.length < asked.sets ? 'leftOut' : 'met';
}

/** How many sessions in a row, up to the last one, missed the same load. */
export function missesInARow(sessions: readonly ExerciseSession[], ladder: LoadLadder | null): number {
  const last = sessions.at(-1);
  let misses = 0;
  for (const session of sessions.toReversed()) {
    if (session.asked.weightKg !== last?.asked.weightKg || outcomeOf(session, ladder) !== 'missed') break;
    misses++;
  }
  return misses;
}

/** Repetitions of the weakest set done; 0 if there is none. */
export function weakestSet({ asked, sets }: ExerciseSession): number {
  if (sets === null) return asked.repetitions;
  return sets.length === 0 ? 0 : Math.min(...sets.map(set => set.repetitions));
}

/** Why nothing changes after a session with sets left out. */
export function setsLeftOut({ asked, sets }: ExerciseSession): Why {
  return { template: 'setsLeftOut', args: { done: sets?.length ?? asked.sets, asked: asked.sets } };
}

/** The lightest weight used in a set. */
export function lightestDone(sets: readonly DoneSet[], ladder: LoadLadder | null): number | null {
  return sets.reduce<number | null>(
    (least, { weightKg }) => (isLighter(weightKg, least, ladder) ? weightKg : least),
    sets[0]?.weightKg ?? null,
  );
}

function isLighter(weightKg: number | null, thanKg: number | null, ladder: LoadLadder | null): boolean {
  const kgOf = (kg: number | null): number => ladder?.liftedKg(kg) ?? kg ?? 0;
  return kgOf(weightKg) < kgOf(thanKg) - 1e-9;
}
