const THOUSANDS = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 2 });

/** `12300` → `12,300`. */
export const formatNumber = (value: number): string => THOUSANDS.format(value);

/** Won with separators: `12300` → `12,300원`. */
export const formatWon = (won: number): string => `${THOUSANDS.format(won)}원`;

/** A budget: `70000` → `7만원`. */
export const formatBudget = (won: number): string => `${THOUSANDS.format(won / 10_000)}만원`;

/** `2026-11-18` → `11월 18일`. */
export function formatMonthDay(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}월 ${day}일`;
}

/** Today in Korea as `YYYY-MM-DD`, whatever the device's own zone. */
export function todayInKorea(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(now);
}
