import type { Stored, TrainingSet } from '../store/rows';
import type { NextWorkout } from './next-workout';
import { workout } from './next-workout.fixture';
import {
  ending,
  lastDoneAt,
  newSession,
  plannedSets,
  platesFor,
  restsAfter,
  swapSets,
  volumeOf,
  workoutAfter,
  workoutsOf,
} from './plan';

const session = newSession({ title: '가슴' }, new Date('2026-03-01T10:00:00.000Z'));
const sets = (...workouts: NextWorkout[]): Stored<TrainingSet>[] =>
  workouts.flatMap((each, place) =>
    plannedSets(session.id, each, place).map(set => ({ ...set, revision: 0 })),
  );
const DONE = '2026-03-01T10:10:00.000Z';
const doneUpTo = (all: Stored<TrainingSet>[], count: number) =>
  all.map((set, index) => (index < count ? { ...set, doneAt: DONE } : set));

it('plans a workout as prescribed, warm-up sets first', () => {
  expect(
    sets(workout()).map(({ kind, weight, reps, targetWeight }) => [kind, weight, reps, targetWeight]),
  ).toEqual([
    ['warmup', 20, 8, 20],
    ['work', 40, 10, 40],
    ['work', 40, 10, 40],
    ['work', 40, 10, 40],
  ]);
});

it('plans a light week beside the target, which stays; warm-up sets stay below it', () => {
  const warmups = [
    { weight: 20, reps: 8 },
    { weight: 35, reps: 4 },
  ];
  const planned = plannedSets(session.id, workout({ light: { weight: 35, sets: 2 }, warmups }), 0, true);
  expect(planned.map(({ kind, weight, targetWeight }) => [kind, weight, targetWeight])).toEqual([
    ['warmup', 20, 20],
    ['work', 35, 40],
    ['work', 35, 40],
  ]);
  const usual = plannedSets(session.id, workout({ light: null }), 0, true);
  expect(usual.filter(({ kind, weight }) => kind === 'work' && weight === 40)).toHaveLength(3);
});

it('plans sets that the feeling ends with their range, and each with what it leaves; a light week goes by numbers', () => {
  const stop = { least: 4, most: 19, felt: 2, text: '' };
  const open = workout({
    target: { ...workout().target, stop },
    light: { weight: 35, sets: 2 },
    warmups: [],
  });
  expect(sets(open).map(({ reps, targetReps, targetReserve }) => [reps, targetReps, targetReserve])).toEqual([
    [10, 10, 2],
    [10, 10, 2],
    [10, 10, 1.5],
  ]);
  expect(sets(open)[2]).toMatchObject({ targetLeast: 4, targetMost: 19, targetFelt: 2 });
  expect(plannedSets(session.id, open, 0, true)[0]).toMatchObject({ targetMost: null, targetFelt: null });
});

it('plans what an older edition left on the device', () => {
  const { reserves: _, stop: __, ...older } = workout().target;
  const [first] = sets(workout({ target: older as NextWorkout['target'], warmups: [] }));
  expect(first).toMatchObject({ targetReps: 10, targetReserve: null, targetMost: null });
});

it('plans a hold in seconds', () => {
  const target = { weight: null, reps: 10, seconds: 30, sets: 1, reserves: [], stop: null, style: null };
  const [hold] = sets(workout({ repeatUnit: 'seconds', target, warmups: [] }));
  expect(hold).toMatchObject({ reps: null, seconds: 30, targetReps: null, targetSeconds: 30 });
});

it('stays with a workout until its last set, then shows the next that has something left', () => {
  const all = sets(workout(), workout({ workoutId: 2 }), workout({ workoutId: 3 }));
  expect(workoutAfter(workoutsOf(doneUpTo(all, 3)), 0)).toBe(0);
  expect(workoutAfter(workoutsOf(doneUpTo(all, 4)), 0)).toBe(1);
  const firstLeft = all.map((set, index) => (index >= 4 ? { ...set, doneAt: DONE } : set));
  expect(workoutAfter(workoutsOf(firstLeft), 2)).toBe(0);
});

it('takes the workouts of a superset in turn and rests after each round', () => {
  const grouped = sets(workout({ warmups: [] }), workout({ workoutId: 2, warmups: [] })).map(set => ({
    ...set,
    supersetGroup: 1,
  }));
  const round = workoutsOf(grouped.map((set, index) => (index === 0 ? { ...set, doneAt: DONE } : set)));
  expect([workoutAfter(round, 0), restsAfter(round, 0)]).toEqual([1, false]);
  expect([workoutAfter(round, 1), restsAfter(round, 1)]).toEqual([0, true]);
});

it('ends without the workouts that were not begun; sets left out of begun ones stay as misses', () => {
  const all = doneUpTo(sets(workout(), workout({ workoutId: 2 })), 2);
  const { session: ended, dropped } = ending(session, all, DONE);
  expect(ended.endedAt).toBe(DONE);
  expect(dropped.map(({ workoutId }) => workoutId)).toEqual([2, 2, 2, 2]);
  expect(lastDoneAt(session, all)).toBe(DONE);
});

it('counts the volume of done work sets only', () => {
  expect(volumeOf(doneUpTo(sets(workout()), 3))).toBe(800);
});

it.each([
  ['한 손', 1600],
  ['한쪽 스택', 1600],
  ['보조', 0],
  ['스택', 800],
] as const)('counts a weight labelled %s as the server does: %s kg', (loadLabel, kg) => {
  expect(volumeOf(doneUpTo(sets(workout()), 3), new Map([[1, { loadLabel }]]))).toBe(kg);
});

it.each([
  [60, [20]],
  [20, []],
  [42.5, [10, 1.25]],
  [15, null],
  [41, null],
])('puts %s kg on a bar of 20 kg', (weight, plates) => {
  expect(platesFor(weight, { barKg: 20, available: [20, 10, 5, 2.5, 1.25] })).toEqual(plates);
});

it.each([
  // A place whose smallest plate is 0.5 kg: the 1.25 would leave a quarter that no plate fills.
  [20, 23, [0.5, 0.5, 0.5]],
  [20, 28, [2.5, 0.5, 0.5, 0.5]],
  [15, 42, [10, 2.5, 0.5, 0.5]],
  [7, 18, [5, 0.5]],
  [7, 7, []],
  [20, 520, Array<number>(10).fill(25)],
  // 155 lb, 20.5 kg: no pair makes them.
  [20, 70.31, null],
  [20, 20.5, null],
])('loads a bar of %s kg to %s kg with small plates', (barKg, weight, side) => {
  const available = [25, 20, 15, 10, 5, 2.5, 1.25, 0.5];
  expect(platesFor(weight, { barKg, available })).toEqual(side);
});

describe('another workout in the place of what is left', () => {
  const other = workout({ workoutId: 9, workoutName: '덤벨 프레스', warmups: [{ weight: 7, reps: 8 }] });
  const after = (done: number) => {
    const all = doneUpTo(sets(workout()), done);
    const [first] = workoutsOf(all);
    const { left, fresh } = swapSets(session.id, { ...first!, supersetGroup: 4 }, other);
    const gone = new Set(left.map(set => set.id));
    const kept = all.filter(set => !gone.has(set.id));
    return { left, fresh, now: [...kept, ...fresh.map(set => ({ ...set, revision: 0 }))] };
  };

  it('takes all of its sets when nothing was done, with its own warm-up sets', () => {
    const { left, fresh, now } = after(0);
    expect(left).toHaveLength(4);
    expect(fresh.map(({ kind }) => kind)).toEqual(['warmup', 'work', 'work', 'work']);
    expect(fresh.every(({ supersetGroup }) => supersetGroup === 4)).toBe(true);
    expect(workoutsOf(now).map(({ workoutName }) => workoutName)).toEqual(['덤벨 프레스']);
  });

  it('leaves what was done with the first one, before it, and does as many sets as were left', () => {
    const { left, fresh, now } = after(3);
    expect([left.length, fresh.map(({ kind }) => kind)]).toEqual([1, ['work']]);
    const sorted = now.toSorted((a, b) => a.workoutOrdinal - b.workoutOrdinal || a.ordinal - b.ordinal);
    expect(workoutsOf(sorted).map(each => [each.workoutName, each.sets.length, each.done])).toEqual([
      ['벤치프레스', 3, true],
      ['덤벨 프레스', 1, false],
    ]);
  });

  it('is no miss where it was not begun, though the first one was', () => {
    const { fresh, now } = after(3);
    expect(ending(session, now, DONE).dropped.map(({ id }) => id)).toEqual(fresh.map(({ id }) => id));
  });
});
