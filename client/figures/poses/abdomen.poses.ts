import { combine, type Drawing, type Equipment, type Shape } from '../drawing.js';
import {
  block,
  cableColumn,
  declineBench,
  declineRoller,
  disc,
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
import { along, angleBetween, distance, type Point } from '../geometry.js';
import { solvePose, type Limb, type Pose } from '../skeleton.js';
import { pushUp } from './chest.poses.js';
import { allFours } from './hips.poses.js';
import {
  band,
  cable,
  crossedArms,
  draw,
  facing,
  fixed,
  held,
  lyingOn,
  seatedAt,
  seatedFacing,
  strap,
  onToes,
  tilted,
} from './kit.js';

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
    lyingOn(0, { arm: crossedArms(-90), leg }),
    lyingOn(0, { trunk: -14, spine: 22, arm: crossedArms(8), leg }),
    [MAT],
    ['feet', 'seat'],
  );
}

function declineSitUp(): Drawing {
  const hip: Point = [0, 66];
  const leg: Limb = { root: 76, bend: 66, foot: -16 };
  return draw(
    'side',
    { hip, trunk: -104, arm: crossedArms(-104), leg, otherLeg: leg },
    { hip, trunk: -30, spine: 26, arm: crossedArms(-4), leg, otherLeg: leg },
    [fixed(declineBench()), fixed(declineRoller(), 'front')],
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
          rod([-44, 75], [11, 75], 4),
        ),
      ),
      strap([11, 75], { anchor: 'hands' }, 'middle'),
      fixed(disc([11, 75], 4, 'e'), 'middle'),
      held(lever, 'hands', 'middle'),
    ],
    ['seat'],
  );
}

/** On the forearms: from the knees up into one line on the toes, then held. */
function plank(): Drawing {
  const elbow: Point = [3, 4.5];
  const ball: Point = [-135.7, 0.6];
  /** The upper arm leans back by `lean` degrees on the elbow. */
  const pose = (lean: number, hipOf: (shoulder: Point) => Point, leg: Limb): Pose => {
    const shoulder = along(elbow, 180 + lean, 30);
    const hip = hipOf(shoulder);
    const trunk = 180 - angleBetween(hip, shoulder);
    return { hip, trunk, neck: -10, arm: { root: lean, bend: 88 - lean }, leg, otherLeg: leg };
  };
  const toes = tilted(ball, 78);
  return draw(
    'side',
    pose(20, () => [-58.2, 30], tilted(ball, 60)),
    pose(0, shoulder => along(shoulder, angleBetween(shoulder, toes.to ?? ball), 51), toes),
    [fixed(mat(-150, 60))],
    ['forearm', 'toes'],
  );
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
  /** Both feet in the air, passing each other. */
  const passing: Limb = { to: [-98, onToes(-70) + 32], foot: -70 };
  return draw(
    'side',
    { ...base, leg: back, otherLeg: drive },
    { ...base, leg: drive, otherLeg: back },
    [],
    ['hands'],
    { via: [{ ...base, hip: [base.hip[0], base.hip[1] + 2], leg: passing, otherLeg: passing }] },
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
    at(58, 24, [138, 10]),
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

/** A mat seen from above. */
const MAT_FROM_ABOVE: Shape = {
  svg: '<path class="g" d="M-46-42H46L62-2H-62z"/>',
  box: { left: -62, right: 62, bottom: 0, top: 42 },
};

/**
 * Sitting back with the shins raised towards the viewer, the hands together from hip to hip, seen from the front and slightly from
 * above: the thighs point at the viewer, and the trained muscles stay in sight.
 */
function russianTwist(): Drawing {
  // The near arm points past the viewer, the other one reaches across.
  const near = (x: number): Limb => ({ to: [x, 50], rootScale: 0.86, endScale: 0.8 });
  const across = (x: number): Limb => ({ to: [x, 50], endScale: 0.98, sense: -1 });
  const legs: Limb = { root: 138, rootScale: 0.3, bend: -149, endScale: 0.86, foot: 0 };
  const base = { hip: [0, 40] as Point, trunkScale: 0.96, leg: legs };
  return draw(
    'front',
    { ...base, trunk: -9, spine: -6, neck: 8, arm: { ...near(32), sense: -1 }, otherArm: across(-32) },
    { ...base, trunk: 9, spine: 6, neck: -8, arm: across(-32), otherArm: { ...near(32), sense: -1 } },
    [fixed(MAT_FROM_ABOVE)],
    [],
  );
}

/**
 * Seated from the front, the arms around two rollers that hang from an overhead yoke, which turns. Turning to one side brings that
 * elbow out and the other one in front of the trunk.
 */
function rotaryTorso(): Drawing {
  const near: Limb = { root: 50, bend: -132 };
  // As high as the other elbow, or the yoke would tilt.
  const across: Limb = { root: -6, bend: -92, rootScale: 0.7 };
  const at = (lean: number, arm: Limb, otherArm: Limb): Pose =>
    seatedFacing(46, { trunk: lean, neck: -lean, arm, otherArm });
  const aboveElbow = 70;
  const frame = combine(
    rod([-30, 2], [30, 2], 4),
    rod([0, 4], [0, 168], 11, 'l'),
    rod([0, 42], [0, 4], 9),
    pad([-22, 46], [22, 46]),
    disc([0, 158], 6, 'e'),
  );
  const arm = combine(rod([0, 20], [0, aboveElbow], 4, 'm'), rod([0, -8], [0, 20], 7, 'e'));
  return draw(
    'front',
    at(-5, near, across),
    at(5, across, near),
    [
      fixed(frame),
      strap({ anchor: 'elbow', offset: [8, aboveElbow] }, { anchor: 'otherElbow', offset: [-8, aboveElbow] }),
      held(arm, 'elbow', 'behind', { offset: [8, 6] }),
      held(arm, 'otherElbow', 'behind', { offset: [-8, 6] }),
    ],
    ['seat', 'feet'],
  );
}

/** From a high pulley down across the body with nearly straight arms, from the front: half way they point at the viewer. */
function woodchop(): Drawing {
  const pulley: Point = [88, 190];
  const legs = { leg: { to: [24, 8] } as Limb };
  /** The hands together at `hand`, each arm foreshortened to reach them nearly straight. */
  const at = (hand: Point, more: Partial<Pose>): Pose => {
    const pose = facing({ ...legs, ...more });
    const { shoulder, chest } = solvePose(pose, 'front').anchors;
    const other: Point = along(shoulder.at, chest.angle + 90, -38);
    const reaching = (from: Point, x: number, sense: 1 | -1): Limb => {
      const scale = Math.min(1, Math.max(0.3, distance(from, hand) / 57));
      return { to: [x, hand[1]], rootScale: scale, endScale: scale, sense };
    };
    return { ...pose, arm: reaching(shoulder.at, -hand[0], -1), otherArm: reaching(other, hand[0], -1) };
  };
  return draw(
    'front',
    at([38, 162], { hip: [0, 90.5], trunk: 8 }),
    at([-38, 97], { hip: [0, 84], trunk: -14, spine: -8 }),
    [
      fixed(cableColumn(pulley, 1, 205)),
      cable(pulley, { anchor: 'hands' }, 'front'),
      held(handleEnd(), 'hands', 'front'),
    ],
    ['feet'],
    {
      via: [
        at([6, 148], { hip: [0, 89], trunk: 2, spine: -2 }),
        at([-16, 116], { hip: [0, 86.5], trunk: -6, spine: -5 }),
      ],
    },
  );
}

/** Pressing straight ahead against a sideways pull: the tower is beyond the person, seen from its front. */
function pallof(line: Equipment, tower: Equipment): Drawing {
  const base: Pose = { hip: [0, 90], trunk: 2, arm: { root: 0 }, leg: { to: [2, 8] } };
  return draw(
    'side',
    { ...base, arm: { to: [17, 120] } },
    { ...base, arm: { to: [59.5, 131] } },
    [tower, line, held(handleEnd(), 'hands', 'front')],
    ['feet'],
  );
}

function sideBend(): Drawing {
  return draw(
    'front',
    facing({
      hip: [0, 92],
      trunk: 3,
      spine: 16,
      arm: { to: [18, 101], sense: -1 },
      otherArm: { root: 14, bend: 0 },
      leg: { to: [14, 8] },
    }),
    facing({
      hip: [0, 92],
      trunk: -2,
      spine: -8,
      arm: { to: [19, 99], sense: -1 },
      otherArm: { root: 3, bend: 0 },
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
      arm: { to: [7.6, 9] },
      otherArm: { to: [11, 9] },
      leg: { root: 98, bend: 2, ankle: -28 },
      otherLeg: { root: 122, bend: 2, ankle: -28 },
    }),
    lyingOn(0, {
      arm: { to: [7.6, 9] },
      otherArm: { to: [11, 9] },
      leg: { root: 122, bend: 2, ankle: -28 },
      otherLeg: { root: 98, bend: 2, ankle: -28 },
    }),
    [fixed(mat(-96, 92))],
    ['seat'],
  ),
  'bicycle-crunch': bicycle(),
  'russian-twist': russianTwist(),
  'rotary-torso': rotaryTorso(),
  'cable-woodchop': woodchop(),
  'pallof-press': pallof(
    cable([34, 125], { anchor: 'hands' }, 'front'),
    fixed(
      combine(
        rod([-38, 10], [-38, 196], 5, 'l'),
        rod([42, 10], [42, 196], 5, 'l'),
        rod([-42, 196], [46, 196], 5, 'm'),
        rod([-46, 10], [50, 10], 4, 'm'),
        rod([-22, 56], [-22, 194], 1.4, 'm'),
        block([-32, 14], 20, 44, 'e', 2),
        rod([42, 125], [34, 125], 4, 'm'),
        disc([34, 125], 4.5, 'e'),
      ),
    ),
  ),
  'band-pallof-press': pallof(
    band([42, 125], { anchor: 'hands' }, 'front'),
    fixed(
      combine(
        rod([-38, 10], [-38, 196], 5, 'm'),
        rod([42, 10], [42, 196], 5, 'm'),
        rod([-38, 194], [42, 194], 4, 'm'),
        rod([-48, 10], [-28, 10], 4, 'm'),
        rod([32, 10], [52, 10], 4, 'm'),
        rod([42, 121], [42, 129], 7, 'o'),
      ),
    ),
  ),
  'dumbbell-side-bend': sideBend(),
} satisfies Record<string, Drawing>;
