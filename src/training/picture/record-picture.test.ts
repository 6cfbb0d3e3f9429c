import { Resvg } from '@resvg/resvg-js';
import { recordPicture, type RecordPicture } from './record-picture.js';

const point = (date: string, oneRepMaxKg: number | null, more: object = {}) => ({
  ...{ date, oneRepMaxKg, lowKg: null, highKg: null, bestWeight: oneRepMaxKg, volumeKg: 0, reps: 10 },
  ...{ longestSeconds: null, ...more },
});
const lift: RecordPicture = {
  name: '바벨 <script>alert(1)</script> & "벤치"',
  points: [point('2026-09-01', 50), point('2026-10-20', 65), point('2026-11-01', 60)],
  records: [
    { kind: 'heaviest', value: 57.5, weight: 57.5 },
    { kind: 'mostRepsAtWeight', value: 8, weight: 57.5 },
    { kind: 'oneRepMax', value: 65, weight: 57.5 },
  ],
  withWeights: false,
  drawing: null,
};

it('is a document whatever the name is', () => {
  const svg = recordPicture(lift);
  expect(svg).not.toContain('<script');
  const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
  expect([width, height]).toEqual([1080, 1350]);
});

it('tells no weight unless it is asked for, but how far the member has come, and when', () => {
  const svg = recordPicture(lift);
  expect(svg).not.toMatch(/kg|57\.5|1RM/);
  for (const words of ['최고 기록 · 2026년 10월 20일', '+30%', '처음보다', '3일'])
    expect(svg).toContain(words);
  const told = recordPicture({ ...lift, withWeights: true });
  for (const words of ['57.5', '최고 무게 (kg)', '65', '추정 1RM (kg)', '+30%'])
    expect(told).toContain(words);
});

it('counts repetitions and seconds where there is no load', () => {
  const reps = [{ kind: 'mostRepsAtWeight' as const, value: 12, weight: null }];
  expect(recordPicture({ ...lift, points: [point('2026-11-01', null)], records: reps })).toContain('12회');
  const held = [
    point('2026-11-01', null, { longestSeconds: 75 }),
    point('2026-11-03', null, { longestSeconds: 60 }),
  ];
  const svg = recordPicture({ ...lift, points: held, records: [] });
  expect(svg).toContain('75초');
  expect(svg).toContain('2026년 11월 1일');
});
