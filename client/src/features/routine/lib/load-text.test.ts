import { loadText, printedLoad } from './load-text';

it.each([
  [{ weight: 42.5, loadLabel: '바벨 포함 총 무게' }, '42.5kg'],
  [{ weight: null, loadLabel: '스택' }, '0kg'],
  [{ weight: null, loadLabel: '맨몸' }, '맨몸'],
  [{ weight: null, loadLabel: '밴드' }, '밴드'],
  [{ weight: null, loadLabel: '추가 중량' }, '맨몸'],
  [{ weight: 10, loadLabel: '추가 중량' }, '+10kg'],
  [{ weight: 20, loadLabel: '보조' }, '보조 20kg'],
] as const)('%j reads %s', (load, words) => {
  expect(loadText(load)).toBe(words);
});

it.each([
  ['한 손', 4, '한 손 4kg'],
  ['원판 무게', 10, '원판 무게 10kg'],
  ['보조', 20, '보조 20kg'],
  ['바벨 포함 총 무게', 42.5, '42.5kg'],
  ['추가 중량', 10, '추가 중량 10kg'],
  ['추가 중량', null, '맨몸'],
  ['맨몸', null, '맨몸'],
  ['밴드', null, '밴드'],
  ['스택', null, ''],
  ['보조', 0, ''],
] as const)('on paper %s with %p is “%s”', (loadLabel, weight, printed) => {
  expect(printedLoad({ loadLabel, weight })).toBe(printed);
});
