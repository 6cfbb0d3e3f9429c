import type { Change } from '../../../shared/changes/change-database';
import { workout } from './next-workout.fixture';
import type { NextRoutine } from './next-workout';
import { plannedSets } from './plan';
import { withWaiting } from './with-waiting';

const PLAN: NextRoutine = {
  ...{ routineId: 5, routineName: '가슴', lightWeek: null },
  workouts: [
    workout({ workoutId: 1, myWorkoutId: 11 }),
    workout({ workoutId: 2, myWorkoutId: 12, warmups: [] }),
    workout({ workoutId: 3, myWorkoutId: 13, warmups: [] }),
  ],
};
const waiting = (kind: string, wanted: unknown, problem: Change['problem'] = null): Change => ({
  ...{ id: '1', kind, wanted, problem, base: null, about: '', mine: '', late: true },
});
const row = (myWorkoutId: number, change: object) =>
  waiting('routine-workout', { routineId: 5, myWorkoutId, change });
const idsOf = ({ workouts }: NextRoutine) => workouts.map(({ myWorkoutId }) => myWorkoutId);

test('typed numbers that wait are those of the sets, and no warm-up is as heavy', () => {
  const [first] = withWaiting(PLAN, [row(11, { weight: 15, rep: 12 }), row(11, { setCount: 2 })]).workouts;
  expect(plannedSets('', first!, 0).map(({ kind, weight, reps }) => [kind, weight, reps])).toEqual([
    ['work', 15, 12],
    ['work', 15, 12],
  ]);
  expect(first!.why.text).toBe('직접 정하신 무게와 횟수예요.');
});

test('seconds that wait are the seconds of the sets', () => {
  const held = { ...PLAN, workouts: [workout({ myWorkoutId: 11, repeatUnit: 'seconds' })] };
  expect(withWaiting(held, [row(11, { rep: 45 })]).workouts[0]!.target.seconds).toBe(45);
});

test('a workout that was removed or moved is gone, or where it was moved to', () => {
  expect(idsOf(withWaiting(PLAN, [waiting('routine-workout-removal', { myWorkoutId: 12 })]))).toEqual([
    11, 13,
  ]);
  expect(idsOf(withWaiting(PLAN, [row(11, { myWorkoutIndex: 3 })]))).toEqual([12, 13, 11]);
});

const NUMBERS = { weight: 30, rep: 8, setCount: 2 } as const;
const added = (routineId: number, workoutId: number, addition = {}, prescription: object = NUMBERS) =>
  waiting('routine-workout-addition', { routineId, workoutId, addition, prescription });
const known = [workout({ workoutId: 4, myWorkoutId: 99, workoutName: '덤벨 컬', image: '/curl.svg' })];

test('a workout that waits to be added is the last one, with the numbers it was added with', () => {
  const last = withWaiting(PLAN, [added(5, 4)], known).workouts.at(-1)!;
  expect(last).toMatchObject({ workoutName: '덤벨 컬', image: '/curl.svg', myWorkoutId: null });
  expect(last.target).toMatchObject({ weight: 30, reps: 8, sets: 2 });
  expect(last.why.template).toBe('fixed');
});

test('recommended numbers that wait to be added are not called typed ones', () => {
  expect(withWaiting(PLAN, [added(5, 4, { historyId: 3 })], known).workouts.at(-1)!.why.template).toBe(
    'kept',
  );
});

test('a workout that waits without a weight has none, and not the one of another routine', () => {
  const alone = { ...workout({ workoutId: 4 }), target: { ...workout().target, style: 'slow' as const } };
  const changes = [added(5, 4, {}, { ...NUMBERS, weight: null })];
  const last = withWaiting(PLAN, changes, [alone]).workouts.at(-1)!;
  expect(last.target).toMatchObject({ weight: null, reps: 8, sets: 2, style: null });
  expect(plannedSets('', last, 0).map(({ kind, weight }) => [kind, weight])).toEqual([
    ['work', null],
    ['work', null],
  ]);
});

test.each([
  ['another routine', [added(6, 4)]],
  ['a workout that is there already', [added(5, 1)]],
  ['a workout that this phone does not know', [added(5, 7)]],
])('nothing is added for %s', (_, changes) => {
  expect(withWaiting(PLAN, changes, [...known, workout({ workoutId: 1 })])).toEqual(PLAN);
});

test('a full routine takes no more', () => {
  const workouts = Array.from({ length: 7 }, (_, index) => workout({ workoutId: 20 + index }));
  expect(withWaiting({ ...PLAN, workouts }, [added(5, 4)], known).workouts).toEqual(workouts);
});

test('the session has the new name', () => {
  const named = waiting('routines', { before: [], after: [{ routineId: 5, routineName: '월요일' }] });
  expect(withWaiting(PLAN, [named]).routineName).toBe('월요일');
});

test('a change that is asked about changes nothing', () => {
  const asked = waiting('routine-workout-removal', { myWorkoutId: 12 }, { reason: 'changed', there: '' });
  expect(withWaiting(PLAN, [asked])).toEqual(PLAN);
});
