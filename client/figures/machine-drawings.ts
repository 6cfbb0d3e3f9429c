import type { WorkoutSlug } from '../../src/catalogue/seed/workouts/workout-slugs.js';
import { combine, type Shape } from './drawing.js';
import {
  barbellFront,
  block,
  cableColumn,
  declineBench,
  declineRoller,
  disc,
  dumbbell,
  flatBench,
  gymBall,
  inclineBench,
  kettlebell,
  plate,
  pullUpFrame,
  rod,
  smithRails,
  stepBox,
} from './equipment.js';

/** What a piece of equipment's card shows: a shape of its own, or the scenery of a workout done on it (everything but the person). */
export type MachineDrawing =
  { shape: Shape } | { sceneryOf: WorkoutSlug; withoutWeights?: true } | { personOf: WorkoutSlug };

const ezBar = combine(
  rod([-62, 0], [-26, 0], 3.4, 'm'),
  rod([-26, 0], [-17, 7], 3.4, 'm'),
  rod([-17, 7], [-8, 0], 3.4, 'm'),
  rod([-8, 0], [8, 0], 3.4, 'm'),
  rod([8, 0], [17, 7], 3.4, 'm'),
  rod([17, 7], [26, 0], 3.4, 'm'),
  rod([26, 0], [62, 0], 3.4, 'm'),
  block([-56, -17], 7, 34, 'e'),
  block([49, -17], 7, 34, 'e'),
);

const trapBar = combine(
  rod([-70, 0], [-36, 0], 3.4, 'm'),
  rod([36, 0], [70, 0], 3.4, 'm'),
  rod([-36, 0], [-20, 30], 3.4, 'm'),
  rod([-20, 30], [20, 30], 3.4, 'm'),
  rod([20, 30], [36, 0], 3.4, 'm'),
  rod([-36, 0], [-20, -30], 3.4, 'm'),
  rod([-20, -30], [20, -30], 3.4, 'm'),
  rod([20, -30], [36, 0], 3.4, 'm'),
  rod([-12, 30], [12, 30], 6, 'e'),
  rod([-12, -30], [12, -30], 6, 'e'),
  block([-60, -22], 7, 44, 'e'),
  block([53, -22], 7, 44, 'e'),
);

const loop: Shape = {
  svg:
    '<path class="o" style="fill:none" stroke-width="7" d="M-34-60C-60-60-60 0-34 0H34C60 0 60-60 34-60z"/>' +
    '<path class="m" style="fill:none" stroke-width="3" d="M-30-50C-44-50-44-10-30-10H30"/>',
  box: { left: -58, right: 58, bottom: -4, top: 64 },
};

const suspension = combine(
  rod([-40, 120], [40, 120], 5, 'm'),
  rod([0, 118], [0, 76], 3, 'e'),
  rod([0, 76], [-24, 20], 3, 'e'),
  rod([0, 76], [24, 20], 3, 'e'),
  rod([-24, 20], [-34, 4], 2.4, 'm'),
  rod([-24, 20], [-14, 4], 2.4, 'm'),
  rod([-34, 4], [-14, 4], 5, 'e'),
  rod([24, 20], [34, 4], 2.4, 'm'),
  rod([24, 20], [14, 4], 2.4, 'm'),
  rod([34, 4], [14, 4], 5, 'e'),
);

const abWheel = combine(
  rod([-34, 0], [34, 0], 6, 'm'),
  rod([-40, 0], [-20, 0], 9, 'e'),
  rod([20, 0], [40, 0], 9, 'e'),
  disc([0, 0], 26, 'e'),
  disc([0, 0], 17, 'm'),
  disc([0, 0], 5, 'g'),
);

const dipBars = combine(
  rod([-40, 128], [26, 128], 5, 'e'),
  rod([-34, 128], [-34, 3], 4.4),
  rod([20, 128], [20, 60], 4.4),
  rod([-34, 60], [20, 60], 4.4),
  rod([-52, 2], [30, 2], 5),
);

const rack = combine(
  rod([-46, 3], [-46, 196], 5),
  rod([46, 3], [46, 196], 5),
  rod([-46, 194], [46, 194], 5, 'm'),
  rod([-64, 2], [-28, 2], 5),
  rod([28, 2], [64, 2], 5),
  rod([-46, 70], [-26, 70], 4.4, 'm'),
  rod([26, 70], [46, 70], 4.4, 'm'),
  {
    ...barbellFront(80, 20),
    svg: `<g transform="translate(0-142)">${barbellFront(80, 20).svg}</g>`,
    box: { left: -80, right: 80, bottom: 122, top: 162 },
  },
);

const smithMachine = combine(smithRails(-50, 205), smithRails(50, 205), rod([-62, 205], [62, 205], 5, 'm'), {
  ...barbellFront(78, 20),
  svg: `<g transform="translate(0-112)">${barbellFront(78, 20).svg}</g>`,
  box: { left: -78, right: 78, bottom: 92, top: 132 },
});

const cableMachine = combine(
  cableColumn([-50, 180], -1, 205),
  cableColumn([50, 60], 1, 205),
  rod([-60, 203], [60, 203], 5, 'm'),
);

const jumpRope = combine(
  {
    svg: '<path class="o" style="fill:none" stroke-width="4" d="M-24-66C-70-66-70 0 0 0S70-66 24-66"/>',
    box: { left: -62, right: 62, bottom: -2, top: 74 },
  },
  rod([-24, 66], [-2, 66], 9, 'e'),
  rod([2, 66], [24, 66], 9, 'e'),
);

const foamRoller = combine(
  rod([-34, 14], [34, 14], 26, 'e'),
  rod([-30, 20], [30, 20], 3, 'm'),
  rod([-30, 8], [30, 8], 3, 'm'),
  disc([36, 14], 11, 'm'),
  disc([36, 14], 5, 'l'),
);

/** By machine slug of the catalogue. */
export const MACHINE_DRAWINGS: Record<string, MachineDrawing> = {
  bodyweight: { personOf: 'bodyweight-squat' },
  barbell: { shape: barbellFront(80, 24) },
  rack: { shape: rack },
  'ez-bar': { shape: ezBar },
  'trap-bar': { shape: trapBar },
  dumbbell: { shape: dumbbell(16) },
  kettlebell: { shape: kettlebell() },
  'weight-plate': { shape: plate(22) },
  band: { shape: loop },
  'suspension-trainer': { shape: suspension },
  'gym-ball': { shape: gymBall([0, 30]) },
  'ab-wheel': { shape: abWheel },
  'step-box': { shape: stepBox(-34, 34, 36) },
  'flat-bench': { shape: flatBench(-62, 62) },
  'incline-bench': { shape: inclineBench([0, 44], 45) },
  'decline-bench': { shape: combine(declineBench(), declineRoller()) },
  'preacher-bench': { sceneryOf: 'dumbbell-preacher-curl', withoutWeights: true },
  'back-extension-bench': { sceneryOf: 'back-extension' },
  'pull-up-bar': { shape: pullUpFrame(200, 62) },
  'dip-bar': { shape: dipBars },
  'captains-chair': { sceneryOf: 'captains-chair-leg-raise' },
  cable: { shape: cableMachine },
  'smith-machine': { shape: smithMachine },
  'assisted-pull-up-machine': { sceneryOf: 'assisted-dip' },
  'chest-press-machine': { sceneryOf: 'machine-chest-press' },
  'incline-press-machine': { sceneryOf: 'machine-incline-press' },
  'pec-deck-machine': { sceneryOf: 'pec-deck-fly' },
  'lat-pulldown-machine': { sceneryOf: 'close-grip-lat-pulldown' },
  'seated-row-machine': { sceneryOf: 'machine-row' },
  'high-row-machine': { sceneryOf: 'machine-high-row' },
  't-bar-row-machine': { sceneryOf: 't-bar-row' },
  'back-extension-machine': { sceneryOf: 'machine-back-extension' },
  'shoulder-press-machine': { sceneryOf: 'machine-shoulder-press' },
  'lateral-raise-machine': { sceneryOf: 'machine-lateral-raise' },
  'biceps-curl-machine': { sceneryOf: 'machine-preacher-curl' },
  'triceps-extension-machine': { sceneryOf: 'machine-triceps-extension' },
  'dip-machine': { sceneryOf: 'seated-machine-dip' },
  'ab-crunch-machine': { sceneryOf: 'machine-crunch' },
  'rotary-torso-machine': { sceneryOf: 'rotary-torso' },
  'leg-press-machine': { sceneryOf: 'leg-press' },
  'seated-leg-press-machine': { sceneryOf: 'seated-leg-press' },
  'hack-squat-machine': { sceneryOf: 'hack-squat' },
  'v-squat-machine': { sceneryOf: 'v-squat' },
  'leg-extension-machine': { sceneryOf: 'leg-extension' },
  'lying-leg-curl-machine': { sceneryOf: 'lying-leg-curl' },
  'seated-leg-curl-machine': { sceneryOf: 'seated-leg-curl' },
  'hip-thrust-machine': { sceneryOf: 'machine-hip-thrust' },
  'hip-abduction-machine': { sceneryOf: 'hip-abduction-machine' },
  'hip-adduction-machine': { sceneryOf: 'hip-adduction-machine' },
  'glute-kickback-machine': { sceneryOf: 'machine-glute-kickback' },
  'standing-calf-machine': { sceneryOf: 'machine-standing-calf-raise' },
  'seated-calf-machine': { sceneryOf: 'machine-seated-calf-raise' },
  treadmill: { sceneryOf: 'treadmill-walk' },
  'exercise-bike': { sceneryOf: 'indoor-cycling' },
  'rowing-ergometer': { sceneryOf: 'rowing-ergometer' },
  stepper: { sceneryOf: 'stepper' },
  'jump-rope': { shape: jumpRope },
  'foam-roller': { shape: foamRoller },
};
