import { loadText } from './load-text';

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
