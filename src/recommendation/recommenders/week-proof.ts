import { createHash } from 'node:crypto';
import type { WeekPlanDto, WeekProofDto } from '../dto/week-recommendation.dto.js';
import { WEEK_MODEL_VERSION } from '../engine/week/effective-sets.table.js';
import { gapOf, gapPercent } from '../engine/week/week-words.js';
import type { WeekInput, WeekPlan } from '../engine/week/week.types.js';

/** What searches have proved about a week; stored with it. */
export interface Searched {
  value: number;
  /** The lowest proved bound so far. */
  bound: number;
  /** What was searched: bounds of something else say nothing about this week. */
  basis: string;
}

export type StoredWeek = WeekPlanDto & { searched?: Searched };

export function searchedOf(input: WeekInput, { value, bound }: WeekPlan): Searched {
  const basis = createHash('sha256').update(JSON.stringify([WEEK_MODEL_VERSION, input]));
  return { value, bound, basis: basis.digest('base64url') };
}

export const proofOf = (known: Omit<Searched, 'basis'>): WeekProofDto => ({
  proved: known.value === known.bound,
  gapPercent: gapPercent(gapOf(known)),
});

/**
 * The week with what a later search of the same has proved, null if that is nothing new. The days stay even where a better week was found:
 * the member is looking at them.
 */
export function provedAgain(week: StoredWeek, { basis, bound }: Searched): StoredWeek | null {
  const { searched: before } = week;
  if (before?.basis !== basis || bound >= before.bound || bound < before.value) return null;
  const searched = { ...before, bound };
  return { ...week, searched, proof: proofOf(searched) };
}
