import { balanceLabel, BODY_TYPES, toBalancePosition, toUpDownBalance } from './body-types';
import { EMPTY_COMPOSITION, resolveComposition, sumError } from './composition';

const direct = { ...EMPTY_COMPOSITION, mode: 'direct' as const };

it('has the five presets of the contract', () => {
  expect(BODY_TYPES.map(({ name, bodyFat, muscleMass }) => [name, bodyFat, muscleMass])).toEqual([
    ['근육형', 10, 40],
    ['마른형', 15, 30],
    ['표준형', 18, 35],
    ['통통형', 20, 35],
    ['과체중형', 25, 35],
  ]);
});

it('takes the numbers of a chosen type', () => {
  expect(resolveComposition({ ...EMPTY_COMPOSITION, bodyType: '마른형' }, 60)).toEqual({
    bodyFat: 15,
    muscleMass: 30,
    compositionSource: 'preset',
  });
  expect(resolveComposition(EMPTY_COMPOSITION, 60)).toBeNull();
});

it('fills empty fields with 표준형 and says so', () => {
  expect(resolveComposition(direct, 60)).toEqual({
    bodyFat: 18,
    muscleMass: 35,
    compositionSource: 'default',
  });
  expect(resolveComposition({ ...direct, bodyFat: '12' }, 60)).toMatchObject({
    muscleMass: 35,
    compositionSource: 'measured',
  });
});

it('converts kilograms of muscle to percent of the body weight', () => {
  expect(
    resolveComposition({ ...direct, bodyFat: '16.5', muscle: '33.1', muscleUnit: 'kg' }, 75.2),
  ).toMatchObject({
    muscleMass: 44,
    bodyFat: 16.5,
  });
});

it('refuses a body of more than 100 %', () => {
  const draft = { ...direct, bodyFat: '60', muscle: '45' };
  expect(resolveComposition(draft, 60)).toBeNull();
  expect(sumError(draft, 60)).toContain('100%');
  expect(sumError({ ...draft, bodyFat: 'x' }, 60)).toBeNull();
});

it('names the balance by its position', () => {
  expect([1, 4, 5, 6, 9].map(balanceLabel)).toEqual([
    '하체 발달형',
    '하체 발달형',
    '표준',
    '상체 발달형',
    '상체 발달형',
  ]);
  for (let position = 1; position <= 9; position += 1)
    expect(toBalancePosition(toUpDownBalance(position))).toBe(position);
});
