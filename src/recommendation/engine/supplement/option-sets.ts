import type { BenefitContext } from './supplement-benefit.js';
import { CLASS_EVIDENCE, WON_PER_POINT, WON_PER_PROTEIN_GRAM } from './supplement-evidence.js';
import { closedGrams, type SupplementOption } from './supplement-options.js';

/**
 * The most that options are worth together, in won per month: the best option of each purpose, plus the grams of the protein gap up to nine
 * tenths of it, because the gap is itself an estimate.
 */
export function valueOf(options: readonly SupplementOption[], context: BenefitContext): number {
  const points = context.purposes.reduce(
    (sum, _, purpose) => sum + Math.max(0, ...options.map(option => option.points[purpose] ?? 0)),
    0,
  );
  const grams = options.reduce((sum, { proteinGrams }) => sum + proteinGrams, 0);
  return WON_PER_POINT * points + WON_PER_PROTEIN_GRAM * Math.min(closedGrams(context), grams);
}

/** Whether an option is worth more per month than it costs, beside the items already taken. One that is not never improves a set. */
export function isWorthItsPrice(
  option: SupplementOption,
  context: BenefitContext,
  taken: readonly SupplementOption[] = [],
): boolean {
  return valueOf([...taken, option], context) - valueOf(taken, context) > option.purchase.monthlyCost;
}

/**
 * Options to buy beside the items already taken: without duplicates of a class, conflicts, or amounts above what a limit leaves. @param room
 * in the order of `SupplementOption.substances`
 */
export function besideTaken(
  options: readonly SupplementOption[],
  taken: readonly SupplementOption[],
  room: readonly number[],
): SupplementOption[] {
  const blocked = taken.reduce((mask, { blockedMask }) => mask | blockedMask, 0);
  const left = room.map((amount, index) =>
    taken.reduce((rest, { substances }) => rest - (substances[index] ?? 0), amount),
  );
  return options.filter(
    ({ classMask, substances }) =>
      (classMask & blocked) === 0 && substances.every((amount, index) => amount <= (left[index] ?? 0)),
  );
}

/**
 * Whether two options that both bring protein can be combined: a powder and a gainer, with no more protein than the gap and no more energy
 * than the studies used.
 */
export function goTogether(one: SupplementOption, other: SupplementOption, gapGrams: number): boolean {
  return (
    (one.blockedMask & other.classMask) === 0 &&
    one.proteinGrams + other.proteinGrams <= gapGrams &&
    one.kcal + other.kcal <= CLASS_EVIDENCE.gainer.maximumDose
  );
}
