import type { LastLoad } from '../../learning/strength-belief.types.js';
import type { LoadLadder } from './load-ladder.js';
import type { RepetitionRange } from './repetition-range.js';

/**
 * From one session to the next a load rises by at most two steps and by at most a tenth of what is lifted, however much more is believed.
 * ACSM 2009 (Med Sci Sports Exerc 41:687, the abstract): by 2 to 10 % once one or two repetitions more than wanted can be done.
 */
const MOST_STEPS = 2;
const MOST_RISE = 1.1;

/**
 * The loads above the last one that may come next, lightest first. Where even one step is more than a tenth it may come once the
 * repetitions have been past the range; the lightest load there is may come after anything.
 */
export function loadsAbove(
  ladder: LoadLadder,
  { most }: Pick<RepetitionRange, 'most'>,
  last: LastLoad,
): (number | null)[] {
  const lastKg = ladder.liftedKg(last.weightKg);
  const loads: (number | null)[] = [];
  let next = ladder.heavier(last.weightKg);
  while (next !== undefined && loads.length < MOST_STEPS) {
    const isSmall = ladder.liftedKg(next) <= MOST_RISE * lastKg + 1e-9;
    const isOneStep = loads.length === 0 && (last.repetitions > most || ladder.lighter(next) === undefined);
    if (!isSmall && !isOneStep) break;
    loads.push(next);
    next = ladder.heavier(next);
  }
  return loads;
}

/** kg lifted in all with the heaviest load that may come next. */
export function mostNextKg(ladder: LoadLadder, range: Pick<RepetitionRange, 'most'>, last: LastLoad): number {
  const loads = loadsAbove(ladder, range, last);
  return ladder.liftedKg(loads.length === 0 ? last.weightKg : loads.at(-1)!);
}
