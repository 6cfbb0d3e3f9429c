import type { WorkoutSlug } from '../../../src/catalogue/seed/workouts/workout-slugs.js';
import { combine, type Drawing, type Equipment } from '../drawing.js';
import { barbellFront, disc, dumbbell, dumbbellUpright, kettlebell, pad, rod } from '../equipment.js';
import type { Limb, Pose } from '../skeleton.js';
import { draw, facing, fixed, held, inBothHands, reversed, standing } from './kit.js';

/** Knees over the toes, from the front; `arm` by shoulder height. */
function squatFront(arm: (shoulder: number) => Limb, equipment: readonly Equipment[], width = 20): Drawing {
  const leg: Limb = { to: [width, 8] };
  return draw(
    'front',
    facing({ hip: [0, 91], arm: arm(142), leg }),
    // Thighs and trunk lean towards the viewer and look shorter.
    facing({
      hip: [0, 47],
      trunkScale: 0.76,
      arm: arm(86),
      leg: { ...leg, rootScale: 0.82 },
    }),
    equipment,
    ['feet'],
  );
}

/** Hands on a bar that lies on the upper back. */
const onBackBar = (shoulder: number): Limb => ({ to: [37, shoulder - 1], sense: 1 });
const beforeChest = (shoulder: number): Limb => ({
  to: [6, shoulder - 12],
  rootScale: 0.62,
  endScale: 0.5,
  sense: 1,
});
/** Both arms point at the viewer. */
const stretchedAhead = (shoulder: number): Limb => ({
  to: [15, shoulder - 9],
  rootScale: 0.2,
  endScale: 0.2,
  sense: 1,
});
/** The visible part of a hand that points at the viewer. */
const FIST = combine(disc([0, 0], 6.4, 'c'), disc([0, 0], 5.4, 'b'));

/** A press on a bench from the head end: `hand` is half the distance of the hands, `flare` the visible share of the upper arms. */
function pressFromHead(hand: number, flare: number, equipment: readonly Equipment[]): Drawing {
  const height = 44;
  const at = (arm: Limb): Pose => ({ hip: [0, height - 40], trunk: 0, arm, leg: { root: 0 } });
  const legs = combine(
    rod([-8, 36], [-30, 47], 14, 'b'),
    rod([8, 36], [30, 47], 14, 'b'),
    rod([-32, 44], [-34, 8], 10, 'b'),
    rod([32, 44], [34, 8], 10, 'b'),
  );
  const bench = combine(
    rod([0, height - 4], [0, 3], 7, 'm'),
    rod([-22, 2], [22, 2], 4, 'm'),
    pad([-15, height], [15, height]),
  );
  const reach = Math.sqrt(58 ** 2 - (hand - 19) ** 2);
  return draw(
    'headEnd',
    at({ to: [hand, 55 + reach], sense: 1 }),
    at({ to: [hand, 71], sense: 1, rootScale: flare }),
    [fixed(legs), fixed(bench), ...equipment],
    [],
  );
}

/** The bar from the front of the shoulders to overhead, elbows below the hands. */
function pressFront(): Drawing {
  return draw(
    'front',
    facing({ arm: { to: [29, 144], rootScale: 0.72, endScale: 0.82, sense: 1 } }),
    facing({ arm: { to: [31, 200], sense: 1 } }),
    [held(barbellFront(80, 17), 'hands', 'middle')],
    ['feet'],
  );
}

/** Raised 20° forward of straight sideways: at elevation e the side view shows sin e · sin 20° of the arm's length ahead and cos e down. */
function lateralSide(): Drawing {
  const at = (elevation: number): Pose => {
    const e = (elevation * Math.PI) / 180;
    const [ahead, down] = [Math.sin(e) * Math.sin((20 * Math.PI) / 180), Math.cos(e)];
    const scale = Math.hypot(ahead, down);
    const root = (Math.atan2(ahead, down) * 180) / Math.PI;
    return standing({ trunk: 5, neck: -3, arm: { root, rootScale: scale, bend: 6, endScale: scale } });
  };
  return draw('side', at(4), at(86), [held(dumbbell(12), 'hands', 'front')], ['feet'], {
    via: [at(45), at(70)],
  });
}

const BACK_BAR = held(barbellFront(92, 20), 'neck', 'behind', { offset: [0, -3] });

/**
 * The other view of a movement, where it shows what its drawing cannot: the stance and the knees of a squat, how far the elbows
 * of a press go out, where the arms of a lateral raise end. It starts and ends with its drawing.
 */
export const OTHER_VIEWS: Partial<Record<WorkoutSlug, Drawing>> = {
  'barbell-back-squat': squatFront(onBackBar, [BACK_BAR]),
  'smith-squat': squatFront(onBackBar, [
    fixed(
      combine(
        rod([-64, 2], [-64, 190], 3.4, 'l'),
        rod([64, 2], [64, 190], 3.4, 'l'),
        rod([-76, 2], [-52, 2], 4),
        rod([52, 2], [76, 2], 4),
      ),
    ),
    BACK_BAR,
  ]),
  'goblet-squat': squatFront(beforeChest, [held(dumbbellUpright(), 'hands', 'front', { offset: [0, -4] })]),
  'kettlebell-goblet-squat': squatFront(beforeChest, [
    held(kettlebell(), 'hands', 'front', { offset: [0, 5] }),
  ]),
  'bodyweight-squat': squatFront(stretchedAhead, inBothHands(FIST)),
  'barbell-bench-press': pressFromHead(45, 0.87, [held(barbellFront(92, 20), 'hands', 'front')]),
  'dumbbell-bench-press': reversed(pressFromHead(36, 0.8, inBothHands(dumbbell(12)))),
  'close-grip-bench-press': pressFromHead(22, 0.5, [held(barbellFront(92, 20), 'hands', 'front')]),
  'overhead-press': pressFront(),
  'dumbbell-lateral-raise': lateralSide(),
};
