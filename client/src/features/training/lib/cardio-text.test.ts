import { cardioFacts, durationText, plannedCardioText } from './cardio-text';

const run = { kind: 'run', seconds: 1_800, effort: 'moderate', meters: 5_000 } as const;

it.each([
  [run, '30분 ·\u00a05km ·\u00a06:00/km'],
  [{ ...run, seconds: 4_030, meters: 12_345 }, '1시간 7분 ·\u00a012.35km ·\u00a05:26/km'],
  [{ ...run, meters: null }, '30분'],
  [{ ...run, meters: 800 }, '30분 ·\u00a0800m ·\u00a037:30/km'],
  [{ ...run, kind: 'swim', meters: 1_500 }, '30분 ·\u00a01.5km ·\u00a02:00/100m'],
  [{ ...run, kind: 'row', meters: 7_000 }, '30분 ·\u00a07km ·\u00a02:09/500m'],
] as const)('says %j', (cardio, text) => {
  expect(cardioFacts(cardio)).toBe(text);
});

it('says hours alone, and never nothing', () => {
  expect([3_600, 20, 5_400].map(durationText)).toEqual(['1시간', '1분', '1시간 30분']);
});

it('says what is planned as one would feel it', () => {
  expect(plannedCardioText({ day: 6, minutes: 75, effort: 'hard' })).toBe(
    '1시간 15분 ·\u00a0몇 마디만 할 수 있게',
  );
});
