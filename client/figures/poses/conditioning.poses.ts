import { combine, type Drawing, type Shape } from '../drawing.js';
import { block, disc, handleEnd, pad, rod, stepBox } from '../equipment.js';
import type { Point } from '../geometry.js';
import type { Limb, Pose } from '../skeleton.js';
import { cable, draw, facing, fixed, held, moved, standing, strap, tilted } from './kit.js';

/** Down onto the hands, back into a plank; the same in reverse. */
function burpee(): Drawing {
  const plank: Limb = { to: [-93, 17.1], foot: -62 };
  const crouched = tilted([15, 0], 25);
  const kicked: Limb = { to: [-62, 46], foot: -66 };
  const standingUp: Limb = { to: [0, 8] };
  return draw(
    'side',
    standing({ trunk: 0, arm: { to: [24, 104] }, leg: standingUp, otherLeg: { to: [4, 8] } }),
    { hip: [-12.7, 41.9], trunk: 72.8, neck: -18, arm: { to: [34, 4] }, leg: plank, otherLeg: plank },
    [],
    [],
    {
      via: [
        {
          hip: [-22, 53],
          trunk: 62,
          spine: 30,
          neck: -30,
          arm: { to: [34, 4] },
          leg: crouched,
          otherLeg: crouched,
        },
        {
          hip: [-18, 53],
          trunk: 66,
          spine: 26,
          neck: -18,
          arm: { to: [34, 4] },
          leg: kicked,
          otherLeg: kicked,
        },
      ],
    },
  );
}

function jumpingJack(): Drawing {
  return draw(
    'front',
    facing({ hip: [0, 92.9], arm: { root: 9, bend: 4 }, leg: { root: 3, bend: 0 } }),
    facing({ hip: [0, 87.9], arm: { root: 162, bend: 10 }, leg: { root: 20, bend: 0 } }),
    [],
    ['feet'],
    // In the air, where the feet separate.
    { via: [facing({ hip: [0, 102], arm: { root: 86, bend: 7 }, leg: { root: 12, bend: 0 } })] },
  );
}

interface Stride {
  lean: number;
  /** How high the hips rise where the legs change, cm. */
  hop: number;
  raised: Limb;
  arms: readonly [back: Limb, forward: Limb];
}

/** On the spot: one leg up, then the other, the arms opposite. */
function onTheSpot({ lean, hop, raised, arms: [back, forward] }: Stride): Drawing {
  const down: Limb = { root: 1, bend: 2, ankle: 0 };
  const arm: Limb = { ...forward, root: ((forward.root ?? 0) + (back.root ?? 0)) / 2 };
  const base: Partial<Pose> = { hip: [0, 93.1], trunk: lean };
  return draw(
    'side',
    standing({ ...base, arm: back, otherArm: forward, leg: raised, otherLeg: down }),
    standing({ ...base, arm: forward, otherArm: back, leg: down, otherLeg: raised }),
    [],
    ['foot'],
    { via: [standing({ ...base, hip: [0, 93.1 + hop], arm, otherArm: arm, leg: down, otherLeg: down })] },
  );
}

/** A rope seen from the side: a narrow loop that turns around the hands. */
const ROPE: Shape = {
  svg: '<path class="o" style="fill:none" stroke-width="2.4" d="M0 0C16 34 12 94 0 94S-16 34 0 0z"/>',
  box: { left: -14, right: 14, bottom: -94, top: 0 },
};

function jumpRope(): Drawing {
  const hand: Point = [20, 97];
  const at = (hip: number, foot: Limb): Pose =>
    standing({
      hip: [0, hip],
      trunk: 0,
      arm: { to: hand },
      leg: foot,
      otherLeg: { ...foot, to: [3, foot.to![1]] },
    });
  const down: Limb = { to: [0, 8], foot: 0 };
  return draw(
    'side',
    at(91.5, down),
    at(91.5, down),
    [moved(ROPE, { at: hand, turn: -180 }, { at: hand, turn: -540 }, 'middle')],
    [],
    { via: [at(102, { to: [0, 22], foot: -34 })], loop: true },
  );
}

const DECK = 15;
/** A treadmill: its belt at {@link DECK}, the console ahead. */
function treadmill(): Shape {
  return {
    ...combine(
      block([-76, 2], 150, 12, 'l', 5),
      rod([-70, DECK - 1.5], [66, DECK - 1.5], 3, 'e'),
      disc([-68, 8], 5, 'm'),
      disc([66, 8], 5, 'm'),
      rod([62, 12], [74, 118], 5, 'm'),
      rod([74, 118], [50, 108], 4, 'm'),
      block([66, 112], 18, 22, 'e', 4),
    ),
    surfaces: [
      [
        [-70, DECK],
        [66, DECK],
      ],
    ],
  };
}

/** Six moments of a step on a belt: three on the belt moving back, three in the air. The other foot is half a cycle ahead. */
function onTreadmill(run: boolean): Drawing {
  const ankle = DECK + 8;
  const foot = (x: number, lift: number, tilt: number): Limb => ({ to: [x, ankle + lift], foot: tilt });
  const feet = run
    ? [
        foot(28, 2, 10),
        foot(8, 0, 0),
        foot(-14, 3, -14),
        foot(-36, 24, -60),
        foot(-24, 42, -56),
        foot(16, 30, -10),
      ]
    : [foot(27, 1, 10), foot(9, 0, 0), foot(-9, 0, 0), foot(-30, 7, -32), foot(-14, 14, -24), foot(13, 9, 4)];
  const bend = run ? 84 : 16;
  const swings = run ? [-46, -24, 4, 24, 6, -22] : [-26, -14, 8, 22, 10, -10];
  const at = (moment: number): Pose => {
    const other = (moment + 3) % 6;
    return {
      hip: [0, DECK + (moment % 3 === 0 ? 88 : 89.5)],
      trunk: run ? 8 : 3,
      arm: { root: swings[moment]!, bend },
      otherArm: { root: swings[other]!, bend },
      leg: feet[moment]!,
      otherLeg: feet[other]!,
    };
  };
  return draw('side', at(0), at(0), [fixed(treadmill())], [], {
    via: [1, 2, 3, 4, 5].map(at),
    loop: true,
  });
}

const CRANK: Point = [24, 36];
/** An indoor bicycle. */
function bicycle(): Shape {
  return {
    ...combine(
      rod([-40, 2], [-10, 2], 4, 'm'),
      rod([52, 2], [86, 2], 4, 'm'),
      rod([-26, 3], [-14, 82], 5, 'm'),
      rod([-24, 20], [68, 22], 5, 'm'),
      disc([66, 34], 24, 'l'),
      disc([66, 34], 15, 'm'),
      rod([66, 34], [56, 112], 5, 'm'),
      rod([56, 112], [50, 120], 4, 'e'),
      block([58, 112], 13, 16, 'e', 3),
      pad([-32, 86], [2, 86]),
      disc(CRANK, 5, 'e'),
    ),
  };
}

/** Feet on pedals circle; the ankle keeps its angle. */
function cycling(): Drawing {
  const pedal = (degrees: number): Limb => {
    const angle = (degrees * Math.PI) / 180;
    return { to: [CRANK[0] - 5 + 16 * Math.cos(angle), CRANK[1] + 9 + 16 * Math.sin(angle)], foot: -8 };
  };
  const at = (degrees: number): Pose => ({
    hip: [-16, 97.8],
    trunk: 34,
    neck: -18,
    arm: { to: [50, 119] },
    leg: pedal(degrees),
    otherLeg: pedal(degrees + 180),
  });
  const keys = [90, 45, 0, -45, -90, -135, -180, -225, -270].map(at);
  const foot: Point = [5, -9];
  return draw(
    'side',
    keys[0]!,
    keys.at(-1)!,
    [
      fixed(bicycle()),
      strap(CRANK, { anchor: 'otherFoot', offset: foot }, 'behind'),
      strap(CRANK, { anchor: 'foot', offset: foot }, 'middle'),
      held(rod([-5, 0], [5, 0], 3.4, 'e'), 'foot', 'middle', { offset: foot }),
    ],
    ['seat'],
    { via: keys.slice(1, -1), loop: true },
  );
}

/** Legs push, then the trunk leans back and the arms pull. */
function rowing(): Drawing {
  const at = (hip: number, trunk: number, hand: Point): Pose => ({
    hip: [hip, 41.8],
    trunk,
    neck: trunk > 10 ? -10 : 0,
    arm: { to: hand },
    leg: { to: [66, 34], foot: 26 },
    otherLeg: { to: [68, 34], foot: 26 },
  });
  const frame = combine(
    rod([-78, 24], [84, 24], 5, 'm'),
    rod([-74, 23], [-74, 3], 4, 'm'),
    rod([-84, 2], [-64, 2], 4, 'm'),
    rod([104, 2], [124, 2], 4, 'm'),
    rod([66, 20], [86, 46], 6, 'e'),
    disc([112, 42], 28, 'l'),
    disc([112, 42], 18, 'm'),
    rod([90, 30], [92, 72], 4, 'm'),
  );
  return draw(
    'side',
    at(16, 24, [90, 74]),
    at(-15, -18, [-14, 76]),
    [
      fixed(frame),
      held(rod([-12, -15], [12, -15], 6, 'e'), 'hip', 'behind'),
      cable([92, 72], { anchor: 'hands' }, 'behind'),
      held(handleEnd(), 'hands', 'middle'),
    ],
    [],
    { via: [at(-15, 4, [44, 76])] },
  );
}

/** Two pedals that sink alternately. */
function stepper(): Drawing {
  const [high, low] = [54, 24];
  const foot = (y: number): Limb => ({ to: [2, y + 10], foot: 0 });
  const at = (near: number, far: number): Pose => ({
    hip: [-8, 108],
    trunk: 10,
    neck: -6,
    arm: { to: [48, 124] },
    leg: foot(near),
    otherLeg: { ...foot(far), to: [6, far + 10] },
  });
  const tread = rod([-8, -9.5], [22, -9.5], 4, 'e');
  const frame = combine(
    rod([-34, 2], [72, 2], 5, 'm'),
    rod([56, 4], [62, 142], 5, 'm'),
    rod([60, 128], [44, 122], 4, 'e'),
    block([56, 136], 16, 20, 'e', 4),
    block([34, 4], 34, 44, 'l', 6),
  );
  return draw(
    'side',
    at(high, low),
    at(low, high),
    [
      fixed(frame),
      strap([54, 40], { anchor: 'otherFoot', offset: [16, -9] }, 'behind'),
      held(tread, 'otherFoot', 'behind'),
      strap([54, 40], { anchor: 'foot', offset: [16, -9] }, 'middle'),
      held(tread, 'foot', 'middle'),
    ],
    [],
  );
}

function squatJump(): Drawing {
  const foot = (y: number, tilt: number): Limb => ({ to: [0, y], foot: tilt });
  const at = (hip: Point, trunk: number, arm: Limb, leg: Limb): Pose => ({
    hip,
    trunk,
    neck: trunk > 20 ? -20 : 0,
    arm,
    leg,
    otherLeg: { ...leg, to: [leg.to![0] + 4, leg.to![1]] },
  });
  return draw(
    'side',
    at([-24, 56], 44, { root: -30, bend: 14 }, foot(8, 0)),
    at([2, 114], -2, { root: 168, bend: 10 }, foot(34, -56)),
    [],
    [],
    { via: [at([-1, 100], 2, { root: 90, bend: 10 }, tilted([15, 0], 36))] },
  );
}

/** From one foot sideways onto the other, the free leg behind. */
function skater(): Drawing {
  const stand: Limb = { to: [34, 8], rootScale: 0.86, endScale: 0.93 };
  const free: Limb = { to: [-26, 26], endScale: 0.9 };
  const forward: Limb = { root: -22, bend: -50, endScale: 0.8 };
  const back: Limb = { root: 44, bend: 8 };
  return draw(
    'front',
    { hip: [-26, 80], trunk: -10, arm: back, otherArm: forward, leg: stand, otherLeg: free },
    { hip: [26, 80], trunk: 10, arm: forward, otherArm: back, leg: free, otherLeg: stand },
    [],
    ['foot'],
    { via: [{ hip: [0, 98], trunk: 0, arm: { root: 24, bend: 0 }, leg: { to: [11, 24], rootScale: 0.93 } }] },
  );
}

/** Alternating straight punches from a guard. */
function boxing(): Drawing {
  const guard: Limb = { to: [25, 146] };
  const far: Limb = { to: [32, 148] };
  const at = (trunk: number, arm: Limb, otherArm: Limb): Pose => ({
    hip: [0, 88],
    trunk,
    neck: 4,
    arm,
    otherArm,
    leg: { to: [-20, 9], foot: -6 },
    otherLeg: { to: [24, 8] },
  });
  const resting = at(4, guard, far);
  const jab = at(8, guard, { to: [65, 146] });
  return draw('side', jab, jab, [], [], {
    via: [resting, at(14, { to: [69, 144] }, far), resting],
    loop: true,
  });
}

/** Up onto a low box and down again. */
function stepping(): Drawing {
  const box = 22;
  return draw(
    'side',
    standing({
      hip: [-16, 90],
      trunk: 8,
      arm: { root: -18, bend: 30 },
      otherArm: { root: 22, bend: 30 },
      leg: { to: [26, box + 8] },
      otherLeg: { to: [-22, 8] },
    }),
    standing({
      hip: [26, 92 + box],
      trunk: 2,
      arm: { root: 16, bend: 30 },
      otherArm: { root: -10, bend: 30 },
      leg: { to: [26, box + 8] },
      otherLeg: { to: [30, box + 8] },
    }),
    [fixed(stepBox(4, 62, box))],
    ['foot'],
    {
      via: [
        standing({
          hip: [10, 106],
          trunk: 10,
          arm: { root: 4, bend: 30 },
          otherArm: { root: 6, bend: 30 },
          leg: { to: [26, box + 8] },
          otherLeg: { to: [-8, 48], foot: -30 },
        }),
      ],
    },
  );
}

const PUMP: readonly [Limb, Limb] = [
  { root: -44, bend: 84 },
  { root: 30, bend: 92 },
];
const SWING: readonly [Limb, Limb] = [
  { root: -24, bend: 14 },
  { root: 26, bend: 18 },
];

export const CONDITIONING = {
  burpee: burpee(),
  'jumping-jack': jumpingJack(),
  'high-knees': onTheSpot({ lean: 3, hop: 6, raised: { root: 94, bend: 98, ankle: 0 }, arms: PUMP }),
  'butt-kick': onTheSpot({ lean: 5, hop: 7, raised: { root: 8, bend: 128, ankle: 0 }, arms: PUMP }),
  'march-in-place': onTheSpot({ lean: 0, hop: 2, raised: { root: 64, bend: 74, ankle: 0 }, arms: SWING }),
  'squat-jump': squatJump(),
  'skater-jump': skater(),
  'shadow-boxing': boxing(),
  'step-up-down': stepping(),
  'jump-rope': jumpRope(),
  'treadmill-walk': onTreadmill(false),
  'treadmill-run': onTreadmill(true),
  'indoor-cycling': cycling(),
  'rowing-ergometer': rowing(),
  stepper: stepper(),
} satisfies Record<string, Drawing>;
