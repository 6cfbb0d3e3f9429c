import { productWorkoutOf } from '../../recommendation/engine/workout/fixture/product-catalogue.js';
import { trainedParts } from './trained-parts.js';

it('counts sets by part, helping parts half and stretches and runs not at all', () => {
  const [press, stretch, run] = ['machine-chest-press', 'chest-stretch', 'treadmill-run'].map(
    productWorkoutOf,
  );
  const workouts = new Map([press!, stretch!, run!].map(workout => [workout.id, workout]));
  const totals = [...workouts.keys()].map(workoutId => ({ workoutId, sets: 4 }));
  const parts = trainedParts(totals, workouts);
  expect(parts[0]).toEqual({ bodyPart: '가슴', sets: 4 });
  expect(parts.filter(({ sets }) => sets !== 2).map(({ bodyPart }) => bodyPart)).toEqual(['가슴']);
  expect(parts.map(({ bodyPart }) => bodyPart)).not.toContain('허벅지 앞');
});
