import { combine, type Drawing, type Equipment } from '../drawing.js';
import {
  block,
  cableColumn,
  dumbbellEnd,
  gymBall,
  handleEnd,
  machineSeat,
  mat,
  pad,
  plate,
  rod,
  ropeEnd,
  stackTower,
  surface,
} from '../equipment.js';
import { along, type Point } from '../geometry.js';
import type { Limb, Pose } from '../skeleton.js';
import { pushUp } from './chest.js';
import { allFours } from './hips.js';
import { band, cable, draw, facing, fixed, held, lyingOn, seatedAt, strap, onToes } from './kit.js';

const MAT = fixed(mat(-96, 76));

/** Hands beside the head, elbows wide. */
const atHead = (trunk: number): Limb => ({ root: 110 - trunk, bend: 140, rootScale: 0.7, endScale: 0.75 });

/** Lying with bent knees; the trunk rolls up by `curl` while the lower back stays down. */
function crunch(): Drawing {
  const leg: Limb = { to: [38, 8] };
  return draw(
    'side',
    lyingOn(0, { arm: atHead(-90), leg }),
    lyingOn(0, { trunk: -88, spine: 38, neck: 10, arm: atHead(-50), leg }),
    [MAT],
    ['feet', 'seat'],
  );
}

/** Whole trunk comes up from the floor. */
function sitUp(): Drawing {
  const leg: Limb = { to: [42, 8] };
  return draw(
    'side',
    lyingOn(0, { arm: atHead(-90), leg }),
    lyingOn(0, { trunk: -14, spine: 22, arm: atHead(8), leg }),
    [MAT],
    ['feet', 'seat'],
  );
}

function declineSitUp(): Drawing {
  const hip: Point = [0, 66];
  const leg: Limb = { root: 76, bend: 66, foot: -16 };
  const bench = combine(
    rod([-44, 40], [-50, 3], 4),
    rod([20, 54], [24, 3], 4),
    rod([-60, 2], [40, 2], 4),
    pad([-88, 31.5], [16, 58]),
    rod([24, 50], [44, 62], 4),
    rod([44, 30], [44, 66], 4),
  );
  return draw(
    'side',
    { hip, trunk: -104, arm: atHead(-104), leg, otherLeg: leg },
    { hip, trunk: -30, spine: 26, arm: atHead(-4), leg, otherLeg: leg },
    [fixed(bench)],
    [],
  );
}

function gymBallCrunch(): Drawing {
  const ball: Point = [-22, 30];
  const leg: Limb = { to: [40, 8] };
  return draw(
    'side',
    { hip: [-2, 62], trunk: -78, spine: -24, neck: -8, arm: atHead(-100), leg },
    { hip: [-2, 62], trunk: -74, spine: 36, neck: 8, arm: atHead(-40), leg },
    [fixed(gymBall(ball))],
    ['feet'],
  );
}

/** Kneeling before a high pulley, rope at the head. */
function cableCrunch(): Drawing {
  const pulley: Point = [66, 176];
  const leg: Limb = { root: 0, bend: 90, ankle: -70 };
  const base: Pose = { hip: [-14, 50], trunk: 10, arm: { root: 0 }, leg, otherLeg: leg };
  return draw(
    'side',
    { ...base, trunk: 12, spine: 6, arm: { root: 52, rootScale: 0.8, bend: 116, endScale: 0.85 } },
    {
      ...base,
      hip: [-18, 49],
      trunk: 46,
      spine: 52,
      neck: 10,
      arm: { root: -34, rootScale: 0.8, bend: 116, endScale: 0.85 },
    },
    [
      fixed(cableColumn(pulley, 1, 190)),
      cable(pulley, { anchor: 'hands' }),
      held(ropeEnd(), 'hands', 'middle'),
    ],
    ['knees'],
  );
}

function machineCrunch(): Drawing {
  const rest = seatedAt([0, 48], 4);
  const lever = combine(rod([-2, 2], [8, -16], 9, 'e'));
  return draw(
    'side',
    {
      ...rest,
      trunk: 0,
      arm: { root: 64, rootScale: 0.8, bend: 104, endScale: 0.8 },
      leg: { to: [44, 12], foot: 0 },
    },
    {
      ...rest,
      trunk: 12,
      spine: 44,
      neck: 6,
      arm: { root: 12, rootScale: 0.8, bend: 104, endScale: 0.8 },
      leg: { to: [44, 12], foot: 0 },
    },
    [
      fixed(
        combine(
          machineSeat(16, 48, { lean: 2, length: 44 }),
          stackTower(-44, 160),
          rod([-44, 3], [20, 3], 4),
        ),
      ),
      strap([-36, 146], { anchor: 'hands' }),
      held(lever, 'hands', 'middle'),
    ],
    ['seat'],
  );
}

/** Forearms and toes; held still: the end pose is only a breath higher. */
function plank(): Drawing {
  const at = (shoulderHeight: number): Pose => {
    const toes: Point = [-132, onToes(-78)];
    const length = 136;
    const angle = 180 - (Math.acos((shoulderHeight - toes[1]) / length) * 180) / Math.PI;
    const shoulder = along(toes, angle, length);
    const hip = along(shoulder, angle - 180, 51);
    const leg: Limb = { root: angle - 180, bend: 0, ankle: 0 };
    return { hip, trunk: 180 - angle, neck: -10, arm: { root: 0, bend: 88 }, leg, otherLeg: leg };
  };
  return draw('side', at(34.5), at(36), [fixed(mat(-150, 60))], ['forearm', 'toes']);
}

/** On one forearm, body a straight line, from the front. */
function sidePlank(): Drawing {
  const at = (hip: Point, trunk: number, legRoot: number): Pose => ({
    hip,
    trunk,
    arm: { root: 0, bend: 90, endScale: 0.5 },
    otherArm: { root: 168, bend: 0 },
    leg: { root: -legRoot, bend: 0, foot: legRoot },
    otherLeg: { root: legRoot, bend: 0, foot: legRoot },
  });
  return draw('front', at([-6, 21], -51, 86), at([2, 35], -68, 78), [fixed(mat(-96, 104))], []);
}

/** On the back, opposite arm and leg stretch. */
function deadBug(): Drawing {
  return draw(
    'side',
    lyingOn(0, {
      arm: { root: 174, bend: 2 },
      otherArm: { root: 174, bend: 2 },
      leg: { root: 176, bend: 86, ankle: 0 },
      otherLeg: { root: 172, bend: 84, ankle: 0 },
    }),
    lyingOn(0, {
      arm: { root: 176, bend: 2 },
      otherArm: { root: 254, bend: 2 },
      leg: { root: 100, bend: 4, ankle: -10 },
      otherLeg: { root: 172, bend: 84, ankle: 0 },
    }),
    [fixed(mat(-112, 90))],
    ['seat'],
  );
}

function birdDog(): Drawing {
  return draw(
    'side',
    allFours({ otherArm: { root: -14, bend: 36 } }),
    allFours({ otherArm: { root: 92, bend: 4 }, leg: { root: -88, bend: 2, ankle: 0 }, neck: -10 }),
    [fixed(mat(-60, 96))],
    ['knee'],
  );
}

function hollowHold(): Drawing {
  const leg: Limb = { root: 104, bend: 2, ankle: -24 };
  return draw(
    'side',
    lyingOn(0, {
      arm: { root: 262, bend: 2 },
      leg: { root: 92, bend: 2, ankle: -24 },
      otherLeg: { root: 92, bend: 2, ankle: -24 },
    }),
    lyingOn(0, { trunk: -86, spine: 18, neck: 8, arm: { root: 236, bend: 2 }, leg, otherLeg: leg }),
    [fixed(mat(-112, 90))],
    ['seat'],
  );
}

function mountainClimber(): Drawing {
  const plankTop = pushUp();
  const base = plankTop.start;
  const back: Limb = { to: [-129, onToes(-62)], foot: -62 };
  const drive: Limb = { to: [-66, onToes(-48)], foot: -48 };
  return draw(
    'side',
    { ...base, leg: back, otherLeg: drive },
    { ...base, leg: drive, otherLeg: back },
    [],
    ['hands'],
  );
}

/** Kneeling, the wheel rolls out under the hands. */
function rollout(): Drawing {
  const knee: Point = [0, 7];
  const at = (thigh: number, spine: number, hand: Point): Pose => {
    const hip = along(knee, 180 - thigh, 43);
    return {
      hip,
      trunk: thigh + spine,
      neck: -8,
      arm: { to: hand },
      leg: { root: -thigh, bend: 90 - thigh, ankle: -70 },
      otherLeg: { root: -thigh, bend: 90 - thigh, ankle: -70 },
    };
  };
  const wheel = combine({ ...plate(10) });
  return draw(
    'side',
    at(8, 63, [53, 10]),
    at(58, 24, [128, 10]),
    [held(wheel, 'hands', 'middle')],
    ['knees'],
  );
}

function legRaise(
  start: Limb,
  end: Limb,
  more: Partial<Pose> = {},
  supports: Drawing['supports'] = ['seat'],
): Drawing {
  const arm: Limb = { root: 85, bend: 2 };
  return draw(
    'side',
    lyingOn(0, { arm, leg: start, otherLeg: start }),
    lyingOn(0, { arm, leg: end, otherLeg: end, ...more }),
    [fixed(mat(-96, 92))],
    supports,
  );
}

/** Hanging from a bar, side view. */
function hangingRaise(end: Limb, curl: number): Drawing {
  const bar: Point = [4, 222];
  const frame = combine(
    rod([-52, 2], [-52, 222], 4, 'l'),
    rod([-52, 222], bar, 3.4, 'm'),
    rod([-70, 2], [-32, 2], 4, 'l'),
    surface([bar, bar]),
  );
  return draw(
    'side',
    { hip: [2, 113], trunk: 0, arm: { to: bar }, leg: { root: 2, bend: 4, ankle: -30 } },
    { hip: [6, 113.5], trunk: -4, spine: curl, arm: { to: bar }, leg: end, otherLeg: end },
    [fixed(frame), held(combine({ ...handleEnd() }), 'hands', 'front')],
    ['hands'],
  );
}

/** Forearms on pads, back against a rest. */
function captainsChair(): Drawing {
  const hip: Point = [0, 108];
  const frame = combine(
    rod([-18, 176], [-18, 92], 8, 'e'),
    rod([-26, 2], [-26, 176], 5, 'm'),
    rod([-44, 2], [30, 2], 4),
    rod([-26, 121], [0, 121], 4),
    pad([-10, 125], [34, 125]),
    rod([29, 124], [29, 138], 3.4, 'e'),
  );
  const arm: Limb = { root: -2, bend: 86 };
  const raised: Limb = { root: 94, bend: 78, ankle: -10 };
  const down: Limb = { root: 4, bend: 8, ankle: -30 };
  return draw(
    'side',
    { hip, trunk: 0, arm, leg: down, otherLeg: down },
    { hip, trunk: 0, spine: 6, arm, leg: raised, otherLeg: raised },
    [fixed(frame)],
    ['forearm'],
  );
}

function bicycle(): Drawing {
  const near: Limb = { root: 156, bend: 104, ankle: 0 };
  const far: Limb = { root: 106, bend: 6, ankle: -10 };
  const base = (spine: number): Pose => lyingOn(0, { trunk: -88, spine, neck: 10, arm: atHead(-54) });
  return draw(
    'side',
    { ...base(32), leg: near, otherLeg: far },
    { ...base(38), leg: far, otherLeg: near },
    [fixed(mat(-96, 92))],
    ['seat'],
  );
}

/** Sitting back with raised feet, a weight swinging from hip to hip, from the front. */
function russianTwist(): Drawing {
  const at = (x: number): Pose => ({
    hip: [0, 13],
    trunk: x > 0 ? 6 : -6,
    trunkScale: 0.9,
    arm: { to: [-x, 32], sense: -1 },
    otherArm: { to: [x, 32], sense: -1 },
    // Knees apart, shins towards the viewer, feet off the floor.
    leg: { root: 122, rootScale: 0.62, bend: -177, endScale: 0.62 },
  });
  return draw('front', at(-27), at(27), [fixed(mat(-60, 60)), held(dumbbellEnd(), 'hands', 'front')], []);
}

/** From a high pulley down across the body, from the front. */
function woodchop(): Drawing {
  const pulley: Point = [88, 190];
  const base = facing({ hip: [0, 90.5], leg: { to: [24, 8] } });
  return draw(
    'front',
    { ...base, trunk: 4, arm: { to: [-24, 178], sense: 1 }, otherArm: { to: [24, 178] } },
    {
      ...base,
      hip: [0, 84],
      trunk: -12,
      arm: { to: [22, 88], sense: -1 },
      otherArm: { to: [-22, 88], sense: -1 },
    },
    [
      fixed(cableColumn(pulley, 1, 205)),
      cable(pulley, { anchor: 'hands' }),
      held(handleEnd(), 'hands', 'front'),
    ],
    ['feet'],
  );
}

/** Pressing straight ahead against a sideways pull, from the front: the arms point at the viewer at the end. */
function pallof(line: (to: 'hands') => Equipment, scenery: Equipment): Drawing {
  const base = facing({ hip: [0, 90], leg: { to: [18, 8] } });
  return draw(
    'side',
    { ...base, hip: [0, 91], trunk: 2, arm: { to: [16, 120] }, leg: { to: [2, 8] } },
    { ...base, hip: [0, 91], trunk: 2, arm: { to: [58, 128] }, leg: { to: [2, 8] } },
    [scenery, line('hands'), held(handleEnd(), 'hands', 'front')],
    ['feet'],
  );
}

function sideBend(): Drawing {
  return draw(
    'front',
    facing({
      hip: [0, 92],
      trunk: 3,
      spine: 24,
      arm: { root: -18, bend: -4 },
      otherArm: { root: 14, bend: 0 },
      leg: { to: [14, 8] },
    }),
    facing({
      hip: [0, 92],
      trunk: -2,
      spine: -8,
      arm: { root: 8, bend: -2 },
      otherArm: { root: 4, bend: 0 },
      leg: { to: [14, 8] },
    }),
    [held(dumbbellEnd(), 'otherHand', 'front')],
    ['feet'],
  );
}

export const ABDOMEN = {
  crunch: crunch(),
  'gym-ball-crunch': gymBallCrunch(),
  'cable-crunch': cableCrunch(),
  'machine-crunch': machineCrunch(),
  'sit-up': sitUp(),
  'decline-sit-up': declineSitUp(),
  plank: plank(),
  'side-plank': sidePlank(),
  'dead-bug': deadBug(),
  'bird-dog': birdDog(),
  'hollow-hold': hollowHold(),
  'mountain-climber': mountainClimber(),
  'ab-wheel-rollout': rollout(),
  'lying-leg-raise': legRaise({ root: 92, bend: 2, ankle: -20 }, { root: 172, bend: 4, ankle: -20 }),
  'reverse-crunch': legRaise(
    { root: 172, bend: 86, ankle: -6 },
    { root: 216, bend: 100, ankle: -6 },
    { hip: [-6, 24], trunk: -112, spine: 24 },
    [],
  ),
  'hanging-knee-raise': hangingRaise({ root: 104, bend: 100, ankle: -20 }, 6),
  'hanging-leg-raise': hangingRaise({ root: 96, bend: 4, ankle: -20 }, 6),
  'captains-chair-leg-raise': captainsChair(),
  'flutter-kick': draw(
    'side',
    lyingOn(0, {
      arm: { to: [7, 6] },
      leg: { root: 98, bend: 2, ankle: -28 },
      otherLeg: { root: 122, bend: 2, ankle: -28 },
    }),
    lyingOn(0, {
      arm: { to: [7, 6] },
      leg: { root: 122, bend: 2, ankle: -28 },
      otherLeg: { root: 98, bend: 2, ankle: -28 },
    }),
    [fixed(mat(-96, 92))],
    ['seat'],
  ),
  'bicycle-crunch': bicycle(),
  'russian-twist': russianTwist(),
  'cable-woodchop': woodchop(),
  'pallof-press': pallof(
    () => cable([28, 124], { anchor: 'hands' }, 'front'),
    fixed(combine(block([20, 2], 24, 200, 'l', 3), block([25, 10], 14, 44, 'e', 2))),
  ),
  'band-pallof-press': pallof(
    () => band([30, 124], { anchor: 'hands' }, 'front'),
    fixed(combine(rod([30, 2], [30, 190], 5), rod([14, 2], [46, 2], 4))),
  ),
  'dumbbell-side-bend': sideBend(),
} satisfies Record<string, Drawing>;
