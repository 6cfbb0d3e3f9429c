/** Numbers and times in the formats of applications and spreadsheets. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2024-03-28 17:29:05`, `2024/3/28`, `2024. 3. 28. 오후 5:29`, `2024년 3월 28일 17:29`. */
const YEAR_FIRST = /^(\d{4})[-./년]\s?(\d{1,2})[-./월]\s?(\d{1,2})[.일]?(?:[T\s]+(.+))?$/;
/** `28 Mar 2024, 17:29` */
const DAY_FIRST = /^(\d{1,2})\s+([A-Za-z]{3})[a-z]*\.?\s+(\d{4})(?:[,\s]+(.+))?$/;
/** `Mar 28, 2024, 5:29 PM` */
const MONTH_FIRST = /^([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})(?:[,\s]+(.+))?$/;
const TIME_OF_DAY = /^(오전|오후)?\s?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s?([AaPp][Mm])?$/;
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/** The number in a cell, `null` if empty, `NaN` if not a number. A comma is a decimal comma: nobody lifts tons. */
export function numberIn(cell: string): number | null {
  const text = cell.normalize('NFKC').trim();
  if (text === '') return null;
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** Seconds in `90`, `1:30`, `0:01:30`, `1h 5m`, `45min`; null if empty, `NaN` if not a duration. */
export function secondsIn(cell: string): number | null {
  const text = cell.normalize('NFKC').trim().toLowerCase();
  if (/^\d+(?::\d{1,2}){1,2}$/.test(text)) {
    return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
  }
  const words =
    /^(?:(\d+)\s?h(?:ours?|rs?)?)?\s*(?:(\d+)\s?m(?:in(?:utes?)?)?)?\s*(?:(\d+)\s?s(?:ec)?)?$/.exec(text);
  if (text !== '' && words) {
    const [, hours = 0, minutes = 0, seconds = 0] = words;
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  }
  return numberIn(text);
}

export interface ReadTime {
  at: Date;
  /** `YYYY-MM-DD` in local time. */
  localDate: string;
}

/** Reads times of one time zone. Caches them, because files repeat a session's time in each of its lines. */
export class TimeReader {
  private readonly read = new Map<string, ReadTime | null>();
  private readonly clock: Intl.DateTimeFormat;

  /** @throws RangeError if the time zone does not exist */
  constructor(timezone: string) {
    this.clock = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: timezone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  }

  /** Null if a cell holds no time. A date alone counts as its noon. */
  timeIn(cell: string): ReadTime | null {
    const text = cell.normalize('NFKC').trim();
    let time = this.read.get(text);
    if (time === undefined) this.read.set(text, (time = this.parse(text)));
    return time;
  }

  /** The local date of a moment. */
  at(moment: Date): ReadTime | null {
    if (Number.isNaN(moment.getTime())) return null;
    return { at: moment, localDate: new Date(this.asUtc(moment)).toISOString().slice(0, 10) };
  }

  private parse(text: string): ReadTime | null {
    if (WITH_ZONE.test(text)) return this.at(new Date(text));
    const parts = partsOf(text);
    const minutes = parts && timeOfDay(parts.time);
    if (!parts || minutes === null) return null;
    const { year, month, day } = parts;
    const local = Date.UTC(year, month - 1, day) + minutes;
    const localDate = Number.isNaN(local) ? '' : new Date(local).toISOString().slice(0, 10);
    const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    // 31 February does not exist.
    return localDate === written ? { at: this.momentOf(local), localDate } : null;
  }

  /** @param local local time as milliseconds of UTC */
  private momentOf(local: number): Date {
    const offset = (moment: number) => this.asUtc(new Date(moment)) - moment;
    // Near a clock change, the guessed offset may be the wrong one.
    const guess = local - offset(local);
    return new Date(local - offset(guess));
  }

  /** The local time there, as milliseconds of UTC. */
  private asUtc(moment: Date): number {
    const part = Object.fromEntries(
      this.clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    );
    const { year, month, day, hour, minute, second } = part as Record<string, number>;
    return Date.UTC(year!, month! - 1, day, hour, minute, second);
  }
}

function partsOf(text: string): { year: number; month: number; day: number; time: string } | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) {
    const [, year, month, day, time = ''] = yearFirst;
    return { year: Number(year), month: Number(month), day: Number(day), time };
  }
  const dayFirst = DAY_FIRST.exec(text);
  const [, day, name, year, time = ''] = dayFirst ?? swapped(MONTH_FIRST.exec(text));
  const month = MONTHS.indexOf(name?.toLowerCase() ?? '') + 1;
  return month === 0 ? null : { year: Number(year), month, day: Number(day), time };
}

function swapped(match: RegExpExecArray | null): (string | undefined)[] {
  return match ? [match[0], match[2], match[1], match[3], match[4]] : [];
}

/** Milliseconds since midnight, noon if no time is given; null if it is not a time. */
function timeOfDay(text: string): number | null {
  if (text.trim() === '') return 12 * 3_600_000;
  const match = TIME_OF_DAY.exec(text.trim());
  if (!match) return null;
  const [, korean, hour, minute, second = '0', english] = match;
  const half = korean ?? { a: '오전', p: '오후' }[english?.[0]?.toLowerCase() ?? ''];
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === '오후' ? 12 : 0);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return (hours * 3600 + Number(minute) * 60 + Number(second)) * 1000;
}
