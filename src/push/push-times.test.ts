import { isQuiet, nextAt, secondsUntilQuiet } from './push-times.js';

describe('the hours of pushes', () => {
  it.each([
    ['2026-11-26T00:00:00.000Z', false],
    ['2026-11-25T23:59:59.999Z', true],
    ['2026-11-26T11:59:59.999Z', false],
    ['2026-11-26T12:00:00.000Z', true],
    ['2026-11-26T15:00:00.000Z', true],
    // The same moments as other zones write them.
    ['2026-11-26T09:00:00+09:00', false],
    ['2026-11-25T19:00:00-05:00', false],
    ['2026-11-26T13:00:00+01:00', true],
    // Days on which clocks elsewhere change.
    ['2026-03-29T01:30:00Z', false],
    ['2026-10-25T00:30:00Z', false],
  ])('are Korea’s: %s', (at, quiet) => {
    expect(isQuiet(new Date(at))).toBe(quiet);
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Seoul'])(
    'do not depend on the server’s zone: %s',
    zone => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        expect(isQuiet(new Date('2026-11-26T00:00:00Z'))).toBe(false);
        expect(isQuiet(new Date('2026-11-26T12:00:00Z'))).toBe(true);
        expect(nextAt(new Date('2026-11-26T00:00:00Z'), 10, null)).toEqual(new Date('2026-11-26T01:00:00Z'));
      } finally {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      }
    },
  );

  it('end what was not delivered before the night', () => {
    expect(secondsUntilQuiet(new Date('2026-11-26T00:00:00Z'))).toBe(12 * 3600);
    expect(secondsUntilQuiet(new Date('2026-11-26T11:59:59Z'))).toBe(1);
    expect(secondsUntilQuiet(new Date('2026-11-26T12:00:01Z'))).toBe(0);
  });

  it('come once a day, never twice', () => {
    const now = new Date('2026-11-26T01:00:00Z');
    expect(nextAt(now, 12, null)).toEqual(new Date('2026-11-26T03:00:00Z'));
    expect(nextAt(now, 12, '2026-11-26')).toEqual(new Date('2026-11-27T03:00:00Z'));
    expect(nextAt(now, 9, null)).toEqual(new Date('2026-11-27T00:00:00Z'));
    expect(nextAt(now, 10, null)).toEqual(new Date('2026-11-27T01:00:00Z'));
  });
});
