import { cardioFacts, durationText, plannedCardioText } from './cardio-text';

const run = { kind: 'run', seconds: 1_800, effort: 'moderate', meters: 5_000 } as const;

it.each([
  [run, '30분 · 5km · 6:00/km'],
  [{ ...run, seconds: 4_030, meters: 12_345 }, '1시간 7분 · 12.35km · 5:26/km'],
  [{ ...run, meters: null }, '30분'],
  [{ ...run, meters: 800 }, '30분 · 800m · 37:30/km'],
  [{ ...run, kind: 'swim', meters: 1_500 }, '30분 · 1.5km · 2:00/100m'],
  [{ ...run, kind: 'row', meters: 7_000 }, '30분 · 7km · 2:09/500m'],
] as const)('says %j', (cardio, text) => {
  expect(cardioFacts(cardio)).toBe(text);
});

it('says hours alone, and never nothing', () => {
  expect([3_600, 20, 5_400].map(durationText)).toEqual(['1시간', '1분', '1시간 30분']);
});

it('says what is planned as one would feel it', () => {
  expect(plannedCardioText({ day: 6, minutes: 75, effort: 'hard' })).toBe(
    '1시간 15분 · 몇 마디만 할 수 있게',
  );
});
