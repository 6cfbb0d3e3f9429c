import { combine, type Drawing, type Shape } from '../drawing.js';
import { disc, mat, rod } from '../equipment.js';
import type { Point } from '../geometry.js';
import type { Limb, Pose } from '../skeleton.js';
import { allFours } from './hips.poses.js';
import { crossedArms, draw, facing, fixed, lyingOn, moved, standing, tilted } from './kit.js';

/** A wall to lean on, its face at `x`. */
const wall = (x: number): Shape => rod([x + (x > 0 ? 4 : -4), 2], [x + (x > 0 ? 4 : -4), 190], 6, 'l');

/** Sitting with straight legs, folding forward over them. */
function seatedFold(): Drawing {
  const leg: Limb = { to: [84, 9], foot: 80 };
  const at = (trunk: number, spine: number, hand: Point): Pose => ({
    hip: [0, 12],
    trunk,
    spine,
    neck: -8,
    arm: { to: hand },
    leg,
    otherLeg: leg,
  });
  return draw('side', at(-2, 0, [36, 22]), at(46, 22, [80, 24]), [fixed(mat(-30, 112))], ['seat']);
}

/** Standing on one leg with a hand on the wall, the other hand draws the foot to the buttock. */
function quadStretch(): Drawing {
  const other = { otherArm: { to: [52, 128] as Point }, otherLeg: { to: [2, 8] as Point } };
  return draw(
    'side',
    standing({
      hip: [0, 92],
      trunk: -1,
      arm: { to: [-4, 87] },
      leg: { root: 5, bend: 20, ankle: 14 },
      ...other,
    }),
    standing({
      hip: [0, 92],
      trunk: -8,
      spine: -4,
      arm: { to: [-24.4, 87.5] },
      leg: { root: -8, bend: 146, ankle: -40 },
      ...other,
    }),
    [fixed(wall(55))],
    [],
    {
      via: [
        standing({
          hip: [0, 92],
          trunk: -4,
          arm: { to: [-12, 88] },
          leg: { root: 20, bend: 76, ankle: 20, rootScale: 0.88 },
          ...other,
        }),
      ],
    },
  );
}

/** One knee on the floor, the hip moves forward over the other foot. */
function hipFlexor(): Drawing {
  const otherLeg: Limb = { to: [48, 8] };
  return draw(
    'side',
    {
      hip: [0, 50],
      trunk: 2,
      arm: { to: [26, 62] },
      leg: { root: 0, bend: 90, ankle: -70 },
      otherLeg,
    },
    {
      hip: [22, 44],
      trunk: -4,
      arm: { to: [46, 56] },
      leg: { root: -30.8, bend: 59.2, ankle: -70 },
      otherLeg,
    },
    [fixed(mat(-62, 76))],
    ['knee'],
  );
}

function kneeToChest(): Drawing {
  const otherLeg: Limb = { root: 91, bend: 2, ankle: 0 };
  return draw(
    'side',
    lyingOn(0, {
      arm: { to: [7.6, 9] },
      otherArm: { to: [11, 9] },
      leg: { root: 91, bend: 2, ankle: 0 },
      otherLeg,
    }),
    lyingOn(0, {
      arm: { to: [-22, 46], rootScale: 0.7, endScale: 0.9 },
      otherArm: { to: [-20, 46], rootScale: 0.7, endScale: 0.9 },
      leg: { root: 214, bend: 126, ankle: -6 },
      otherLeg,
    }),
    [fixed(mat(-96, 104))],
    ['seat'],
  );
}

/** Both hands on a wall; the straight leg's heel stays down while the hip moves forward. */
function wallCalf(): Drawing {
  const at = (hip: Point, trunk: number): Pose => ({
    hip,
    trunk,
    arm: { to: [51, 126] },
    leg: { to: [-34, 8] },
    otherLeg: { to: [20, 8] },
  });
  return draw('side', at([-12, 84], 4), at([2, 84], 12), [fixed(wall(54))], ['feet']);
}

function childPose(): Drawing {
  const hands = { arm: { to: [66, 4] as Point }, otherArm: { to: [69, 4] as Point } };
  const sitting: Limb = { root: 56.9, bend: 146.9, ankle: -70 };
  return draw(
    'side',
    allFours(hands),
    allFours({
      ...hands,
      hip: [-36, 30.5],
      trunk: 94,
      spine: 8,
      neck: -8,
      leg: sitting,
      otherLeg: sitting,
    }),
    [fixed(mat(-60, 96))],
    ['hands', 'knees'],
  );
}

function catCow(): Drawing {
  return draw(
    'side',
    allFours({ trunk: 94, spine: -24, neck: -30 }),
    allFours({ trunk: 60, spine: 46, neck: 22 }),
    [fixed(mat(-60, 96))],
    ['hands', 'knees'],
  );
}

function cobra(): Drawing {
  const leg: Limb = { root: -90, bend: 0, ankle: -74 };
  const hands = { arm: { to: [32, 4] as Point } };
  return draw(
    'side',
    { hip: [0, 11.5], trunk: 90, ...hands, leg, otherLeg: leg },
    { hip: [0, 12], trunk: 70, spine: -34, neck: -12, ...hands, leg, otherLeg: leg },
    [fixed(mat(-110, 84))],
    ['hands'],
  );
}

/** From hands and knees into an upturned V. */
function downwardDog(): Drawing {
  const at = (hip: Point, trunk: number, raise: number, neck: number): Pose => {
    const leg = tilted([-32, 0], raise);
    return { hip, trunk, neck, arm: { to: [78, 4] }, otherArm: { to: [81, 4] }, leg, otherLeg: leg };
  };
  return draw(
    'side',
    at([4, 50], 84, 45, -14),
    at([0, 79], 134.6, 8, 10),
    [fixed(mat(-56, 100))],
    ['hands', 'toes'],
  );
}

/** Hands clasped behind the back, lifted. */
function claspedHands(): Drawing {
  return draw(
    'side',
    standing({ trunk: 2, arm: { root: -14, bend: 6 } }),
    standing({ trunk: 4, spine: -8, neck: -6, arm: { root: -56, bend: 2 } }),
    [],
    ['feet'],
  );
}

/** The palm stays on a wall behind while the body sinks and turns away. */
function bicepsWall(): Drawing {
  const hand: Limb = { to: [-60, 122] };
  const legs = { leg: { to: [22, 8] as Point }, otherLeg: { to: [-18, 8] as Point } };
  return draw(
    'side',
    { hip: [-6, 88], trunk: 2, arm: hand, otherArm: { root: 0, bend: 8 }, ...legs },
    { hip: [0, 78], trunk: -4, arm: hand, otherArm: { root: -4, bend: 8 }, ...legs },
    [fixed(wall(-63))],
    ['feet'],
  );
}

/** One straight arm across the chest, pulled closer by the other one. */
function crossBody(): Drawing {
  return draw(
    'front',
    facing(),
    facing({ trunk: 2, arm: { root: -76, bend: -6 }, otherArm: { root: 22, bend: -156, endScale: 0.9 } }),
    [],
    ['feet'],
  );
}

/** Seen from behind: one hand behind the neck, the other on its elbow. */
function tricepsReach(): Drawing {
  return draw(
    'back',
    facing({ arm: { root: 172, bend: 4 } }),
    facing({
      trunk: 2,
      arm: { root: 166, bend: 164, endScale: 0.9 },
      otherArm: { root: 146, bend: 112 },
    }),
    [],
    ['feet'],
  );
}

/** The head sinks to one side and the other, the far arm reaches down. */
function neckSide(): Drawing {
  return draw(
    'front',
    facing({ neck: -30, arm: { root: 8, bend: 4 }, otherArm: { root: 18, bend: 2 } }),
    facing({ neck: 30, arm: { root: 18, bend: 2 }, otherArm: { root: 8, bend: 4 } }),
    [],
    ['feet'],
  );
}

/** The front knee travels over the toes while its heel stays down. */
function ankleRock(): Drawing {
  const at = (hip: Point, trunk: number, raise: number): Pose => ({
    hip,
    trunk,
    arm: { to: [51, 122] },
    leg: { to: [12, 8] },
    otherLeg: tilted([-26, 0], raise),
  });
  return draw('side', at([-8, 86], 8, 8), at([14, 74], 0, 40), [fixed(wall(54))], ['foot']);
}

/** One leg swings like a pendulum beside a post. */
function legSwing(): Drawing {
  const at = (leg: Limb, trunk: number, arm: number): Pose =>
    standing({
      hip: [0, 92],
      trunk,
      arm: { root: arm, bend: 10 },
      otherArm: { to: [44, 118] },
      leg,
      otherLeg: { to: [2, 8] },
    });
  return draw(
    'side',
    at({ root: -34, bend: 16, ankle: -10 }, 4, 24),
    at({ root: 58, bend: 6, ankle: 0 }, -4, -18),
    [fixed(combine(rod([47, 3], [47, 124], 5, 'l'), rod([33, 2], [61, 2], 4, 'm')))],
    [],
    // The hip rises where the foot passes the floor.
    { via: [at({ root: 12, bend: 36, ankle: 12, rootScale: 0.9, endScale: 0.94 }, 0, 3)] },
  );
}

/** Straight arms circle fully. */
function armCircle(): Drawing {
  const at = (root: number): Pose => standing({ trunk: 0, arm: { root, bend: 3 } });
  return draw('side', at(0), at(360), [], ['feet'], { via: [at(90), at(180), at(270)], loop: true });
}

function sideReach(): Drawing {
  const leg: Limb = { to: [16, 8] };
  return draw(
    'front',
    facing({ hip: [0, 92], arm: { root: 174, bend: 4 }, otherArm: { to: [22, 100], sense: -1 }, leg }),
    facing({
      hip: [-4, 91],
      trunk: 12,
      spine: 20,
      arm: { root: 212, bend: 10 },
      otherArm: { to: [24, 98], sense: -1 },
      leg,
    }),
    [],
    ['feet'],
  );
}

/** From a standing fold the hands walk out into a plank, one before the other; the legs stay straight. */
function inchworm(): Drawing {
  const at = (hip: Point, trunk: number, hand: Point, other: Point, raise: number, neck: number): Pose => {
    const leg = tilted([15, 1], raise);
    return { hip, trunk, neck, arm: { to: hand }, otherArm: { to: other }, leg, otherLeg: leg };
  };
  return draw(
    'side',
    at([-10, 88], 125, [34, 4], [34, 4], 0, 10),
    at([95, 42], 72.8, [143, 4], [143, 4], 62, -18),
    [],
    ['hands', 'toes'],
    {
      via: [at([28, 90], 126, [80, 4], [60, 5], 12, 4), at([66, 74], 110, [119, 5], [133, 4], 32, -8)],
    },
  );
}

/** Back against a wall seen from the front, the arms slide from a W into a Y. */
function wallSlide(): Drawing {
  const board = combine(
    rod([-66, 4], [-66, 214], 3, 'g'),
    rod([66, 4], [66, 214], 3, 'g'),
    rod([-66, 214], [66, 214], 3, 'g'),
  );
  return draw(
    'front',
    facing({ arm: { root: 66, bend: 112 } }),
    facing({ arm: { root: 146, bend: 28 } }),
    [fixed(board)],
    ['feet'],
  );
}

/** Sitting with the soles together, the knees sink outward. */
function butterfly(): Drawing {
  const at = (hip: number, leg: Limb): Pose => ({
    hip: [0, hip],
    trunk: 0,
    arm: { to: [7, 15], sense: -1 },
    leg,
  });
  return draw(
    'front',
    at(12, { root: 128, rootScale: 0.74, bend: -181, endScale: 0.84, foot: 0 }),
    at(12, { root: 97, rootScale: 0.8, bend: -178, endScale: 0.86, foot: 0 }),
    [fixed(mat(-64, 64))],
    [],
  );
}

function kneeHug(): Drawing {
  const otherLeg: Limb = { to: [2, 8] };
  return draw(
    'side',
    standing({ hip: [0, 92.8], arm: { to: [12, 90] }, leg: { root: 4, bend: 14, ankle: 10 }, otherLeg }),
    standing({
      hip: [0, 92.8],
      trunk: -1,
      arm: { to: [37, 104] },
      leg: { root: 120, bend: 124, ankle: -14 },
      otherLeg,
    }),
    [],
    ['foot'],
  );
}

const ROLLER = combine(disc([0, 0], 8, 'e'), disc([0, 0], 5, 'm'), disc([-2.5, 2.5], 1.4, 'g'));

/** The upper back on a roller, the feet push the body over it. */
function rollBack(): Drawing {
  const at = (hip: Point, trunk: number): Pose => ({
    hip,
    trunk,
    neck: 14,
    arm: crossedArms(trunk),
    leg: { to: [40, 8] },
  });
  return draw(
    'side',
    at([4, 19], -80),
    at([-14, 24], -86),
    [fixed(mat(-96, 76)), moved(ROLLER, { at: [-30, 8] }, { at: [-38, 8], turn: 60 })],
    ['feet'],
  );
}

/** Sitting with the hands behind, the calves roll over a roller. */
function rollCalf(): Drawing {
  const leg = (x: number): Limb => ({ to: [x, 22], foot: 78 });
  return draw(
    'side',
    { hip: [0, 14], trunk: -24, neck: 12, arm: { to: [-34, 4] }, leg: leg(84), otherLeg: leg(84) },
    { hip: [16, 15], trunk: -36, neck: 18, arm: { to: [-34, 4] }, leg: leg(100), otherLeg: leg(100) },
    [fixed(mat(-52, 118)), moved(ROLLER, { at: [52, 8] }, { at: [60, 8], turn: -60 })],
    ['hands'],
  );
}

/** Hands on a rail, the hips move back until the trunk is level. */
function latHang(): Drawing {
  const at = (hip: Point, trunk: number): Pose => ({
    hip,
    trunk,
    neck: trunk > 50 ? 6 : -8,
    arm: { to: [64, 104] },
    leg: { to: [-20, 8] },
  });
  const rail = combine(
    rod([67, 3], [67, 150], 5, 'l'),
    rod([60, 104], [70, 104], 4, 'm'),
    rod([52, 2], [82, 2], 4, 'm'),
  );
  return draw('side', at([-6, 90], 30), at([-38, 83], 78), [fixed(rail)], ['feet']);
}

function deepSquat(): Drawing {
  return draw(
    'side',
    standing({ arm: { to: [34, 116] } }),
    { hip: [-17, 36], trunk: 34, spine: 8, neck: -22, arm: { to: [42, 78] }, leg: { to: [0, 8] } },
    [],
    ['feet'],
  );
}

function hundred(): Drawing {
  const bent: Limb = { root: 172, bend: 86, ankle: -10 };
  const out: Limb = { root: 128, bend: 4, ankle: -30 };
  return draw(
    'side',
    lyingOn(0, { arm: { root: 86, bend: 2 }, leg: bent, otherLeg: bent }),
    lyingOn(0, { trunk: -88, spine: 30, neck: 10, arm: { root: 96, bend: 0 }, leg: out, otherLeg: out }),
    [fixed(mat(-96, 92))],
    ['seat'],
  );
}

export const MOBILITY = {
  'hamstring-stretch': seatedFold(),
  'standing-quad-stretch': quadStretch(),
  'hip-flexor-stretch': hipFlexor(),
  'knee-to-chest-stretch': kneeToChest(),
  'butterfly-stretch': butterfly(),
  'wall-calf-stretch': wallCalf(),
  'ankle-rock': ankleRock(),
  'child-pose': childPose(),
  'cat-cow': catCow(),
  'lat-stretch': latHang(),
  'neck-stretch': neckSide(),
  'cobra-stretch': cobra(),
  'standing-side-stretch': sideReach(),
  'downward-dog': downwardDog(),
  'chest-stretch': claspedHands(),
  'cross-body-stretch': crossBody(),
  'triceps-stretch': tricepsReach(),
  'biceps-wall-stretch': bicepsWall(),
  'wall-slide': wallSlide(),
  'arm-circle': armCircle(),
  'leg-swing': legSwing(),
  'knee-hug': kneeHug(),
  'deep-squat-hold': deepSquat(),
  inchworm: inchworm(),
  'pilates-hundred': hundred(),
  'foam-roll-back': rollBack(),
  'foam-roll-calf': rollCalf(),
} satisfies Record<string, Drawing>;
