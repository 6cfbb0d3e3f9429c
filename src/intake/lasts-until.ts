import { dateAfter } from '../common/time/dates.js';
import type { IntakeItem } from './entities/intake-item.entity.js';

/** A later date is not worth showing. */
const MOST_DAYS = 3_650;

type Supply = Pick<IntakeItem, 'boughtOn' | 'servingsPerPack' | 'packs' | 'servingsPerDay'>;

/** The last day with enough, `YYYY-MM-DD`; null if the pack size or the date of purchase is unknown. */
export function lastsUntil({ boughtOn, servingsPerPack, packs, servingsPerDay }: Supply): string | null {
  if (boughtOn === null || servingsPerPack === null) return null;
  const days = Math.min(MOST_DAYS, Math.floor((packs * servingsPerPack) / servingsPerDay));
  return dateAfter(boughtOn, Math.max(0, days - 1));
}
