import { combine, type Drawing, type Equipment } from '../drawing.js';
import {
  barbellEnd,
  dumbbell,
  dumbbellByHead,
  dumbbellEnd,
  flatBench,
  cableColumn,
  disc,
  grip,
  gymBall,
  kettlebell,
  machineSeat,
  pad,
  rod,
  smithRails,
  stackTower,
  stepBox,
  surface,
} from '../equipment.js';
import { along, mixPoint, type Point } from '../geometry.js';
import { solvePose, type Limb, type Pose } from '../skeleton.js';
import { thighMachine } from './hips.poses.js';
import {
  backRack,
  crossedArms,
  band,
  draw,
  facing,
  fixed,
  frontRack,
  rackedBar,
  held,
  moved,
  seatedAt,
  STANCE,
  standing,
  STANDING_HIP,
  strap,
  swinging,
  tilted,
} from './kit.js';

/** A squat: `trunk` is the lean at the bottom, `hip` the bottom position, `arms` by lean. */
function squat(
  arms: (trunk: number) => Limb,
  equipment: readonly Equipment[],
  trunk = 40,
  hip: Point = [-23, 45],
): Drawing {
  return draw(
    'side',
    standing({ trunk: 3, arm: arms(3) }),
    { hip, trunk, neck: -trunk * 0.5, arm: arms(trunk), leg: STANCE },
    equipment,
    ['feet'],
  );
}

/** Arms stretched ahead for balance. */
const reaching = (trunk: number): Limb => ({ root: trunk > 10 ? 82 : 60, bend: 4 });
/** Both hands before the chest around a weight. */
const goblet = (trunk: number): Limb => ({ root: 30 - trunk, bend: 118, rootScale: 0.85 });

/** On a 45° hack-squat sled: back on the pad, feet on the plate. */
function hackSquat(): Drawing {
  const lean = 32;
  const angle = 180 + lean;
  const foot: Point = [38, 22];
  const position = (hip: Point): Pose => ({
    hip,
    trunk: -lean,
    arm: { to: [hip[0] - 1, hip[1] + 45], rootScale: 0.8 },
    leg: { to: foot, foot: -14 },
    otherLeg: { to: [foot[0] + 3, foot[1] - 1], foot: -14 },
  });
  const high: Point = [-2, 92];
  const low = along(high, angle - 180, 36);
  const padAt = (hip: Point): Point => hip;
  const sled = combine(
    pad(
      [Math.sin((angle * Math.PI) / 180) * 60 - 9.8, -Math.cos((angle * Math.PI) / 180) * 60 - 6.2],
      [Math.sin((angle * Math.PI) / 180) * -8 - 9.8, Math.cos((angle * Math.PI) / 180) * 8 - 6.2],
    ),
    rod([-33.5, 50], [-20, 58], 7, 'e'),
    rod([-22, 57], [-1, 45], 3.4, 'm'),
  );
  const rails = combine(
    rod([-74, 160], [24, 3], 4, 'l'),
    rod([-78, 2], [70, 2], 4),
    rod([-60, 138], [-60, 3], 4),
    rod([30, 6], [62, 20], 5, 'e'),
  );
  return draw(
    'side',
    position(high),
    position(low),
    [
      fixed(rails),
      moved(sled, { at: padAt(high) }, { at: padAt(low) }),
      held(rod([0, -4], [0, 7], 3.4, 'e'), 'hands'),
    ],
    [],
  );
}

/**
 * Under the shoulder pads of a lever that turns on a post behind: the hips travel back while the shoulders follow the
 * lever's arc.
 */
function vSquat(): Drawing {
  const pivot: Point = [-95, 106];
  const foot: Point = [2, 14];
  const at = (hip: Point, trunk: number): Pose => ({
    hip,
    trunk,
    neck: -trunk * 0.5,
    arm: { root: 34 - trunk, bend: 128, rootScale: 0.8 },
    leg: { to: foot },
    otherLeg: { to: [foot[0] + 4, foot[1]] },
  });
  const high = at([-5, 97], 5);
  const low = at([-25, 53], 37);
  /** Where the plates hang on the lever, half way to the shoulder. */
  const plates = (pose: Pose): Point => mixPoint(pivot, solvePose(pose, 'side').anchors.neck.at, 0.5);
  // In the trunk's own plane, which hangs head down: the pad behind the back, the one on the shoulder, the handle.
  const rest = combine(
    rod([14, -4], [14, 40], 7, 'e'),
    rod([13, -5], [-5, -5], 7, 'e'),
    rod([-5, -5], [-22, -8], 4, 'm'),
    rod([-22, -13], [-22, 1], 3.4, 'e'),
  );
  const frame = combine(
    stepBox(-22, 44, 6),
    rod([-112, 2], [44, 2], 4),
    rod([pivot[0], 3], pivot, 6),
    disc(pivot, 5, 'e'),
  );
  return draw(
    'side',
    high,
    low,
    [
      fixed(frame),
      strap(pivot, { anchor: 'neck', offset: [-10, 2] }),
      moved(barbellEnd(16), { at: plates(high) }, { at: plates(low) }),
      held(rest, 'neck', 'behind', { turns: true }),
    ],
    ['feet'],
  );
}

/** Lying back under a 45° sled. A calf raise on it moves only the ankles. */
export function legPress(calf = false): Drawing {
  const hip: Point = [0, 38];
  const ankleAt = (travel: number): Point => along([hip[0] + 4, hip[1] - 4], 135, travel);
  // Toes towards the head: the sole looks along the rails, up and away.
  const flat = 135;
  const far = ankleAt(calf ? 80 : 82);
  const near = calf ? far : ankleAt(46);
  const footAtStart = calf ? 152 : flat;
  const footAtEnd = calf ? 116 : flat;
  /** Where the plate meets the front of the sole. */
  const plateAt = (ankle: Point, foot: number): Point => along(along(ankle, 90 + foot, 8), foot, 8);
  // In the plate's own coordinates: the plate across the rails, its stem, a weight and the foot on the rail.
  const sled = combine(
    rod([-11, 15.5], [15.5, -11], 6, 'e'),
    rod([4, 4], [24, 24], 5, 'm'),
    rod([20, 20], [51, -11], 5, 'm'),
    disc([24, 24], 14, 'e'),
    disc([24, 24], 9, 'm'),
    disc([24, 24], 2.4, 'g'),
  );
  const frame = combine(
    rod([26, 4], [138, 116], 4.4, 'l'),
    rod([-62, 2], [138, 2], 4),
    rod([136, 114], [136, 3], 4),
    pad([-58, 68], [-10, 30]),
    pad([-12, 28], [20, 24]),
    rod([-4, 24], [-2, 38], 3.4, 'e'),
    rod([-34, 46], [-34, 3], 5),
    rod([4, 22], [4, 3], 5),
  );
  const at = (ankle: Point, foot: number): Pose => ({
    hip,
    trunk: -52,
    neck: 14,
    arm: { to: [-4, 36], rootScale: 0.9 },
    leg: { to: ankle, foot },
    otherLeg: { to: ankle, foot },
  });
  return draw(
    'side',
    at(far, footAtStart),
    at(near, footAtEnd),
    [fixed(frame), moved(sled, { at: plateAt(far, footAtStart) }, { at: plateAt(near, footAtEnd) })],
    ['seat'],
  );
}

/** Seated upright, feet on a fixed plate, the seat slides back. */
function seatedLegPress(): Drawing {
  const feet: Point = [78, 62];
  const position = (x: number): Pose => ({
    hip: [x, 50],
    trunk: -24,
    neck: 8,
    arm: { to: [x + 4, 46] },
    leg: { to: feet, foot: 80 },
    otherLeg: { to: feet, foot: 80 },
  });
  const seat = combine(
    pad([-14, -12], [18, -9]),
    pad([-44, 50], [-13, -8]),
    rod([0, -18], [0, -34], 6),
    rod([4, -12], [4, -1], 3.4, 'e'),
  );
  const frame = combine(
    rod([-70, 13], [110, 13], 5, 'm'),
    rod([-64, 13], [-64, 2], 4),
    rod([104, 13], [104, 2], 4),
    rod([88, 44], [92, 92], 6, 'e'),
    rod([92, 66], [108, 40], 4),
    stackTower(116, 150),
  );
  return draw(
    'side',
    position(16),
    position(-4),
    [fixed(frame), moved(seat, { at: [16, 50] }, { at: [-4, 50] })],
    [],
  );
}

function wallSit(): Drawing {
  const seat: Pose = {
    hip: [-36, 51],
    trunk: 0,
    arm: { root: 4, bend: 8 },
    leg: { to: [6, 8] },
  };
  return draw(
    'side',
    { ...seat, hip: [-36, 72], leg: { to: [6, 8] } },
    seat,
    [
      fixed({
        ...combine(rod([-51, 0], [-51, 176], 6, 'l')),
        surfaces: [
          [
            [-48, 0],
            [-48, 190],
          ],
        ],
      }),
    ],
    ['feet', 'back'],
  );
}

/**
 * Front foot at x = 24, back toes at −50: split stance with a drop of the hip. From the start, the front foot steps
 * ahead ('forward'), the back foot steps back ('back'), or both already stand ('walking').
 */
function lunge(
  arms: (trunk: number) => Limb,
  equipment: readonly Equipment[],
  step: 'forward' | 'back' | 'walking' = 'forward',
): Drawing {
  // Where the ball of the back foot stays, and where both feet stand before the step.
  const ball: Point = [-46, 0];
  const feetAt = step === 'forward' ? ball[0] - 15 : 24;
  const start: Pose =
    step === 'walking'
      ? {
          hip: [-11, 83],
          trunk: 2,
          arm: arms(2),
          leg: { to: [24, 8] },
          otherLeg: tilted(ball, 34),
        }
      : standing({
          trunk: 1,
          arm: arms(1),
          leg: { to: [feetAt, 8] },
          otherLeg: { to: [feetAt, 8] },
          hip: [feetAt - 2, STANDING_HIP],
        });
  const low: Pose = {
    hip: [-8, 52],
    trunk: 4,
    arm: arms(4),
    leg: { to: [24, 8] },
    otherLeg: tilted(ball, 58),
  };
  // A stepping foot is lifted.
  const between: Record<typeof step, Partial<Pose>[]> = {
    forward: [{ hip: [-36, 80], leg: { to: [-6, 24], foot: 12 }, otherLeg: tilted(ball, 22) }],
    back: [{ hip: [6, 76], leg: low.leg, otherLeg: { to: [-20, 34], foot: -16 } }],
    walking: [],
  };
  const via = between[step].map(more => ({ ...low, trunk: 2, arm: arms(2), ...more }));
  return draw('side', start, low, equipment, ['foot'], { via });
}

const SIDE_DUMBBELL = (): Equipment[] => [
  held(dumbbell(11), 'otherHand', 'behind'),
  held(dumbbell(11), 'hand', 'front'),
];

function sideLunge(): Drawing {
  return draw(
    'front',
    facing({
      hip: [-44, 92.4],
      arm: { to: [48, 112], sense: -1, endScale: 0.7 },
      otherArm: { to: [-40, 112], sense: -1, endScale: 0.7 },
      leg: { to: [54, 8] },
      otherLeg: { to: [-34, 8] },
    }),
    facing({
      hip: [22, 56],
      trunk: 6,
      arm: { to: [-24, 82], sense: -1, endScale: 0.7 },
      otherArm: { to: [30, 82], sense: -1, endScale: 0.7 },
      leg: { to: [54, 8] },
      otherLeg: { to: [40, 8], rootScale: 0.72, endScale: 0.98 },
    }),
    [],
    ['feet'],
    {
      via: [
        facing({
          hip: [-22, 80],
          trunk: 2,
          arm: { to: [21, 100], sense: -1, endScale: 0.7 },
          otherArm: { to: [-13, 100], sense: -1, endScale: 0.7 },
          leg: { to: [54, 8] },
          otherLeg: { to: [16, 24], rootScale: 0.86, endScale: 0.98 },
        }),
      ],
    },
  );
}

/** Back foot on a bench. */
function bulgarian(equipment: readonly Equipment[]): Drawing {
  const instep: Limb = { to: [-52, 49], foot: -100 };
  return draw(
    'side',
    { hip: [2, 86], trunk: 8, arm: { root: 0, bend: 3 }, leg: { to: [16, 8] }, otherLeg: instep },
    {
      hip: [-8, 54],
      trunk: 16,
      neck: -6,
      arm: { root: 0, bend: 3 },
      leg: { to: [16, 8] },
      otherLeg: { ...instep, to: [-52, 49] },
    },
    [fixed(flatBench(-100, -38, 41)), ...equipment],
    ['foot'],
  );
}

function stepUp(): Drawing {
  const box = stepBox(4, 56, 40);
  return draw(
    'side',
    {
      hip: [-14, 90],
      trunk: 14,
      neck: -6,
      arm: { root: 0, bend: 3 },
      leg: { to: [20, 48] },
      otherLeg: { to: [-20, 8] },
    },
    {
      hip: [22, 132],
      trunk: 2,
      arm: { root: 0, bend: 3 },
      leg: { to: [22, 48] },
      otherLeg: { to: [4, 70], foot: -20 },
    },
    [fixed(box), ...SIDE_DUMBBELL()],
    ['foot'],
  );
}

/** The arm of a leg machine, turning around the knee; it carries a roller at `offset` from the ankle. */
function lever(offset: Point): Equipment[] {
  return [
    strap({ anchor: 'knee' }, { anchor: 'foot', offset }, 'front'),
    held(disc([0, 0], 4, 'm'), 'knee', 'front'),
  ];
}

/** Seated on a knee-extension machine; the roller turns around the knee. */
function legExtension(): Drawing {
  const rest = seatedAt([0, 52], 12);
  const at = (knee: number): Pose => ({
    ...rest,
    arm: { to: [rest.hip[0] + 4, 58] },
    leg: { root: 88, bend: knee, ankle: 4 },
    otherLeg: { root: 88, bend: knee, ankle: 4 },
  });
  const frame = combine(
    machineSeat(16, 52, { lean: 12, length: 66 }),
    rod([38, 46], [44, 52], 8, 'e'),
    rod([18, 40], [52, 40], 4),
    rod([52, 40], [52, 62], 4),
    stackTower(-46, 140),
    rod([-46, 3], [20, 3], 4),
    rod([rest.hip[0] + 4, 52], [rest.hip[0] + 4, 40], 4, 'e'),
  );
  return draw(
    'side',
    at(92),
    at(6),
    [fixed(frame), ...lever([0, 0]), held(disc([2.4, -8.2], 5.5), 'foot', 'front', { turns: true })],
    ['seat', 'back'],
  );
}

/** One hand on a post, knees ahead, the body leaning back in one line. */
function sissySquat(): Drawing {
  const toes: Point = [0, 18];
  const post: Point = [22, 104];
  const fall = (thigh: number, shank: number): Pose => {
    const knee = along(toes, 180 - shank, 42);
    const hip = along(knee, 180 + thigh, 43);
    return {
      hip,
      trunk: -thigh,
      neck: thigh * 0.5,
      arm: crossedArms(-thigh),
      otherArm: { to: post },
      leg: { to: toes, foot: -40 },
    };
  };
  return draw(
    'side',
    fall(2, 2),
    fall(36, 46),
    [fixed(combine(rod([22, 2], [22, 150], 5, 'l'), rod([8, 2], [36, 2], 4)))],
    ['toes'],
  );
}

function suspensionSquat(): Drawing {
  const anchor: Point = [70, 214];
  return draw(
    'side',
    standing({ trunk: -4, arm: { to: [38, 112] } }),
    { hip: [-28, 46], trunk: 18, neck: -6, arm: { to: [36, 100] }, leg: STANCE },
    [
      fixed(rod([44, 215], [96, 215], 5)),
      strap(anchor, { anchor: 'hands' }),
      held(grip(5), 'hands', 'middle'),
    ],
    ['feet'],
  );
}

function pistol(): Drawing {
  return draw(
    'side',
    standing({ arm: { root: 70, bend: 4 }, otherLeg: { root: 28, bend: 6, ankle: 0 } }),
    {
      hip: [-17, 36],
      trunk: 38,
      neck: -16,
      arm: { root: 86, bend: 2 },
      leg: STANCE,
      otherLeg: { root: 92, bend: 4, ankle: 6 },
    },
    [],
    ['foot'],
  );
}

/** A person lying face down, head to the right, hips at the bend of a padded bench. */
function lyingCurl(equipment: readonly Equipment[], height: number, bench: Equipment): Drawing {
  const at = (bend: number): Pose => ({
    hip: [0, height + 11.5],
    trunk: 88,
    neck: -6,
    arm: height > 20 ? { to: [62, height - 14] } : { root: 86, bend: 4 },
    leg: { root: -90, bend, ankle: -16 },
    otherLeg: { root: -90, bend, ankle: -16 },
  });
  return draw('side', at(4), at(102), [bench, ...equipment], []);
}

function lyingLegCurl(): Drawing {
  const bench = combine(
    pad([-36, 62], [82, 62]),
    rod([-20, 56], [-20, 3], 5),
    rod([66, 56], [66, 3], 5),
    rod([-36, 2], [112, 2], 4),
    rod([62, 56], [62, 46], 4, 'e'),
    rod([-32, 57], [-43, 75], 5),
    stackTower(104, 120),
  );
  const at = (bend: number): Pose => ({
    hip: [0, 73.5],
    trunk: 90,
    neck: -6,
    arm: { to: [62, 48] },
    leg: { root: -92, bend, ankle: -10 },
    otherLeg: { root: -92, bend, ankle: -10 },
  });
  return draw(
    'side',
    at(2),
    at(104),
    [
      fixed(bench),
      ...lever([0, 0]),
      held(rod([0, -7], [0, -7.1], 11, 'e'), 'foot', 'front', { turns: true, offset: [0, 0] }),
    ],
    [],
  );
}

/** Seated curl: the roller sits behind the ankles and comes down and back. */
function seatedLegCurl(): Drawing {
  const rest = seatedAt([0, 56], 14);
  const at = (bend: number): Pose => ({
    ...rest,
    arm: { to: [rest.hip[0] + 28, 82], rootScale: 0.85 },
    leg: { root: 86, bend, ankle: 0 },
    otherLeg: { root: 86, bend, ankle: 0 },
  });
  const frame = combine(
    machineSeat(14, 56, { lean: 14, length: 66 }),
    stackTower(-48, 140),
    rod([-46, 3], [20, 3], 4),
  );
  const clamp = combine(rod([36, 80], [46, 78], 9, 'e'), rod([38, 82], [30, 96], 4, 'm'));
  return draw(
    'side',
    at(14),
    at(100),
    [
      fixed(frame),
      ...lever([0, 0]),
      held(disc([2, 8], 5.5), 'foot', 'front', { turns: true }),
      fixed(combine(rod([44, 78], [36, 50], 4), rod([32, 50], [52, 65], 5))),
      fixed(clamp, 'front'),
    ],
    ['seat', 'back'],
  );
}

/** Hip hinge: bar close to the legs. */
function hinge(
  equipment: readonly Equipment[],
  options: { straight?: boolean; handY?: number } = {},
): Drawing {
  const { straight = false, handY = 48 } = options;
  const low: Pose = straight
    ? { hip: [-16, 90], trunk: 86, neck: -22, arm: { to: [12, 36] }, leg: { to: [0, 8] } }
    : { hip: [-24, 83], trunk: 74, neck: -26, arm: { to: [9, handY] }, leg: STANCE };
  return draw('side', swinging(standing({ trunk: -1, arm: { to: [8, 86] } })), swinging(low), equipment, [
    'feet',
  ]);
}

/** Standing on the far leg, the dumbbell in the near hand. */
function singleLegHinge(): Drawing {
  return draw(
    'side',
    standing({ arm: { root: 2, bend: 4 }, leg: { root: -10, bend: 30, ankle: 0 }, otherLeg: STANCE }),
    {
      hip: [-10, 88],
      trunk: 80,
      neck: -22,
      arm: { root: 0, bend: 3 },
      leg: { root: -84, bend: 6, ankle: -6 },
      otherLeg: STANCE,
    },
    [held(dumbbell(), 'hand', 'front')],
    ['foot'],
  );
}

function goodMorning(equipment: readonly Equipment[]): Drawing {
  return draw(
    'side',
    standing({ trunk: 2, arm: backRack(2) }),
    { hip: [-22, 85], trunk: 70, neck: -28, arm: backRack(70), leg: STANCE },
    equipment,
    ['feet'],
  );
}

function standingCableCurl(column: Equipment, from: Point, line: (from: Point) => Equipment): Drawing {
  const base = standing({
    trunk: 6,
    arm: { to: [48, 116] },
    otherLeg: { to: [0, 8] },
    leg: { root: 4, bend: 38, ankle: 18 },
  });
  return draw(
    'side',
    base,
    { ...base, leg: { root: -2, bend: 96, ankle: 0 } },
    [column, line(from)],
    ['foot'],
  );
}

function gymBallCurl(ball: Equipment[]): Drawing {
  return draw(
    'side',
    {
      hip: along([-52, 12], 110, 51),
      trunk: -110,
      neck: 20,
      arm: { to: [6, 5.5] },
      otherArm: { to: [9, 6] },
      leg: { to: [72, 62], foot: 70 },
      otherLeg: { to: [72, 62], foot: 70 },
    },
    {
      hip: along([-52, 12], 128, 51),
      trunk: -128,
      neck: 38,
      arm: { to: [6, 5.5] },
      otherArm: { to: [9, 6] },
      leg: { to: [36, 62], foot: 6 },
      otherLeg: { to: [36, 62], foot: 6 },
    },
    ball,
    [],
  );
}

/** Kneeling, ankles held down, falling forward from the knees in one line. */
function nordic(): Drawing {
  const knee: Point = [0, 7];
  const at = (lean: number, arm: Limb): Pose => ({
    hip: along(knee, 180 - lean, 43),
    trunk: lean,
    neck: -lean * 0.15,
    arm,
    leg: { root: -lean, bend: 90 - lean, ankle: -66 },
    otherLeg: { root: -lean, bend: 90 - lean, ankle: -66 },
  });
  const hold = combine(
    rod([-40, 20], [-34, 20], 11, 'e'),
    rod([-50, 2], [-50, 26], 4),
    rod([-50, 24], [-38, 21], 4),
  );
  return draw(
    'side',
    at(4, { root: 30, bend: 100 }),
    at(58, { root: 40, bend: 60 }),
    [
      fixed({
        ...surface([
          [-60, 0],
          [40, 0],
        ]),
      }),
      fixed(hold),
    ],
    ['knees'],
  );
}

/** Bridge on the heels, walking the feet out. */
function walkout(): Drawing {
  const shoulder: Point = [-52, 12];
  const at = (trunk: number, foot: Point, otherFoot: Point): Pose => ({
    hip: along(shoulder, trunk, 51),
    trunk: -trunk,
    neck: trunk - 90,
    arm: { to: [6, 5.5] },
    otherArm: { to: [9, 6] },
    leg: { to: foot, foot: 40 },
    otherLeg: { to: otherFoot, foot: 40 },
  });
  // One heel steps after the other.
  return draw('side', at(120, [36, 10], [42, 10]), at(106, [72, 10], [66, 10]), [], [], {
    via: [at(117, [54, 22], [42, 10]), at(113, [72, 10], [42, 10]), at(109, [72, 10], [54, 22])],
  });
}

const barbell = (): Equipment[] => rackedBar();

export const THIGHS = {
  'barbell-back-squat': squat(backRack, barbell()),
  'barbell-front-squat': squat(frontRack, barbell(), 22, [-25, 45]),
  'smith-squat': squat(backRack, [fixed(smithRails(-4, 200)), ...barbell()], 20, [-22, 46]),
  'hack-squat': hackSquat(),
  'v-squat': vSquat(),
  'leg-press': legPress(),
  'seated-leg-press': seatedLegPress(),
  'goblet-squat': squat(
    goblet,
    [held(dumbbellByHead(), 'hands', 'middle', { offset: [3, 6] })],
    24,
    [-24, 44],
  ),
  'kettlebell-goblet-squat': squat(
    goblet,
    [held(kettlebell(), 'hands', 'middle', { offset: [3, 4] })],
    24,
    [-24, 44],
  ),
  'bodyweight-squat': squat(reaching, [], 36, [-25, 46]),
  'suspension-squat': suspensionSquat(),
  'band-squat': squat(
    frontRack,
    [band({ anchor: 'feet', offset: [2, -6] }, { anchor: 'hands', offset: [2, 0] }, 'middle')],
    22,
    [-25, 45],
  ),
  'wall-sit': wallSit(),
  'pistol-squat': pistol(),
  'bodyweight-lunge': lunge(() => ({ root: -24, bend: 92, rootScale: 0.9 }), []),
  'dumbbell-lunge': lunge(() => ({ root: 0, bend: 3 }), SIDE_DUMBBELL()),
  'walking-lunge': lunge(() => ({ root: 0, bend: 3 }), SIDE_DUMBBELL(), 'walking'),
  'barbell-lunge': lunge(backRack, barbell(), 'back'),
  'side-lunge': sideLunge(),
  'bulgarian-split-squat': bulgarian(SIDE_DUMBBELL()),
  'dumbbell-step-up': stepUp(),
  'leg-extension': legExtension(),
  'sissy-squat': sissySquat(),
  'hip-adduction-machine': thighMachine('inward'),
  'romanian-deadlift': hinge([held(barbellEnd(20))]),
  'dumbbell-romanian-deadlift': hinge([held(dumbbell(), 'hands', 'front')], { handY: 46 }),
  'smith-romanian-deadlift': draw(
    'side',
    swinging(standing({ trunk: -1, arm: { to: [8, 86] } })),
    swinging({ hip: [-22, 84], trunk: 68, neck: -26, arm: { to: [8, 50] }, leg: STANCE }),
    [fixed(smithRails(8, 200)), held(barbellEnd(14))],
    ['feet'],
  ),
  'stiff-leg-deadlift': hinge([held(barbellEnd(20))], { straight: true }),
  'single-leg-romanian-deadlift': singleLegHinge(),
  'good-morning': goodMorning(barbell()),
  'band-good-morning': goodMorning([band({ anchor: 'feet', offset: [2, -6] }, { anchor: 'neck' }, 'middle')]),
  'lying-leg-curl': lyingLegCurl(),
  'seated-leg-curl': seatedLegCurl(),
  'standing-cable-leg-curl': standingCableCurl(
    fixed(combine(cableColumn([56, 14], 1, 190), rod([48, 116], [60, 116], 4))),
    [56, 14],
    from => ({ kind: 'line', line: 'cable', layer: 'behind', from, to: { anchor: 'foot', offset: [0, 3] } }),
  ),
  'band-leg-curl': lyingCurl(
    [
      fixed(combine(rod([-124, 2], [-124, 60], 5), rod([-138, 2], [-110, 2], 4))),
      band([-124, 16], { anchor: 'foot' }, 'behind'),
    ],
    0,
    fixed(
      surface([
        [-90, 0],
        [80, 0],
      ]),
    ),
  ),
  'dumbbell-leg-curl': lyingCurl(
    [held(dumbbellEnd(), 'foot', 'front', { turns: true, offset: [0, 0] })],
    44,
    fixed(flatBench(-40, 80)),
  ),
  'gym-ball-leg-curl': gymBallCurl([
    moved(gymBall([0, 0], 27), { at: [76, 27] }, { at: [42, 27], turn: 70 }),
  ]),
  'nordic-curl': nordic(),
  'hamstring-walkout': walkout(),
} satisfies Record<string, Drawing>;
