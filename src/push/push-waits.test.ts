import { waitOf } from './push-sender.service.js';

const NOW = Date.parse('2026-11-26T00:00:00Z');

test.each([
  [undefined, 0],
  ['0', 0],
  ['120', 120_000],
  ['Thu, 26 Nov 2026 00:01:30 GMT', 90_000],
  ['Wed, 25 Nov 2026 23:59:00 GMT', 0],
  ['soon', 0],
  ['', 0],
  ['-5', 0],
  // No longer than an hour: a timer of a month would end at once.
  ['2592000', 3_600_000],
  ['9'.repeat(400), 3_600_000],
  ['Fri, 26 Nov 2055 00:00:00 GMT', 3_600_000],
])('a push service that answers Retry-After: %s is asked again after %i ms', (header, ms) => {
  expect(waitOf(header, NOW)).toBe(ms);
});
