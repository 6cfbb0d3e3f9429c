import type { WorkoutSlug } from '../../../src/catalogue/seed/workouts/workout-slugs.js';
import type { Drawing } from '../drawing.js';
import { ABDOMEN } from './abdomen.js';
import { ARMS } from './arms.js';
import { BACK } from './back.js';
import { CALVES } from './calves.js';
import { CHEST } from './chest.js';
import { HIPS } from './hips.js';
import { SHOULDERS } from './shoulders.js';
import { THIGHS } from './thighs.js';

/** The drawing of every workout of the catalogue; a slug without one does not compile. */
export const DRAWINGS: Record<WorkoutSlug, Drawing> = {
  ...CHEST,
  ...BACK,
  ...HIPS,
  ...SHOULDERS,
  ...ABDOMEN,
  ...CALVES,
  ...THIGHS,
  ...ARMS,
};
