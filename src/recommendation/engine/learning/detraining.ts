const LOST_A_DAY = 0.003;
const KEPT_DAYS = 7;
const MOST_LOST = 0.2;

/** After this many days without training, the first session starts lighter. */
export const PAUSE_DAYS = 14;

/**
 * Strength lost after `days` without training, as a share on the log scale (0–0.2). Zero before two weeks, then 0.3 % for each day after the
 * first week: 2 % at two weeks, 6 % at four, 13 % at seven. Maximal strength holds for about three weeks and falls by about 15 % over seven
 * (McMaster 2013, Sports Med 43:367; Bosquet 2013, Scand J Med Sci Sports 23:e140). The loss starts a little earlier here because the first
 * session back should be cautious.
 */
export function detrainedShare(days: number): number {
  return days < PAUSE_DAYS ? 0 : Math.min(MOST_LOST, (days - KEPT_DAYS) * LOST_A_DAY);
}

/** Whole days between two `YYYY-MM-DD` dates; negative where `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
