import type { IntakeItem } from './entities/intake-item.entity.js';

const DAY_MS = 86_400_000;
/** Later than that no date is worth telling. */
const MOST_DAYS = 3_650;

type Supply = Pick<IntakeItem, 'boughtOn' | 'servingsPerPack' | 'packs' | 'servingsPerDay'>;

/** The last day on which there is enough, `YYYY-MM-DD`; null where the pack or the day it was bought is not known. */
export function lastsUntil({ boughtOn, servingsPerPack, packs, servingsPerDay }: Supply): string | null {
  if (boughtOn === null || servingsPerPack === null) return null;
  const days = Math.min(MOST_DAYS, Math.floor((packs * servingsPerPack) / servingsPerDay));
  return new Date(Date.parse(boughtOn) + Math.max(0, days - 1) * DAY_MS).toISOString().slice(0, 10);
}
