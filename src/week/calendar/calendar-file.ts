import ICAL from 'ical.js';
import { timeOf, type ServedEvents } from './served-events.js';

/** A date on which something the member takes runs out. The calendar does not name it, because anybody with the URL reads it. */
export interface CalendarRefill {
  uid: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** A planned session or endurance in a calendar. */
export interface CalendarSession {
  /** The same in every file, even after the session is moved; globally unique. */
  uid: string;
  /** `YYYY-MM-DD`. */
  date: string;
  title: string;
  minutes: number;
  /** Minutes after the start time: endurance follows the lifting of its day. */
  afterMinutes: number;
  /** The member skips it: calendars strike it out. */
  cancelled: boolean;
  lines: readonly string[];
}

// ical.js does not count the space that begins a folded line: with 75, such lines would have 76 octets (RFC 5545, 3.1).
ICAL.foldLength = 74;

const ZONE = 'Asia/Seoul';

/** UTC+9 without daylight saving, since 1988. */
const SEOUL = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19881009T020000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * An iCalendar file (RFC 5545) of sessions and refills. Contains only names, sets and minutes: no weight, no body data, no supplement, no name of the
 * member.
 *
 * @param startTime `HH:mm` KST; null for all-day events
 * @param link the page that a session opens
 * @param served the versions of these events
 * @param writtenAt now: a file with a METHOD says when it was made (RFC 5545, 3.8.7.2)
 */
export function calendarFile(
  { sessions, refills }: { sessions: readonly CalendarSession[]; refills: readonly CalendarRefill[] },
  startTime: string | null,
  link: string,
  served: ServedEvents,
  writtenAt: Date,
): string {
  const calendar = new ICAL.Component('vcalendar');
  for (const [name, value] of [
    ['version', '2.0'],
    ['prodid', '-//RoutineUp//Calendar//KO'],
    ['method', 'PUBLISH'],
    ['x-wr-calname', '루틴업'],
    ['x-wr-timezone', ZONE],
    ['refresh-interval', 'PT1H'],
    ['x-published-ttl', 'PT1H'],
  ] as const) {
    const property = new ICAL.Property(name);
    if (name === 'refresh-interval') property.resetType('duration');
    property.setValue(name === 'refresh-interval' ? ICAL.Duration.fromString(value) : value);
    calendar.addProperty(property);
  }
  calendar.addSubcomponent(ICAL.Component.fromString(SEOUL));
  for (const session of sessions) calendar.addSubcomponent(eventOf(session, startTime, link));
  for (const refill of refills) calendar.addSubcomponent(refillOf(refill, `${link}mypage/intake`));
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const { sequence } = served[String(event.getFirstPropertyValue('uid'))]!;
    event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(writtenAt, true));
    event.updatePropertyWithValue('last-modified', ICAL.Time.fromJSDate(timeOf(sequence), true));
    event.updatePropertyWithValue('sequence', sequence);
  }
  return `${calendar.toString()}\r\n`;
}

/** Without characters that a text must not have (RFC 5545, 3.3.11): ical.js writes a carriage return as it is, which some calendars read as a new line. */
const textOf = (words: string): string => words.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\t\n\P{Cc}]/gu, '');

function newEvent({ uid }: Pick<CalendarRefill, 'uid'>) {
  const event = new ICAL.Component('vevent');
  event.updatePropertyWithValue('uid', uid);
  return event;
}

function refillOf(refill: CalendarRefill, link: string): ICAL.Component {
  const event = newEvent(refill);
  event.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(refill.date));
  event.updatePropertyWithValue('summary', '내 영양제 다시 살 때');
  event.updatePropertyWithValue(
    'description',
    '오늘이면 다 드시는 것이 있어요. 내 영양제에서 확인해 주세요.',
  );
  event.updatePropertyWithValue('status', 'CONFIRMED');
  event.updatePropertyWithValue('transp', 'TRANSPARENT');
  event.updatePropertyWithValue('url', link);
  return event;
}

function eventOf(session: CalendarSession, startTime: string | null, link: string): ICAL.Component {
  const event = newEvent(session);
  const start = startTime === null ? null : ICAL.Time.fromDateTimeString(`${session.date}T${startTime}:00`);
  if (start) {
    start.addDuration(ICAL.Duration.fromSeconds(session.afterMinutes * 60));
    const end = start.clone();
    end.addDuration(ICAL.Duration.fromSeconds(session.minutes * 60));
    for (const [name, time] of [
      ['dtstart', start],
      ['dtend', end],
    ] as const)
      event.updatePropertyWithValue(name, time).setParameter('tzid', ZONE);
  } else {
    event.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(session.date));
  }
  event.updatePropertyWithValue('summary', textOf(session.title));
  event.updatePropertyWithValue('description', textOf(session.lines.join('\n')));
  event.updatePropertyWithValue('status', session.cancelled ? 'CANCELLED' : 'CONFIRMED');
  event.updatePropertyWithValue('transp', startTime === null ? 'TRANSPARENT' : 'OPAQUE');
  event.updatePropertyWithValue('url', link);
  return event;
}
