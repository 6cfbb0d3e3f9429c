import { combine, type Drawing, type Equipment } from '../drawing.js';
import {
  barbellEnd,
  barbellFront,
  barEnd,
  cableColumn,
  disc,
  dumbbell,
  dumbbellEnd,
  flatBench,
  grip,
  handleEnd,
  mat,
  pad,
  pullUpFrame,
  rod,
  smithRails,
  stackTower,
  surface,
} from '../equipment.js';
import { along, mixPoint, type Point } from '../geometry.js';
import type { Limb, Pose } from '../skeleton.js';
import {
  band,
  bentOver,
  cable,
  crossedArms,
  draw,
  facing,
  fixed,
  HANGING_ARM,
  held,
  inBothHands,
  moved,
  seatedFacing,
  STANCE,
  standing,
  strap,
  swinging,
  reversed,
} from './kit.js';

/** Deadlift from the floor; the plate's radius (22.5 cm) sets the bar's height. */
export function deadlift(equipment: readonly Equipment[], start: Pose, lockout: Point = [6, 84]): Drawing {
  return draw('side', swinging(start), swinging(standing({ trunk: -2, arm: { to: lockout } })), equipment, [
    'feet',
  ]);
}

export const DEADLIFT_START: Pose = {
  hip: [-28, 62],
  trunk: 69,
  neck: -34,
  arm: { to: [8, 23] },
  leg: STANCE,
};

const BAR = 222;

/** Hanging from a bar seen from behind: `grip` is half the distance of the hands. */
function pullUp(gripHalf: number, equipment: readonly Equipment[], legs?: Limb): Drawing {
  const leg: Limb = legs ?? { root: 3, bend: 0 };
  const shoulderDrop = Math.sqrt(58.4 ** 2 - (gripHalf - 19) ** 2);
  return draw(
    'back',
    { hip: [0, BAR - shoulderDrop - 51], trunk: 0, arm: { to: [gripHalf, BAR] }, leg },
    { hip: [0, BAR - 61], trunk: 0, arm: { to: [gripHalf, BAR] }, leg },
    [fixed(pullUpFrame(BAR, 70)), ...equipment],
    ['hands'],
  );
}

/** Chin-up from the side: palms towards the face, elbows in front. */
function chinUp(equipment: readonly Equipment[], leg: Limb = { root: -4, bend: 26, foot: -40 }): Drawing {
  const bar: Point = [14, BAR];
  const frame = combine(
    rod([-44, 2], [-44, BAR], 4, 'l'),
    rod([-44, BAR], bar, 3.4, 'm'),
    rod([-60, 2], [-26, 2], 4, 'l'),
    surface([bar, bar]),
  );
  return draw(
    'side',
    { hip: [2, BAR - 109], trunk: -2, arm: { to: bar }, leg },
    { hip: [-2, BAR - 62], trunk: -12, neck: -4, arm: { to: bar }, leg },
    [fixed(frame), held(barEnd()), ...equipment],
    ['hands'],
  );
}

/** Seated under a high pulley, seen from behind: the bar comes down to the collar bone. */
function pulldown(gripHalf: number, barHalf: number): Drawing {
  const pulley = 214;
  const shoulder = 46 + 11.8 + 51;
  const reach = Math.sqrt(56 ** 2 - (gripHalf - 19) ** 2);
  const bar = combine(
    rod([-barHalf + 10, 0], [barHalf - 10, 0], 3, 'e'),
    rod([-barHalf, -7], [-barHalf + 10, 0], 3, 'e'),
    rod([barHalf - 10, 0], [barHalf, -7], 3, 'e'),
  );
  const position = (y: number): Pose => seatedFacing(46, { arm: { to: [gripHalf, y] } });
  const tower = combine(
    rod([-34, 2], [34, 2], 4),
    combine(rod([-12, 2], [-12, pulley], 4, 'l'), rod([12, 2], [12, pulley], 4, 'l')),
    rod([-14, pulley], [14, pulley], 5, 'm'),
  );
  return draw(
    'back',
    position(shoulder + reach),
    position(shoulder + 6),
    [
      fixed(tower),
      cable([0, pulley], { anchor: 'hands' }),
      fixed(combine(rod([0, 44], [0, 4], 8), pad([-20, 46], [20, 46]))),
      held(bar, 'hands', 'behind'),
    ],
    ['seat', 'feet'],
  );
}

/** Seated under a high pulley from the side, for the narrow and reverse grips. */
function pulldownSide(handle: Equipment[], lean: number, end: Point): Drawing {
  const pulley: Point = [34, 214];
  const seat = combine(
    rod([6, 44], [6, 3], 6),
    pad([-16, 46], [22, 46]),
    rod([-16, 2], [64, 2], 4),
    rod([62, 2], [62, 76], 4),
  );
  const roller = combine(rod([62, 76], [42, 76], 4), pad([30, 73], [46, 73], -1, 8));
  const base: Pose = { hip: [2, 57.8], trunk: 2, arm: { root: 0 }, leg: { to: [44, 8] } };
  return draw(
    'side',
    { ...base, trunk: 4, arm: { to: [26, 159] } },
    { ...base, trunk: -lean, neck: -4, arm: { to: end } },
    [
      fixed(combine(stackTower(78, 214), rod([78, 214], pulley, 5))),
      fixed(seat),
      cable(pulley, { anchor: 'hands' }),
      fixed(roller, 'middle'),
      ...handle,
    ],
    ['seat', 'feet'],
  );
}

function row(equipment: readonly Equipment[], low: Point = [22, 57], high: Point = [4, 90]): Drawing {
  return draw('side', bentOver({ arm: { to: low } }), bentOver({ arm: { to: high } }), equipment, ['feet']);
}

/** One hand and knee on a bench, the other side rowing. */
function oneArmRow(): Drawing {
  const base: Pose = {
    hip: [-18, 84],
    trunk: 78,
    neck: -20,
    arm: { root: 0 },
    otherArm: { to: [40, 38] },
    leg: { to: [-16, 8] },
    otherLeg: { root: 2, bend: 92, foot: -80 },
  };
  const shoulder = along(base.hip, 180 - base.trunk, 51);
  return draw(
    'side',
    { ...base, arm: { to: [shoulder[0] - 1, shoulder[1] - 58] } },
    { ...base, arm: { to: [shoulder[0] - 26, shoulder[1] - 26] } },
    [fixed(flatBench(-48, 62, 34)), held(dumbbell(), 'hand', 'front')],
    ['foot', 'knee'],
  );
}

/** Lying face down on an incline bench, arms hanging over its edge. */
export function chestSupported(start: Limb, end: Limb, equipment: readonly Equipment[], lean = 52): Drawing {
  // The pad leans right; the chest rests on it, the feet are behind its lower end.
  const hip: Point = [-22, 71];
  const base: Pose = { hip, trunk: lean, neck: -18, arm: start, leg: { root: -50, bend: 0, foot: -42 } };
  const line = (from: number, depth: number): Point => {
    const p = along(hip, 180 - lean, from);
    const angle = (lean * Math.PI) / 180;
    return [p[0] + Math.cos(angle) * depth, p[1] - Math.sin(angle) * depth];
  };
  const [low, high] = [line(-6, 12.5), line(46, 12.5)];
  const bench = combine(
    pad(low, high, 1),
    rod(line(4, 18), [line(4, 18)[0], 3], 5),
    rod(line(34, 18), [line(4, 0)[0] + 44, 3], 4),
    rod([line(4, 0)[0] - 14, 2], [line(4, 0)[0] + 58, 2], 4),
  );
  return draw('side', base, { ...base, arm: end }, [fixed(bench), ...equipment], ['chest']);
}

/** Sitting on a low pad, feet against a plate, pulling a low cable. */
function seatedRow(equipment: readonly Equipment[], pulley: Point, one = false): Drawing {
  const base: Pose = { hip: [0, 44], trunk: 6, arm: { root: 0 }, leg: { to: [66, 32], foot: 62 } };
  const seat = combine(
    pad([-22, 32], [26, 32]),
    rod([0, 28], [0, 3], 5),
    rod([-20, 2], [100, 2], 4),
    rod([76, 2], [84, 46], 4),
    rod([76, 24], [86, 52], 5, 'e'),
  );
  return draw(
    'side',
    { ...base, trunk: 14, arm: { to: [64, 82] }, ...(one && { otherArm: { to: [30, 52] } }) },
    { ...base, trunk: -6, arm: { to: [12, 68] }, ...(one && { otherArm: { to: [30, 52] } }) },
    [fixed(combine(cableColumn(pulley, 1, 190), seat)), cable(pulley, { anchor: 'hand' }), ...equipment],
    ['seat'],
  );
}

/** A lever row with a chest pad. */
function machineRow(): Drawing {
  const base: Pose = { hip: [0, 57.8], trunk: 6, arm: { root: 0 }, leg: { to: [46, 8] } };
  const pivot: Point = [55, 29];
  const frame = combine(
    pad([-18, 46], [20, 46]),
    rod([0, 44], [0, 3], 6),
    rod([-20, 2], [92, 2], 4),
    rod([21, 86], [30, 112], 7, 'e'),
    rod([27, 96], [58, 60], 4, 'm'),
    rod([58, 60], [58, 3], 4, 'm'),
    stackTower(88, 130),
  );
  return draw(
    'side',
    { ...base, arm: { to: [60, 98] } },
    { ...base, arm: { to: [22, 90] } },
    [fixed(frame), strap(pivot, { anchor: 'hands' }), held(grip(7, true), 'hands', 'middle')],
    ['seat', 'feet'],
  );
}

/** Facing a plate-loaded lever whose handles come down and back from above the forehead. */
function highRow(): Drawing {
  const base: Pose = { hip: [0, 57.8], trunk: 5, arm: { root: 0 }, leg: { to: [44, 8] } };
  const pivot: Point = [88, 80];
  const [high, low]: [Point, Point] = [
    [46, 142],
    [19, 105],
  ];
  const frame = combine(
    pad([-18, 46], [20, 46]),
    rod([0, 44], [0, 3], 6),
    rod([-20, 2], [104, 2], 4),
    rod(pivot, [pivot[0], 3], 6),
    rod([pivot[0], 66], [22, 98], 4),
    rod([18, 82], [21, 106], 7, 'e'),
    disc(pivot, 5, 'e'),
  );
  const roller = combine(rod([pivot[0], 48], [40, 60], 4), pad([27, 60], [45, 55], -1, 8));
  return draw(
    'side',
    { ...base, arm: { to: high } },
    { ...base, trunk: 2, arm: { to: low } },
    [
      fixed(frame),
      strap(pivot, { anchor: 'hands' }),
      moved(barbellEnd(14), { at: mixPoint(pivot, high, 0.5) }, { at: mixPoint(pivot, low, 0.5) }),
      fixed(roller, 'middle'),
      held(grip(6), 'hands', 'middle'),
    ],
    ['seat', 'feet'],
  );
}

/** Seated, the pad of a lever behind the shoulder blades; the trunk opens from the hips. */
function machineBackExtension(): Drawing {
  const at = (trunk: number): Pose => ({
    hip: [0, 63.8],
    trunk,
    neck: trunk > 0 ? -14 : 4,
    arm: crossedArms(trunk),
    leg: { to: [46, 18], foot: 6 },
  });
  const frame = combine(
    pad([-17, 52], [22, 52]),
    rod([2, 46], [2, 3], 6),
    rod([-60, 2], [62, 2], 4),
    rod([46, 6], [66, 12], 5, 'e'),
    rod([60, 10], [60, 3], 4),
    stackTower(-52, 130),
    rod([-50, 64], [0, 64], 5),
    disc([0, 64], 5, 'e'),
  );
  // In the trunk's own plane, which hangs head down: an arm along the back with a roller at its end.
  const lever = combine(
    rod([18, 8], [16, 44], 5, 'm'),
    rod([16, 44], [0, 51], 5, 'm'),
    disc([18.5, 10], 7, 'e'),
  );
  return draw(
    'side',
    at(38),
    at(-24),
    [fixed(frame), held(lever, 'neck', 'behind', { turns: true })],
    ['seat'],
  );
}

/** A bar pivoting on the floor behind, plates at its front end. */
function tBarRow(): Drawing {
  const pivot: Point = [-96, 8];
  return draw(
    'side',
    bentOver({ hip: [-20, 80], trunk: 50, arm: { to: [22, 62] } }),
    bentOver({ hip: [-20, 80], trunk: 50, arm: { to: [10, 86] } }),
    [
      fixed(combine(rod([-106, 2], [-80, 2], 4), rod(pivot, [-96, 2], 4))),
      strap(pivot, { anchor: 'hands', offset: [3, -1] }, 'middle'),
      held(combine(rod([0, 0], [26, 8], 3.4, 'm')), 'hands', 'middle'),
      held(barbellEnd(15), 'hands', 'middle', { offset: [24, 7] }),
    ],
    ['feet'],
  );
}

/**
 * Body straight under a bar or straps, heels on the floor, pulling the chest up. `low` and `high` are the body's
 * slopes in degrees; the grips end before the chest.
 */
function bodyRow(grips: readonly [Point, Point], slopes: Point, equipment: readonly Equipment[]): Drawing {
  const position = (slope: number, arm: Limb): Pose => {
    const foot = 68 - slope;
    // The body turns about the back of the heel.
    const ankle = along(along(HEEL, 90 + foot, 5), foot, -8);
    const hip = along(ankle, 270 - slope, 85);
    const leg: Limb = { root: 90 - slope, bend: 0, foot };
    return { hip, trunk: slope - 90, neck: 8, arm, leg, otherLeg: leg };
  };
  return draw(
    'side',
    position(slopes[0], { to: grips[0] }),
    position(slopes[1], { to: grips[1], rootScale: 0.72, endScale: 0.86 }),
    [fixed(surface(grips)), ...equipment],
    ['hands'],
  );
}

const HEEL: Point = [131, 0];
const ROW_BAR: Point = [40.7, 94.7];

/** Standing before a high pulley, arms straight from overhead down to the thighs. */
function straightArmPulldown(): Drawing {
  const pulley: Point = [74, 198];
  return draw(
    'side',
    { hip: [-8, 90], trunk: 22, neck: -8, arm: { root: 138, bend: 8 }, leg: STANCE },
    { hip: [-6, 91], trunk: 12, neck: -6, arm: { root: 10, bend: 8 }, leg: STANCE },
    [
      fixed(cableColumn(pulley, 1, 212)),
      cable(pulley, { anchor: 'hands' }),
      held(barEnd(), 'hands', 'middle'),
    ],
    ['feet'],
  );
}

function shrug(equipment: readonly Equipment[], view: 'front' | 'side'): Drawing {
  if (view === 'side')
    return draw(
      'side',
      standing({ arm: { root: 3, bend: 3 } }),
      standing({ arm: { root: 3, bend: 3 }, shrug: 7 }),
      equipment,
      ['feet'],
    );
  return draw(
    'back',
    facing({ arm: { root: 9, bend: 0 } }),
    facing({ arm: { root: 8, bend: 2 }, shrug: 8 }),
    equipment,
    ['feet'],
  );
}

/** A 45° back-extension bench: hips on the pad, ankles under the roller. */
function backExtension(): Drawing {
  const hip: Point = [0, 88];
  const leg: Limb = { root: -45, bend: 0, foot: 20 };
  const bench = combine(
    pad([-16, 56], [9, 81], 1, 8),
    rod([-2, 60], [12, 3], 5),
    rod([-70, 2], [30, 2], 4),
    rod([-66, 3], [-40, 40], 4),
    rod([-72, 26], [-50, 12], 4, 'e'),
  );
  return draw(
    'side',
    { hip, trunk: 112, neck: -10, arm: crossedArms(112), leg, otherLeg: leg },
    { hip, trunk: 45, neck: -4, arm: crossedArms(45), leg, otherLeg: leg },
    [fixed(bench)],
    [],
  );
}

/** Prone on the floor, arms stretched ahead; everything lifts. */
function superman(): Drawing {
  const flat: Limb = { root: -90, bend: 0, ankle: -74 };
  return draw(
    'side',
    { hip: [0, 11.5], trunk: 90, arm: { root: 86, bend: 4 }, leg: flat, otherLeg: flat },
    {
      hip: [0, 11.5],
      trunk: 80,
      spine: -18,
      neck: -10,
      arm: { root: 118, bend: 2 },
      leg: { root: -106, bend: 4, ankle: -74 },
      otherLeg: { root: -106, bend: 4, ankle: -74 },
    },
    [fixed(mat(-110, 130))],
    [],
  );
}

export const BACK = {
  'barbell-deadlift': deadlift([held(barbellEnd(22.5), 'hands', 'middle')], DEADLIFT_START),
  'pull-up': pullUp(42, []),
  'chin-up': chinUp([]),
  'assisted-pull-up': pullUp(
    42,
    [
      fixed(combine(rod([-86, 2], [-86, 190], 12, 'l'), rod([-100, 2], [-72, 2], 4))),
      ...(['knee'] as const).map(anchor =>
        held(combine(pad([-8, -8], [28, -8]), rod([-52, -12], [0, -12], 4)), anchor, 'behind'),
      ),
    ],
    { root: 5, rootScale: 0.9, bend: 0, endScale: 0.3 },
  ),
  'band-assisted-pull-up': chinUp([band([16, BAR - 2], { anchor: 'knee', offset: [4, 4] }, 'middle')], {
    root: 42,
    bend: 96,
    foot: -60,
  }),
  'lat-pulldown': pulldown(46, 58),
  'close-grip-lat-pulldown': pulldownSide([held(grip(6), 'hands', 'middle')], 14, [20, 112]),
  'reverse-grip-lat-pulldown': pulldownSide([held(barEnd(), 'hands', 'middle')], 10, [16, 104]),
  'band-lat-pulldown': draw(
    'back',
    {
      hip: [0, 52],
      trunk: 0,
      arm: { to: [36, 158] },
      leg: { root: 4, rootScale: 0.95, bend: 0, endScale: 0.1, foot: 0 },
    },
    {
      hip: [0, 52],
      trunk: 0,
      arm: { to: [40, 108] },
      leg: { root: 4, rootScale: 0.95, bend: 0, endScale: 0.1, foot: 0 },
    },
    [
      fixed(combine(rod([-24, 212], [24, 212], 5), mat(-40, 40))),
      band([0, 211], { anchor: 'hand' }, 'behind'),
      band([0, 211], { anchor: 'otherHand' }, 'behind'),
      ...inBothHands(handleEnd()),
    ],
    [],
  ),
  'barbell-row': row([held(barbellEnd(17))]),
  'underhand-barbell-row': draw(
    'side',
    bentOver({ hip: [-15, 86], trunk: 42, arm: { to: [18, 68] } }),
    bentOver({ hip: [-15, 86], trunk: 42, arm: { to: [4, 92] } }),
    [held(barbellEnd(17))],
    ['feet'],
  ),
  'one-arm-dumbbell-row': oneArmRow(),
  'bent-over-dumbbell-row': row([held(dumbbell(), 'hands', 'front')], [23, 57], [2, 88]),
  'chest-supported-dumbbell-row': chestSupported(HANGING_ARM, { root: -62, bend: 78 }, [
    held(dumbbell(), 'hands', 'front'),
  ]),
  'seated-cable-row': seatedRow([held(grip(6), 'hands', 'middle')], [98, 62]),
  'one-arm-cable-row': seatedRow([held(handleEnd(), 'hand', 'front')], [98, 62], true),
  'machine-row': machineRow(),
  'machine-high-row': highRow(),
  't-bar-row': tBarRow(),
  'inverted-row': bodyRow(
    [ROW_BAR, ROW_BAR],
    [19, 38],
    [fixed(smithRails(ROW_BAR[0], 170)), held(barEnd(), 'hands', 'middle')],
  ),
  'suspension-row': bodyRow(
    [
      [60, 129.6],
      [69, 116.6],
    ],
    [35, 55],
    [
      fixed(rod([126, 216], [174, 216], 5)),
      strap([150, 215], { anchor: 'hands' }, 'behind'),
      held(grip(5), 'hands', 'middle'),
    ],
  ),
  'band-row': draw(
    'side',
    { hip: [0, 12], trunk: 4, arm: { to: [56, 52] }, leg: { to: [84, 10], foot: 84 } },
    { hip: [0, 12], trunk: -4, arm: { to: [8, 38] }, leg: { to: [84, 10], foot: 84 } },
    [
      fixed(mat(-30, 110)),
      band({ anchor: 'feet', offset: [9, 8] }, { anchor: 'hands' }),
      held(handleEnd(), 'hands', 'front'),
    ],
    ['seat'],
  ),
  'straight-arm-pulldown': straightArmPulldown(),
  'barbell-shrug': shrug([held(barbellFront(66, 18), 'hands', 'behind')], 'front'),
  'dumbbell-shrug': shrug(
    [held(dumbbellEnd(), 'hand', 'front'), held(dumbbellEnd(), 'otherHand', 'front')],
    'front',
  ),
  'back-extension': reversed(backExtension()),
  'machine-back-extension': machineBackExtension(),
  superman: superman(),
} satisfies Record<string, Drawing>;
