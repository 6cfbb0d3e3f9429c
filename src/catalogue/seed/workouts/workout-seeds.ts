import type { WorkoutSeed } from '../seed.types.js';
import { ABDOMEN_WORKOUTS } from './abdomen.js';
import { BACK_WORKOUTS } from './back.js';
import { BACK_THIGHS_WORKOUTS } from './back-thighs.js';
import { BICEPS_WORKOUTS } from './biceps.js';
import { CALVES_WORKOUTS } from './calves.js';
import { CHEST_WORKOUTS } from './chest.js';
import { CONDITIONING_WORKOUTS } from './conditioning.js';
import { FRONT_THIGHS_WORKOUTS } from './front-thighs.js';
import { HIPS_WORKOUTS } from './hips.js';
import { MOBILITY_WORKOUTS } from './mobility.js';
import { SHOULDERS_WORKOUTS } from './shoulders.js';
import { TRICEPS_WORKOUTS } from './triceps.js';

/** The example catalogue's workouts by body part, in the order of every screen, then everything but strength training. */
export const WORKOUT_SEEDS: WorkoutSeed[] = [
  ...CHEST_WORKOUTS,
  ...BACK_WORKOUTS,
  ...HIPS_WORKOUTS,
  ...SHOULDERS_WORKOUTS,
  ...ABDOMEN_WORKOUTS,
  ...CALVES_WORKOUTS,
  ...FRONT_THIGHS_WORKOUTS,
  ...BACK_THIGHS_WORKOUTS,
  ...TRICEPS_WORKOUTS,
  ...BICEPS_WORKOUTS,
  ...MOBILITY_WORKOUTS,
  ...CONDITIONING_WORKOUTS,
];
