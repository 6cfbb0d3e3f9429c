import type { LoadLadder } from './load-ladder.js';
import type { DoneSet, ExerciseSession } from './progression.types.js';

/**
 * How a session went against what was asked: `missed` where repetitions or sets are missing, `lighter` where all were
 * done but with less weight, else `met`. A set that was not done counts as missed.
 */
export type Outcome = 'met' | 'lighter' | 'missed';

export function outcomeOf({ asked, sets }: ExerciseSession, ladder: LoadLadder | null): Outcome {
  if (sets === null) return 'met';
  if (sets.length < asked.sets || sets.some(set => set.repetitions < asked.repetitions)) return 'missed';
  return sets.some(set => isLighter(set.weightKg, asked.weightKg, ladder)) ? 'lighter' : 'met';
}

/** How many sessions in a row, to the last one, missed the same load. */
export function missesInARow(sessions: readonly ExerciseSession[], ladder: LoadLadder | null): number {
  const last = sessions.at(-1);
  let misses = 0;
  for (const session of sessions.toReversed()) {
    if (session.asked.weightKg !== last?.asked.weightKg || outcomeOf(session, ladder) !== 'missed') break;
    misses++;
  }
  return misses;
}

/** Repetitions of the weakest set; 0 where a set was left out. */
export function weakestSet({ asked, sets }: ExerciseSession): number {
  if (sets === null) return asked.repetitions;
  return sets.length < asked.sets ? 0 : Math.min(...sets.map(set => set.repetitions));
}

/** The lightest weight a set was done with. */
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
