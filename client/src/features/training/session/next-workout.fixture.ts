import type { NextWorkout } from './next-workout';

/** One warm-up set and three work sets. */
export const workout = (values: Partial<NextWorkout> = {}): NextWorkout => ({
  ...{
    workoutId: 1,
    myWorkoutId: null,
    workoutName: '벤치프레스',
    image: '/a.svg',
    loadLabel: '바벨 포함 총 무게',
  },
  ...{ repeatUnit: 'reps', restSeconds: 120, incrementKg: 2.5, minLoadKg: 20, plates: null },
  target: { weight: 40, reps: 10, seconds: null, sets: 3, reserves: [2, 2, 1.5], stop: null, style: null },
  light: null,
  warmups: [{ weight: 20, reps: 8 }],
  ...{
    why: { template: 'kept', args: {}, text: '' },
    last: null,
    against: null,
    cues: [],
    safety: [],
    easierWorkoutId: null,
    bodyParts: [],
  },
  ...values,
});
