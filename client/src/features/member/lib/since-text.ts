const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DATE = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long' });

/** How long ago something was, informally: `방금 전`, `3시간 전`, `2일 전`, from a week on the date. */
export function sinceText(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  const ms = now.getTime() - at.getTime();
  if (ms < MINUTE) return '방금 전';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)}분 전`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)}시간 전`;
  return ms < 7 * DAY ? `${Math.floor(ms / DAY)}일 전` : DATE.format(at);
}
