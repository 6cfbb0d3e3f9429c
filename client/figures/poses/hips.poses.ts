import { combine, type Drawing, type Equipment, type Shape } from '../drawing.js';
import {
  barbellEnd,
  barbellFront,
  block,
  cableColumn,
  disc,
  dumbbell,
  dumbbellByHead,
  dumbbellEnd,
  handleEnd,
  kettlebell,
  mat,
  pad,
  rod,
  stackTower,
} from '../equipment.js';
import { along, type Point } from '../geometry.js';
import type { Limb, Pose } from '../skeleton.js';
import { deadlift } from './back.poses.js';
import {
  band,
  cable,
  draw,
  facing,
  fixed,
  held,
  seatedFacing,
  STANCE,
  standing,
  strap,
  swinging,
} from './kit.js';

/** Shoulder blades on an edge, feet flat, hips from low to level. */
function hipThrust(equipment: readonly Equipment[], hands: Limb[]): Drawing {
  const shoulder: Point = [-46, 57];
  const position = (trunk: number, arm: Limb): Pose => ({
    hip: along(shoulder, trunk, 51),
    trunk: -trunk,
    neck: 24,
    arm,
    leg: { to: [48, 8] },
  });
  return draw('side', position(52, hands[0] ?? {}), position(92, hands[1] ?? {}), equipment, ['feet']);
}

const THRUST_BENCH = combine(
  pad([-84, 46], [-40, 46]),
  rod([-74, 42], [-74, 3], 4),
  rod([-50, 42], [-50, 3], 4),
  rod([-82, 1.5], [-42, 1.5], 3),
);

/** Lying on the floor, knees bent, hips rising; the far leg may point up. */
function bridge(single: boolean): Drawing {
  const shoulder: Point = [-52, 12];
  const arm: Limb = { to: [6, 5.5] };
  const otherArm: Limb = { to: [9, 6] };
  const position = (trunk: number, up: Limb): Pose => ({
    hip: along(shoulder, trunk, 51),
    trunk: -trunk,
    neck: trunk > 92 ? trunk - 95 : 0,
    arm,
    otherArm,
    leg: { to: [36, 8] },
    ...(single && { otherLeg: up }),
  });
  return draw(
    'side',
    position(88, { root: 128, bend: 8, foot: 40 }),
    position(121, { root: 124, bend: 4, foot: 34 }),
    [fixed(mat(-84, 66))],
    [single ? 'foot' : 'feet'],
  );
}

/** Both hands on the column for balance, one leg swinging back on an ankle cuff. */
function cableKickback(): Drawing {
  const pulley: Point = [64, 14];
  const base: Pose = {
    hip: [-2, 90],
    trunk: 24,
    neck: -10,
    arm: { to: [66, 118] },
    leg: { root: 14, bend: 4 },
    otherLeg: { to: [-2, 8] },
  };
  return draw(
    'side',
    { ...base, leg: { root: 30, bend: 62, ankle: 4 } },
    { ...base, trunk: 30, leg: { root: -36, bend: 36, ankle: -4 } },
    [
      fixed(cableColumn(pulley, 1, 190)),
      fixed(rod([66, 108], [66, 128], 3.4, 'e')),
      cable(pulley, { anchor: 'foot', offset: [-1, 4] }),
    ],
    ['foot'],
    { via: [{ ...base, trunk: 27, leg: { root: 0, bend: 58, ankle: 10, rootScale: 0.94 } }] },
  );
}

/** Chest on a pad, one foot pushing a plate back. */
function machineKickback(): Drawing {
  const base: Pose = {
    hip: [-6, 84],
    trunk: 56,
    neck: -22,
    arm: { to: [58, 88] },
    leg: { root: 0 },
    otherLeg: { to: [-4, 8] },
  };
  const frame = combine(
    stackTower(84, 150),
    rod([30, 2], [70, 2], 4),
    rod([36, 3], [30, 84], 4),
    pad([12, 76], [44, 97], -1, 7),
    rod([52, 88], [78, 88], 4, 'm'),
    rod([30, 84], [-45, 90], 4),
    disc([-45, 90], 4),
    rod([-10, 3], [76, 3], 4),
  );
  return draw(
    'side',
    { ...base, leg: { root: 44, bend: 104, ankle: 0 } },
    { ...base, leg: { root: -46, bend: 22, ankle: 0 } },
    [
      fixed(frame),
      held(rod([-3, -10], [-3, 10], 5, 'e'), 'foot', 'front', { turns: true, offset: [-6, -3] }),
      strap([-45, 90], { anchor: 'foot', offset: [-6, -3] }),
    ],
    ['foot'],
  );
}

/** On hands and knees. */
export function allFours(more: Partial<Pose> = {}): Pose {
  return {
    hip: [0, 50],
    trunk: 82,
    neck: -14,
    arm: { to: [50, 4] },
    otherArm: { to: [54, 4] },
    leg: { root: 0, bend: 88, ankle: -70 },
    otherLeg: { root: 2, bend: 88, ankle: -70 },
    ...more,
  };
}

/** Lying on the side, seen from the front, head to the left; the other leg is the upper one. */
function sideLying(more: Partial<Pose>): Pose {
  return {
    hip: [0, 19],
    trunk: -83,
    neck: -4,
    arm: { root: 92, bend: 0 },
    otherArm: { root: 20, bend: -10, endScale: 0.45 },
    leg: { root: -90, bend: 0, foot: 90 },
    ...more,
  };
}

/** Hips and knees bent towards the viewer; the knee rotates up into the picture, the feet stay together. */
function clam(scale: number): Pose {
  return sideLying({
    leg: { to: [-50, 12], rootScale: 0.64, endScale: 0.56, foot: 90 },
    otherLeg: { to: [50, 22], rootScale: 0.64 * scale, endScale: 0.56 * scale, foot: 90 },
  });
}

/** A foot whose toes point away from the head of a person lying; the ankle at 0, 0. */
const FOOT_ASIDE = combine(
  rod([0, 0], [13, -3], 10.2, 'c'),
  rod([0, 0], [13, -3], 8, 'b'),
  rod([-6, 0], [2, -1], 8, 'b'),
);

/** On hands and knees seen from behind: trunk and shins point along the line of sight. */
function kneelingAway(otherLeg: Limb): Pose {
  return {
    hip: [0, 51.2],
    trunk: 0,
    trunkScale: 0.32,
    arm: { root: 6, bend: 0 },
    leg: { root: 3, bend: 0, endScale: 0.05 },
    otherLeg,
  };
}

/** Buttocks facing the viewer, with the glutes highlighted, as every drawing in this view trains them; hip at 0, 0. */
const PELVIS_FROM_BEHIND: Shape = {
  svg:
    '<path class="b" d="M-18 2C-20-8-15-16 0-16S20-8 18 2C16 12 8 14 0 12S-16 12-18 2z"/>' +
    '<path class="p" d="M-1-6V9C-6 12-14 10-16 3C-17-6-10-12-1-6zM1-6V9C6 12 14 10 16 3C17-6 10-12 1-6z"/>',
  box: { left: -19, right: 19, bottom: -13, top: 16 },
};

/**
 * Seated from the front on a machine whose pads swing with the knees: outward against pads outside them, or inward
 * against pads between them.
 */
export function thighMachine(direction: 'outward' | 'inward'): Drawing {
  const inward = direction === 'inward';
  const legs = (x: number, scale: number): Limb => ({ to: [x, 15], rootScale: scale, endScale: 0.86 });
  const at = (leg: Limb): Pose => seatedFacing(46, { arm: { to: [26, 62], sense: -1, rootScale: 0.9 }, leg });
  const [closed, open] = [at(legs(inward ? 17 : 13, inward ? 0.42 : 0.34)), at(legs(43, 0.92))];
  const padAt = inward ? -10 : 9;
  // Pads between the knees are higher, clear of the seat.
  const lift = inward ? 9 : 0;
  return draw(
    'front',
    inward ? open : closed,
    inward ? closed : open,
    [
      fixed(
        combine(
          rod([0, 44], [0, 4], 9),
          rod([-26, 2], [26, 2], 4),
          pad([-24, 46], [24, 46]),
          block([-25, 52], 50, 52, 'l', 10),
        ),
      ),
      ...(['knee', 'otherKnee'] as const).map(anchor =>
        strap([anchor === 'knee' ? -5 : 5, 30], {
          anchor,
          offset: [anchor === 'knee' ? -padAt : padAt, lift - 6],
        }),
      ),
      ...(['knee', 'otherKnee'] as const).map(anchor =>
        held(rod([0, -8], [0, 11], 9, 'e'), anchor, 'front', {
          offset: [anchor === 'knee' ? -padAt : padAt, lift],
        }),
      ),
      // Rests that swing with the feet.
      ...(['foot', 'otherFoot'] as const).map(anchor => held(rod([-7, -10], [7, -10], 4), anchor, 'behind')),
    ],
    ['seat'],
  );
}

function cableAbduction(): Drawing {
  const pulley: Point = [-60, 12];
  const base = facing({ arm: { to: [64, 116], sense: 1 }, leg: { root: 0 }, otherLeg: { to: [6, 8] } });
  return draw(
    'front',
    {
      ...base,
      leg: { root: 4, bend: 0 },
      otherLeg: { root: 2, bend: 0, rootScale: 0.97 },
      otherArm: { to: [-4, 120], sense: -1 },
    },
    {
      ...base,
      leg: { root: 4, bend: 0 },
      otherLeg: { root: 36, bend: 0, rootScale: 0.97 },
      otherArm: { to: [-4, 120], sense: -1 },
    },
    [fixed(cableColumn(pulley, -1, 200)), cable(pulley, { anchor: 'otherFoot', offset: [0, 3] }, 'front')],
    ['foot'],
  );
}

function lateralWalk(): Drawing {
  const hand = (x: number, hip: number): Limb => ({ to: [x, hip + 24], sense: -1, endScale: 0.7 });
  const at = (x: number, hip: number, foot: Point): Pose =>
    facing({
      hip: [x, hip],
      arm: hand(8 - x, hip),
      otherArm: hand(8 + x, hip),
      leg: { to: [14, 8] },
      otherLeg: { to: foot },
    });
  return draw(
    'front',
    at(0, 80, [14, 8]),
    at(12, 78, [44, 8]),
    [band({ anchor: 'knee', offset: [-5, -3] }, { anchor: 'otherKnee', offset: [5, -3] }, 'front')],
    ['feet'],
    { via: [at(4, 79, [28, 20])] },
  );
}

/** Wide stance from the front; a weight hangs between the legs. */
function sumoSquat(equipment: readonly Equipment[], arm: Limb, endArm: Limb): Drawing {
  return draw(
    'front',
    facing({ hip: [0, 84], arm, leg: { to: [38, 8] } }),
    facing({ hip: [0, 54], arm: endArm, leg: { to: [38, 8], rootScale: 0.9 } }),
    equipment,
    ['feet'],
  );
}

function swing(): Drawing {
  return draw(
    'side',
    { hip: [-22, 76], trunk: 62, neck: -28, arm: { root: -24, bend: 4 }, leg: STANCE },
    standing({ trunk: -3, arm: { root: 84, bend: 4 } }),
    [held(kettlebell(), 'hands', 'middle', { turns: true, offset: [0, 0] })],
    ['feet'],
  );
}

/** Facing away from a low pulley, the rope between the legs. */
function pullThrough(): Drawing {
  const pulley: Point = [-84, 18];
  return draw(
    'side',
    swinging({ hip: [-20, 78], trunk: 66, neck: -28, arm: { to: [-6, 46] }, leg: STANCE }),
    swinging(standing({ trunk: -2, arm: { to: [10, 86] } })),
    [
      fixed(cableColumn(pulley, -1, 190)),
      cable(pulley, { anchor: 'hands' }, 'behind'),
      held(handleEnd(), 'hands', 'middle'),
    ],
    ['feet'],
  );
}

/** One leg crosses behind the other, from the front. */
function curtsyLunge(): Drawing {
  const arm: Limb = { root: 13, bend: -4 };
  return draw(
    'front',
    facing({ arm, leg: { root: 4, bend: 0 }, otherLeg: { to: [13, 8] } }),
    facing({
      hip: [-3, 63],
      arm,
      leg: { root: -34, rootScale: 0.95, bend: -30, endScale: 0.72 },
      otherLeg: { to: [13, 8], rootScale: 0.6, endScale: 0.95 },
    }),
    [held(dumbbellEnd(), 'hand', 'front'), held(dumbbellEnd(), 'otherHand', 'front')],
    ['foot'],
    {
      behind: ['leg'],
      via: [
        facing({
          hip: [-1, 80],
          arm,
          leg: { root: -8, bend: -20, rootScale: 0.86, endScale: 0.6 },
          otherLeg: { to: [13, 8], rootScale: 0.82, endScale: 0.98 },
        }),
      ],
    },
  );
}

const DUMBBELL_ON_HIPS: Limb[] = [{ to: [-1, 42] }, { to: [6, 76] }];

export const HIPS = {
  'barbell-hip-thrust': hipThrust(
    [fixed(THRUST_BENCH), held(barbellEnd(19), 'hip', 'middle', { offset: [4, 14] })],
    [{ to: [-10, 38] }, { to: [6, 66] }],
  ),
  'machine-hip-thrust': hipThrust(
    [
      fixed(combine(THRUST_BENCH, rod([-84, 2], [86, 2], 4), rod([70, 3], [70, 40], 5), stackTower(88, 110))),
      held(combine(rod([-3, 0], [10, 0], 9, 'e')), 'hip', 'middle', { offset: [2, 15] }),
      strap([70, 40], { anchor: 'hip', offset: [8, 15] }, 'middle'),
    ],
    [{ to: [-12, 38] }, { to: [2, 66] }],
  ),
  'dumbbell-hip-thrust': hipThrust(
    [fixed(THRUST_BENCH), held(dumbbell(12), 'hands', 'middle')],
    DUMBBELL_ON_HIPS,
  ),
  'glute-bridge': bridge(false),
  'single-leg-glute-bridge': bridge(true),
  'cable-glute-kickback': cableKickback(),
  'machine-glute-kickback': machineKickback(),
  'donkey-kick': draw(
    'side',
    allFours(),
    allFours({ leg: { root: -94, bend: 84, ankle: 0 } }),
    [fixed(mat(-60, 96))],
    ['hands', 'knee'],
  ),
  'hip-abduction-machine': thighMachine('outward'),
  'cable-hip-abduction': cableAbduction(),
  'band-lateral-walk': lateralWalk(),
  clamshell: draw(
    'front',
    clam(1),
    clam(1.42),
    [fixed(mat(-112, 80)), held(FOOT_ASIDE, 'foot', 'behind'), held(FOOT_ASIDE, 'otherFoot', 'front')],
    [],
    { behind: ['leg'] },
  ),
  'side-lying-leg-raise': draw(
    'front',
    sideLying({ otherLeg: { root: 90, bend: 0, foot: 90 } }),
    sideLying({ otherLeg: { root: 130, bend: 0, foot: 130 } }),
    [fixed(mat(-112, 110))],
    [],
  ),
  'fire-hydrant': draw(
    'back',
    kneelingAway({ root: 3, bend: 0, endScale: 0.05 }),
    kneelingAway({ root: 76, bend: -60, endScale: 0.4 }),
    [
      fixed(mat(-60, 80)),
      held(disc([0, 0], 10, 'h'), 'neck', 'behind', { offset: [0, 4] }),
      held(PELVIS_FROM_BEHIND, 'hip', 'middle'),
    ],
    ['knee'],
  ),
  'sumo-deadlift': draw(
    'front',
    facing({ hip: [0, 46], trunkScale: 0.66, arm: { to: [12, 23] }, leg: { to: [40, 8] } }),
    facing({ hip: [0, 85], arm: { to: [12, 78] }, leg: { to: [40, 8] } }),
    [held(barbellFront(76, 22.5), 'hands', 'middle')],
    ['feet'],
  ),
  'trap-bar-deadlift': deadlift(
    [
      held(combine(rod([-30, 0], [30, 0], 3.4, 'm')), 'hands', 'middle'),
      held(barbellEnd(22.5), 'hands', 'behind'),
    ],
    { hip: [-22, 60], trunk: 52, neck: -24, arm: { to: [6, 31] }, leg: STANCE },
    [2, 84],
  ),
  'dumbbell-sumo-squat': sumoSquat(
    [held(dumbbellByHead(), 'hands', 'front')],
    { to: [3, 78] },
    { to: [3, 48] },
  ),
  'kettlebell-swing': swing(),
  'cable-pull-through': pullThrough(),
  'curtsy-lunge': curtsyLunge(),
} satisfies Record<string, Drawing>;
