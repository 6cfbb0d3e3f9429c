import { changedLittle } from './place-choices';

test('one machine more, one less or none is drawn with the press; a whole grid waits for the frame after it', () => {
  expect(changedLittle(['덤벨'], ['덤벨', '바벨'])).toBe(true);
  expect(changedLittle(['덤벨', '바벨'], ['바벨'])).toBe(true);
  expect(changedLittle(['덤벨', '바벨'], ['바벨', '덤벨'])).toBe(true);
  expect(changedLittle(['덤벨'], ['바벨'])).toBe(false);
  expect(changedLittle([], ['덤벨', '바벨'])).toBe(false);
  expect(changedLittle(['덤벨', '바벨', '밴드'], [])).toBe(false);
});
