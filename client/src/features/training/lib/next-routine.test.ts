import { daysAgoText, lastDays, nextRoutine } from './next-routine';

const ROUTINES = [{ routineId: 4 }, { routineId: 9 }, { routineId: 2 }];
const none = () => false;
const done = (routineId: number | null, localDate: string) => ({ routineId, localDate });

it('is the first where none was trained, also when all that was trained is of no routine or of one that is gone', () => {
  expect(nextRoutine(ROUTINES, lastDays([]), none)).toEqual({ routineId: 4 });
  expect(nextRoutine(ROUTINES, lastDays([done(null, '2026-11-20'), done(77, '2026-11-21')]), none)).toEqual({
    routineId: 4,
  });
  expect(nextRoutine([], lastDays([]), none)).toBeUndefined();
});

it('follows the last trained in the order of the member, and begins again after the last', () => {
  const days = lastDays([done(9, '2026-11-20'), done(4, '2026-11-18'), done(9, '2026-11-02')]);
  expect(days.get(9)).toBe('2026-11-20');
  expect(nextRoutine(ROUTINES, days, none)).toEqual({ routineId: 2 });
  expect(nextRoutine(ROUTINES, lastDays([done(2, '2026-11-20')]), none)).toEqual({ routineId: 4 });
  // Two on one day: the later in the order was the later on that day.
  expect(nextRoutine(ROUTINES, lastDays([done(4, '2026-11-20'), done(9, '2026-11-20')]), none)).toEqual({
    routineId: 2,
  });
});

it('passes over a routine without workouts, unless all are without', () => {
  const days = lastDays([done(9, '2026-11-20')]);
  expect(nextRoutine(ROUTINES, days, id => id === 2)).toEqual({ routineId: 4 });
  expect(nextRoutine(ROUTINES, days, id => id !== 9)).toEqual({ routineId: 9 });
  expect(nextRoutine(ROUTINES, days, () => true)).toEqual({ routineId: 2 });
});

it('says how long ago in days, then in weeks', () => {
  const today = '2026-11-24';
  expect(
    ['2026-11-24', '2026-11-23', '2026-11-21', '2026-11-11', '2026-11-10', '2026-10-13'].map(day =>
      daysAgoText(day, today),
    ),
  ).toEqual(['오늘', '어제', '3일 전', '13일 전', '2주 전', '6주 전']);
});
