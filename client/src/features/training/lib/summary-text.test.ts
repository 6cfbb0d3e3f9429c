import { feelingOf, previousText, recordText, stepText } from './summary-text';

it.each([
  [{ kind: 'heaviest', value: 60, weight: 60 }, '가장 무거운 무게 60kg'],
  [{ kind: 'oneRepMax', value: 1053.7, weight: 60 }, '추정 1RM 1,053.7kg'],
  [{ kind: 'mostRepsAtWeight', value: 12, weight: 42.5 }, '42.5kg으로 12회'],
  [{ kind: 'mostRepsAtWeight', value: 15, weight: null }, '한 세트 15회'],
] as const)('says a record %o', (record, words) => {
  expect(recordText(record)).toBe(words);
});

it('says what was best before in the record’s unit', () => {
  expect(previousText({ kind: 'mostRepsAtWeight', previous: 10 })).toBe('지금까지 10회');
  expect(previousText({ kind: 'oneRepMax', previous: 51.2 })).toBe('지금까지 51.2kg');
});

it('says how the next time changes, or that it does not', () => {
  const from = { weight: 40, reps: 10, seconds: null };
  expect(stepText({ from, to: { ...from, weight: 42.5, reps: 8 } })).toBe('40kg × 10회 → 42.5kg × 8회');
  expect(stepText({ from, to: from })).toBe('그대로 40kg × 10회');
});

it('says nothing of a feeling that nobody told', () => {
  expect(feelingOf([])).toBeNull();
});
