import type { LastLoad } from '../../learning/strength-belief.types.js';
import type { LoadLadder } from './load-ladder.js';
import type { RepetitionRange } from './repetition-range.js';

/**
 * Between two sessions a load rises by at most two steps and at most a tenth of the weight lifted, however much stronger the member seems.
 * ACSM 2009 (Med Sci Sports Exerc 41:687, the abstract): by 2 to 10 % once one or two more repetitions than wanted are possible.
 */
const MOST_STEPS = 2;
const MOST_RISE = 1.1;

/**
 * The loads that may follow the last one, lightest first. A single step of more than a tenth is allowed once the repetitions exceeded the
 * range; the lightest load available is always allowed.
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

/** Total kg lifted with the heaviest load that may come next. */
export function mostNextKg(ladder: LoadLadder, range: Pick<RepetitionRange, 'most'>, last: LastLoad): number {
  const loads = loadsAbove(ladder, range, last);
  return ladder.liftedKg(loads.length === 0 ? last.weightKg : loads.at(-1)!);
}
