import type { WorkoutSlug } from '../../../src/catalogue/seed/workouts/workout-slugs.js';
import type { Drawing } from '../drawing.js';
import { ABDOMEN } from './abdomen.poses.js';
import { ARMS } from './arms.poses.js';
import { BACK } from './back.poses.js';
import { CALVES } from './calves.poses.js';
import { CHEST } from './chest.poses.js';
import { CONDITIONING } from './conditioning.poses.js';
import { HIPS } from './hips.poses.js';
import { MOBILITY } from './mobility.poses.js';
import { SHOULDERS } from './shoulders.poses.js';
import { THIGHS } from './thighs.poses.js';

/** The drawing of every workout in the catalogue; a slug without one does not compile. */
export const DRAWINGS: Record<WorkoutSlug, Drawing> = {
  ...CHEST,
  ...BACK,
  ...HIPS,
  ...SHOULDERS,
  ...ABDOMEN,
  ...CALVES,
  ...THIGHS,
  ...ARMS,
  ...MOBILITY,
  ...CONDITIONING,
};
