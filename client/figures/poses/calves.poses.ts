import { combine, type Drawing, type Equipment } from '../drawing.js';
import {
  barbellEnd,
  dumbbell,
  dumbbellUpright,
  flatBench,
  machineSeat,
  mat,
  rod,
  smithRails,
  stackTower,
  stepBox,
} from '../equipment.js';
import type { Point } from '../geometry.js';
import type { Limb, Pose } from '../skeleton.js';
import { backRack, band, draw, fixed, held, rackedBar, strap, tilted } from './kit.js';
import { legPress } from './thighs.poses.js';

/** Standing on the ball of the foot; the whole body rides up and down. */
function standingRaise(
  arm: (trunk: number) => Limb,
  equipment: readonly Equipment[],
  options: { block?: number; low?: number; single?: boolean; wall?: boolean } = {},
): Drawing {
  const { block = 0, low = block > 0 ? -18 : 0, single = false, wall = false } = options;
  const at = (raise: number): Pose => {
    const leg = tilted([15, block], raise);
    const hip: Point = [leg.to?.[0] ?? 0, (leg.to?.[1] ?? 8) + 84.4];
    return {
      hip,
      trunk: 1,
      arm: arm(1),
      ...(wall && { otherArm: atWall(block) }),
      leg,
      otherLeg: single ? { root: 4, bend: 74, ankle: -20 } : leg,
    };
  };
  const step = block > 0 ? [fixed(stepBox(8, 44, block))] : [];
  return draw('side', at(low), at(34), [...step, ...(wall ? [fixed(WALL)] : []), ...equipment], ['toes']);
}

/** A hand on a wall for balance, for someone standing `height` cm above the floor. */
const atWall = (height: number): Limb => ({ to: [52, 128 + height] });
const WALL = rod([58, 2], [58, 186], 6, 'l');

const hanging = (): Limb => ({ root: 0, bend: 4 });

/** Sitting with the balls of the feet on the floor or a `block` and the load on the knees. */
function seatedRaise(equipment: readonly Equipment[], seat: Equipment, arm: Limb, block = 0): Drawing {
  const at = (raise: number): Pose => {
    const leg = tilted([58, block], raise);
    return { hip: [0, 57.8], trunk: 4, arm, leg, otherLeg: leg };
  };
  const step = block > 0 ? [fixed(stepBox(50, 80, block))] : [];
  return draw('side', at(block > 0 ? -14 : 0), at(30), [seat, ...step, ...equipment], ['seat', 'toes']);
}

export const CALVES = {
  'machine-standing-calf-raise': standingRaise(
    () => ({ root: 46, bend: 104, rootScale: 0.8 }),
    [
      fixed(combine(stackTower(74, 190), rod([4, 2], [90, 2], 4))),
      held(combine(rod([-9, 7], [9, 5], 8, 'e')), 'shoulder', 'front', {}),
      strap([66, 150], { anchor: 'shoulder', offset: [8, 6] }, 'behind'),
      strap({ anchor: 'shoulder', offset: [8, 6] }, { anchor: 'hand' }),
      held(rod([0, -6], [0, 6], 3.4, 'e'), 'hand'),
    ],
    { block: 14 },
  ),
  'smith-calf-raise': standingRaise(backRack, [fixed(smithRails(-6, 214)), ...rackedBar(15)], {
    block: 10,
  }),
  'leg-press-calf-raise': legPress(true),
  'barbell-calf-raise': standingRaise(backRack, rackedBar(18)),
  'dumbbell-calf-raise': standingRaise(hanging, [held(dumbbell(11), 'hand', 'front')]),
  'single-leg-dumbbell-calf-raise': standingRaise(hanging, [held(dumbbell(11), 'hand', 'front')], {
    single: true,
    block: 12,
    wall: true,
  }),
  'bodyweight-calf-raise': standingRaise(() => atWall(0), [], { wall: true }),
  'single-leg-calf-raise': standingRaise(() => atWall(0), [], { wall: true, single: true }),
  'step-box-calf-raise': standingRaise(() => atWall(24), [], { wall: true, block: 24 }),
  'band-calf-press': draw(
    'side',
    {
      hip: [0, 12],
      trunk: -8,
      arm: { to: [34, 46] },
      leg: { to: [82, 9], foot: 82 },
      otherLeg: { to: [84, 9], foot: 82 },
    },
    {
      hip: [0, 12],
      trunk: -8,
      arm: { to: [34, 46] },
      leg: { to: [82, 9], foot: 34 },
      otherLeg: { to: [84, 9], foot: 34 },
    },
    [fixed(mat(-30, 112)), band({ anchor: 'hands' }, { anchor: 'foot', offset: [9, 7] })],
    ['seat'],
  ),
  'machine-seated-calf-raise': seatedRaise(
    [
      held(combine(rod([-9, 9], [6, 9], 9, 'e'), rod([-2, 14], [-2, 24], 4)), 'knee', 'front'),
      strap([96, 30], { anchor: 'knee', offset: [0, 12] }, 'behind'),
      fixed(combine(rod([96, 30], [96, 3], 4), rod([-16, 2], [110, 2], 4))),
    ],
    fixed(machineSeat(0, 46)),
    { to: [34, 76], rootScale: 0.9 },
    10,
  ),
  'barbell-seated-calf-raise': seatedRaise(
    [held(barbellEnd(17), 'knee', 'middle', { offset: [-6, 9] })],
    fixed(flatBench(-50, 22)),
    { to: [34, 68], rootScale: 0.95 },
  ),
  'dumbbell-seated-calf-raise': seatedRaise(
    [held(dumbbellUpright(12), 'knee', 'middle', { offset: [-7, 19] })],
    fixed(flatBench(-50, 22)),
    { to: [33, 74], rootScale: 0.95 },
  ),
} satisfies Record<string, Drawing>;
