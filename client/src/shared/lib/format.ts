/** `12300` → `12,300`, with at most two decimals. Hand-written: setting up Intl.NumberFormat costs a phone some 50 ms. */
export function formatNumber(value: number, digits = 2): string {
  const [whole = '', decimals] = String(Number(value.toFixed(digits))).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals ? `${grouped}.${decimals}` : grouped;
}

/** Won with separators: `12300` → `12,300원`. */
export const formatWon = (won: number): string => `${formatNumber(won)}원`;

/** A budget: `70000` → `7만원`. */
export const formatBudget = (won: number): string => `${formatNumber(won / 10_000)}만원`;

/** `2026-11-18` → `11월 18일`; of a time, its day in Korea. */
export function formatMonthDay(dateOrTime: string): string {
  const date = dateOrTime.includes('T') ? todayInKorea(new Date(dateOrTime)) : dateOrTime;
  const [, month, day] = date.split('-').map(Number);
  return `${month}월 ${day}일`;
}

/** Today in Korea as `YYYY-MM-DD`, whatever the device's time zone. */
export function todayInKorea(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(now);
}

/** `10회`, `30초`; an undecided number is 0. */
export const repsText = (rep: number | null, unit: 'reps' | 'seconds' = 'reps'): string =>
  `${rep ?? 0}${unit === 'seconds' ? '초' : '회'}`;

/** Facts beside one another, without the missing ones: `4개 · 52분쯤`. A line may end before the dot, not after it. */
export const dotted = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(' ·\u00a0');
