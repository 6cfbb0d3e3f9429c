import ICAL from 'ical.js';
import { calendarFile, type CalendarSession } from './calendar-file.js';

const NOW = new Date('2026-11-20T01:02:03Z');
const SERVED = { 'session-1@routineup.example': { digest: '', sequence: 848_000_000, cancelled: false } };
const session = (more: Partial<CalendarSession>): CalendarSession => ({
  uid: 'session-1@routineup.example',
  date: '2026-11-23',
  title: '가슴',
  minutes: 50,
  afterMinutes: 0,
  cancelled: false,
  lines: [],
  ...more,
});

/** The file's events as a calendar reads them; throws where it is none. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(event => ({
    names: event.getAllProperties().map(({ name }) => name),
    title: event.getFirstPropertyValue('summary'),
    text: event.getFirstPropertyValue('description'),
  }));

describe('names in a calendar', () => {
  const plain = read(
    calendarFile({ sessions: [session({})], refills: [] }, null, 'https://a.example/', SERVED, NOW),
  )[0]!;

  it.each([
    ['commas and semicolons', '가슴, 등; "팔": 10\\n'],
    ['a line that would be a property', '가슴\r\nATTENDEE:mailto:a@b.example\r\nX-A:1'],
    ['a line that would end the event', '가슴\nEND:VEVENT\nBEGIN:VEVENT\nUID:other'],
    ['a bare carriage return', '가슴\rATTENDEE:mailto:a@b.example'],
    ['control characters', '가\u0000슴\u0007\u001b\u0085'],
    ['a fold', '가슴\r\n ATTACH:https://evil.example'],
    ['signs of several bytes where a line is folded', '🏋️‍♀️'.repeat(30)],
    ['folded lines filled to the last octet', 'a'.repeat(300)],
    ['right to left', 'تمرين \u202e가슴'],
  ])('with %s stay one text of one event', (_, name) => {
    const told = session({ title: name, lines: [name, name] });
    for (const startTime of [null, '19:30']) {
      const text = calendarFile(
        { sessions: [told], refills: [] },
        startTime,
        'https://a.example/',
        SERVED,
        NOW,
      );
      const events = read(text);
      expect(events).toHaveLength(1);
      const [{ names, title, text: description }] = events as [(typeof events)[0]];
      expect(names.filter(each => !/^dt(start|end)$/.test(each))).toEqual(
        plain.names.filter(each => each !== 'dtstart'),
      );
      const asRead = name.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000\u0007\u001b\u0085]/g, '');
      expect(title).toBe(asRead);
      expect(description).toBe(`${asRead}\n${asRead}`);
      expect(text.split('\r\n').filter(line => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  });
});
