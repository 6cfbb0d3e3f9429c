import { changeText, mergeRoutines } from './merge-routines';
import { NEW_ROUTINE_ID } from './myfit.api';

const list = (...routines: [number, string][]) =>
  routines.map(([routineId, routineName], routineIndex) => ({ routineId, routineIndex, routineName }));
const A: [number, string] = [1, '가슴'];
const B: [number, string] = [2, '등'];
const C: [number, string] = [3, '어깨'];

it.each([
  ['a new name', list(A, B), list([1, '월요일'], B), list(A, B), list([1, '월요일'], B)],
  ['a new order', list(A, B), list(B, A), list(A, B), list(B, A)],
  ['an order beside what was added elsewhere', list(A, B), list(B, A), list(A, B, C), list(B, A, C)],
  [
    'a name beside what was added and taken away',
    list(A, B),
    list([1, '월'], B),
    list(C, A),
    list(C, [1, '월']),
  ],
  ['one taken away', list(A, B), list(B), list(A, B, C), list(B, C)],
  ['a name of one taken away elsewhere', list(A, B), list([1, '월'], B), list(B), list(B, [1, '월'])],
  ['one brought back', list(B), list(A, B), list(B, C), list(A, B, C)],
  [
    'one made',
    list(A),
    list(A, [NEW_ROUTINE_ID, '새 루틴']),
    list(A, B),
    list(A, B, [NEW_ROUTINE_ID, '새 루틴']),
  ],
  [
    'one made that the server has',
    list(A),
    list(A, [NEW_ROUTINE_ID, '새 루틴']),
    list(A, [9, '새 루틴']),
    list(A, [9, '새 루틴']),
  ],
  [
    'one made with the name of an earlier one',
    list(A),
    list(A, [NEW_ROUTINE_ID, '가슴']),
    list(A),
    list(A, [NEW_ROUTINE_ID, '가슴']),
  ],
])('%s', (_, before, after, there, merged) => expect(mergeRoutines(before, after, there)).toEqual(merged));

it.each([
  ['a new name, not the others', list(A, B), list([1, '월요일'], B), '월요일'],
  ['a removal', list(A, B), list(A), '등 지우기'],
  ['the last removal', list(A), list(), '가슴 지우기'],
  ['a new order', list(A, B), list(B, A), '등, 가슴'],
  ['an addition', list(A), list(A, B), '가슴, 등'],
])('a person is told %s', (_, before, after, words) => expect(changeText(before, after)).toBe(words));
