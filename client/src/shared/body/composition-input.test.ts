import { balanceLabel, BODY_TYPES, toBalancePosition, toUpDownBalance } from './body-types';
import { EMPTY_COMPOSITION, resolveComposition, sumError } from './composition-input';
import { compositionDoubt } from './composition-doubt';

const direct = { ...EMPTY_COMPOSITION, mode: 'direct' as const };
const MAN = { sex: '남', weight: 60 } as const;
const LAST = { bodyFat: 22, muscleMass: 44, compositionSource: 'measured', weight: 78 } as const;

it('has the five presets of the contract for men, and a woman’s own', () => {
  expect(BODY_TYPES.남.map(({ name, bodyFat, muscleMass }) => [name, bodyFat, muscleMass])).toEqual([
    ['근육형', 10, 40],
    ['마른형', 15, 30],
    ['표준형', 18, 35],
    ['통통형', 20, 35],
    ['과체중형', 25, 35],
  ]);
  expect(BODY_TYPES.여.map(({ name, bodyFat }) => [name, bodyFat])).toEqual([
    ['근육형', 20],
    ['마른형', 25],
    ['표준형', 28],
    ['통통형', 30],
    ['과체중형', 35],
  ]);
});

it('takes the numbers of a chosen type, by sex', () => {
  const thin = { ...EMPTY_COMPOSITION, bodyType: '마른형' as const };
  expect(resolveComposition(thin, MAN)).toEqual({
    bodyFat: 15,
    muscleMass: 30,
    compositionSource: 'preset',
  });
  expect(resolveComposition(thin, { ...MAN, sex: '여' })).toMatchObject({ bodyFat: 25 });
  expect(resolveComposition(EMPTY_COMPOSITION, MAN)).toBeNull();
});

it('lets the server guess for who does not know', () => {
  expect(resolveComposition({ ...EMPTY_COMPOSITION, bodyType: '모르겠어요' }, MAN)).toEqual({
    compositionSource: 'default',
  });
  expect(resolveComposition(direct, MAN)).toEqual({ compositionSource: 'default' });
});

it('does not call a half-filled composition measured', () => {
  expect(resolveComposition({ ...direct, bodyFat: '12' }, MAN)).toEqual({
    bodyFat: 12,
    compositionSource: 'default',
  });
  const guessed = { ...LAST, compositionSource: 'preset' } as const;
  expect(resolveComposition({ ...direct, bodyFat: '12' }, { sex: '남', weight: 78, last: guessed })).toEqual({
    bodyFat: 12,
    muscleMass: 44,
    compositionSource: 'default',
  });
});

it('keeps the last record’s figures where a field is empty, kilograms of muscle as kilograms', () => {
  expect(resolveComposition({ ...direct, bodyFat: '20' }, { sex: '남', weight: 78, last: LAST })).toEqual({
    bodyFat: 20,
    muscleMass: 44,
    compositionSource: 'measured',
  });
  // 34.3 kg of 76 kg.
  expect(
    resolveComposition({ ...direct, bodyFat: '20' }, { sex: '남', weight: 76, last: LAST }),
  ).toMatchObject({
    muscleMass: 45.1,
  });
  expect(
    resolveComposition(direct, { sex: '남', weight: 78, last: { ...LAST, compositionSource: 'preset' } }),
  ).toEqual({ bodyFat: 22, muscleMass: 44, compositionSource: 'preset' });
});

it('takes muscle as kilograms unless told otherwise, as body-composition prints show it', () => {
  expect(EMPTY_COMPOSITION.muscleUnit).toBe('kg');
  expect(
    resolveComposition({ ...direct, bodyFat: '16.5', muscle: '33.1' }, { sex: '남', weight: 75.2 }),
  ).toEqual({ muscleMass: 44, bodyFat: 16.5, compositionSource: 'measured' });
});

it('refuses a body of more than 100 %', () => {
  const draft = { ...direct, bodyFat: '60', muscle: '45', muscleUnit: '%' as const };
  expect(resolveComposition(draft, MAN)).toBeNull();
  expect(sumError(draft, MAN)).toContain('100%');
  expect(sumError({ ...draft, bodyFat: 'x' }, MAN)).toBeNull();
});

describe('figures that are hard to believe', () => {
  const owner = { sex: '남', weight: 78 } as const;
  const doubt = (fields: object, height: number | null = 176) =>
    compositionDoubt({ ...direct, ...fields }, owner, height);

  it('are asked about: a unit mistaken, fat of a stage body, a body no training makes', () => {
    expect(doubt({ bodyFat: '22', muscle: '36.5' })).toBeNull();
    expect(doubt({ bodyFat: '22', muscle: '45' })).toContain('골격근량 45kg(체중의 57.7%)');
    expect(doubt({ bodyFat: '22', muscle: '22' })).toContain('너무 적어요');
    expect(doubt({ bodyFat: '3', muscle: '40' })).toContain('체지방률 3%');
    expect(doubt({ bodyFat: '5', muscle: '40' }, 150)).toContain('키와 체중');
  });

  it('are not asked about where they are usual, were recorded before or were not typed', () => {
    expect(doubt({ bodyFat: '22' })).toBeNull();
    expect(doubt({ bodyFat: '5', muscle: '40' }, null)).toBeNull();
    expect(doubt({ mode: 'type', bodyType: '근육형' })).toBeNull();
    const last = { bodyFat: 3, muscleMass: 50, compositionSource: 'measured', weight: 78 } as const;
    expect(compositionDoubt({ ...direct, bodyFat: '3' }, { ...owner, last }, 176)).toBeNull();
  });
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
