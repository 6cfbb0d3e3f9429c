import type { Drawing, Equipment, Shape } from '../drawing.js';
import {
  barbellEnd,
  block,
  cableColumn,
  declineBench,
  declineRoller,
  dumbbell,
  dumbbellEnd,
  flatBench,
  grip,
  handleEnd,
  inclineBench,
  machineSeat,
  pad,
  rod,
  smithRails,
  stackTower,
  stepBox,
  surface,
} from '../equipment.js';
import { combine } from '../drawing.js';
import type { Limb, Pose } from '../skeleton.js';
import { along, type Point } from '../geometry.js';
import {
  band,
  cable,
  draw,
  facing,
  fixed,
  held,
  inBothHands,
  lyingOn,
  moved,
  onToes,
  reversed,
  seatedAt,
  seatedFacing,
} from './kit.js';

const BENCH = flatBench(-84, 26);

/** Arms of a press: folded with the elbows out (foreshortened), or stretched. */
const folded = (to: Point): Limb => ({ to, rootScale: 0.62, endScale: 0.82 });
const stretched = (to: Point): Limb => ({ to });

/** A press on a flat bench; the grip point travels from the chest to above the shoulder. */
export function flatPress(
  equipment: readonly Equipment[],
  low: Point = [-34, 74],
  high: Point = [-46, 114],
): Drawing {
  return draw(
    'side',
    lyingOn(44, { arm: folded(low) }),
    lyingOn(44, { arm: stretched(high) }),
    [fixed(BENCH), ...equipment],
    ['back', 'feet'],
  );
}

/** Close to the ribs: elbows stay in the plane. */
export function closePress(equipment: readonly Equipment[]): Drawing {
  return draw(
    'side',
    lyingOn(44, { arm: { to: [-30, 73] } }),
    lyingOn(44, { arm: { to: [-44, 114] } }),
    [fixed(BENCH), ...equipment],
    ['back', 'feet'],
  );
}

const INCLINE = 55;
function inclinePress(equipment: readonly Equipment[], lean = INCLINE): Drawing {
  const rest = seatedAt([0, 44], lean);
  const shoulder = along(rest.hip, 180 + lean, 51);
  const low: Point = [shoulder[0] + 17, shoulder[1] + 9];
  const high: Point = [shoulder[0] + 7, shoulder[1] + 57];
  return draw(
    'side',
    { ...rest, arm: folded(low) },
    { ...rest, arm: stretched(high) },
    [fixed(inclineBench([0, 44], lean)), ...equipment],
    ['back', 'seat', 'feet'],
  );
}

/** Head lower than the hips, shins hooked behind a roller. */
function declinePress(): Drawing {
  const rest: Pose = {
    hip: [0, 66],
    trunk: -104,
    arm: { root: 0 },
    leg: { root: 76, bend: 66, foot: -16 },
  };
  const shoulder = along(rest.hip, 284, 51);
  const low: Point = [shoulder[0] + 13, shoulder[1] + 19];
  return draw(
    'side',
    { ...rest, arm: folded(low) },
    { ...rest, arm: stretched([shoulder[0] + 3, shoulder[1] + 58]) },
    [fixed(declineBench()), fixed(declineRoller(), 'front'), held(barbellEnd())],
    ['back'],
  );
}

/** Straight body on hands and toes; `hands` and `feet` are the heights of their supports. */
export function pushUp(
  options: {
    handX?: number;
    handsAt?: number;
    feetAt?: number;
    knees?: boolean;
    close?: boolean;
    extra?: readonly Equipment[];
  } = {},
): Drawing {
  const { handsAt = 0, feetAt = 0, knees = false, close = false, extra = [] } = options;
  const position = (shoulderX: number, shoulderHeight: number): Pose => {
    // Facing right, head to the right: the toes (or knees) are the pivot, the trunk one line with the thighs.
    const pivot: Point = knees ? [-94, 7.5] : [-132, onToes(-62, feetAt)];
    const length = knees ? 43 + 51 : 43 + 42 + 51;
    const rise = shoulderHeight - pivot[1];
    const angle = 180 - (Math.acos(rise / length) * 180) / Math.PI;
    const shoulder = along(pivot, angle, length);
    const hip = along(shoulder, angle - 180, 51);
    const limb: Limb = knees
      ? { root: angle - 180, bend: 62, foot: -60 }
      : { root: angle - 180, bend: 0, foot: -62 };
    const hand: Point = [shoulderX, handsAt + 4];
    return {
      hip,
      trunk: 180 - angle,
      neck: -18,
      arm: { to: hand, rootScale: shoulderHeight - handsAt < 45 && !close ? 0.75 : 1 },
      leg: limb,
      otherLeg: limb,
    };
  };
  const high = position(0, handsAt + 60);
  const low = position(0, handsAt + 27);
  const shoulderX = along(high.hip, 180 - high.trunk, 51)[0];
  const hands = { to: [shoulderX + (close ? -6 : -1), handsAt + 4] as Point };
  return draw(
    'side',
    { ...high, arm: { ...hands } },
    { ...low, arm: { ...hands, rootScale: close ? 1 : 0.86 } },
    extra,
    ['hands', knees ? 'knees' : 'toes'],
  );
}

const SEAT_CORNER: Point = [0, 46];
/** A seated machine press straight ahead: handles on a lever that swings from above. */
function machinePress(): Drawing {
  const rest = seatedAt(SEAT_CORNER, 6);
  const pivot: Point = [22, 158];
  return draw(
    'side',
    { ...rest, arm: folded([28, 92]) },
    { ...rest, arm: stretched([62, 98]) },
    [
      fixed(machineSeat(16, 46, { lean: 6, length: 74 })),
      fixed(stackTower(-42, 160)),
      fixed(combine(rod([-42, 158], pivot, 5), rod([6, 46], [16, 46], 0))),
      { kind: 'line', line: 'strap', layer: 'behind', from: pivot, to: { anchor: 'hands' } },
      held(grip(7, true), 'hands', 'middle'),
    ],
    ['seat', 'back', 'feet'],
  );
}

/** The same from a reclined seat, obliquely up, the lever hung behind the head. */
function machineInclinePress(): Drawing {
  const lean = 32;
  const rest = seatedAt(SEAT_CORNER, lean);
  const shoulder = along(rest.hip, 180 + lean, 51);
  const near: Point = [shoulder[0] + 20, shoulder[1] + 5];
  const far: Point = [shoulder[0] + 31, shoulder[1] + 49];
  const pivot: Point = [shoulder[0] - 30, shoulder[1] + 42];
  return draw(
    'side',
    { ...rest, arm: folded(near) },
    { ...rest, arm: stretched(far) },
    [
      fixed(combine(stackTower(-66, pivot[1] + 6), rod([-66, pivot[1]], pivot, 5))),
      fixed(inclineBench(SEAT_CORNER, lean, 78)),
      { kind: 'line', line: 'strap', layer: 'behind', from: pivot, to: { anchor: 'hands' } },
      held(grip(7, true), 'hands', 'middle'),
    ],
    ['seat', 'back', 'feet'],
  );
}

const open = (root: number, bend: number): Limb => ({ root, bend });

/** A fly on a bench from the head end, whose pad is `height` high: the arms swing in the picture's plane. */
function benchFly(height: number): Drawing {
  const base = (arm: Limb): Pose => ({
    hip: [0, height - 40],
    trunk: 0,
    arm,
    leg: { root: 0 },
  });
  const legs = combine(
    rod([-8, 36], [-30, 47], 14, 'b'),
    rod([8, 36], [30, 47], 14, 'b'),
    rod([-32, 44], [-34, 8], 10, 'b'),
    rod([32, 44], [34, 8], 10, 'b'),
    rod([-35, 5], [-34, 5], 10, 'b'),
    rod([35, 5], [34, 5], 10, 'b'),
  );
  const bench = combine(
    rod([0, height - 4], [0, 3], 7, 'm'),
    rod([-22, 2], [22, 2], 4, 'm'),
    pad([-15, height], [15, height]),
  );
  return draw(
    'headEnd',
    base(open(96, 22)),
    base(open(172, 33)),
    [fixed(legs), fixed(bench), ...inBothHands(dumbbellEnd())],
    [],
  );
}

/** A fly on an incline bench, seen from the front: the trunk leans back, the arms close above the chest. */
function inclineFly(): Drawing {
  const at = (arm: Limb): Pose => seatedFacing(46, { trunkScale: 0.8, arm });
  const bench = combine(
    rod([0, 44], [0, 4], 9),
    rod([-26, 2], [26, 2], 4),
    pad([-19, 46], [19, 46]),
    block([-16, 50], 32, 62, 'm', 8),
  );
  return draw(
    'front',
    at(open(92, 22)),
    at(open(170, 34)),
    [fixed(bench), ...inBothHands(dumbbellEnd())],
    ['seat', 'feet'],
  );
}

/** Hands meeting before the chest: both arm segments point at the viewer. */
const together = (x: number, y: number): Limb => ({ to: [x, y], sense: -1, rootScale: 0.6, endScale: 0.62 });

/** Two cable towers seen from the front; the hands travel from outside to the mid-line. */
function cableFly(pulleyHeight: number, start: Limb, end: Limb, between?: Limb): Drawing {
  const x = 84;
  const towers = combine(cableColumn([-x, pulleyHeight], -1, 210), cableColumn([x, pulleyHeight], 1, 210));
  const stance: Partial<Pose> = { leg: { to: [12, 8] } };
  return draw(
    'front',
    facing({ ...stance, arm: start }),
    facing({ ...stance, arm: end }),
    [
      fixed(towers),
      cable([-x, pulleyHeight], { anchor: 'hand' }, 'front'),
      cable([x, pulleyHeight], { anchor: 'otherHand' }, 'front'),
      ...inBothHands(handleEnd()),
    ],
    ['feet'],
    between && { via: [facing({ ...stance, arm: between })] },
  );
}

/** Seated from the front, forearms on the pads of two swinging levers. */
function pecDeck(): Drawing {
  const back = combine(pad([-12, 118], [12, 118], 1, 7), rod([0, 112], [0, 4], 10, 'b'));
  return draw(
    'front',
    seatedFacing(46, { arm: { root: 86, bend: 84, endScale: 0.9 } }),
    seatedFacing(46, { arm: { root: 60, rootScale: 0.25, bend: 138, endScale: 0.9 } }),
    [
      fixed(combine(rod([-58, 168], [58, 168], 5), rod([0, 168], [0, 120], 6, 'l'), back)),
      fixed(combine(rod([-22, 2], [22, 2], 4), rod([0, 44], [0, 3], 8), pad([-20, 46], [20, 46]))),
      ...(['hand', 'otherHand'] as const).map(anchor =>
        held(combine(rod([0, -20], [0, 8], 5, 'e')), anchor, 'front'),
      ),
      { kind: 'line', line: 'strap', layer: 'behind', from: [-40, 168], to: { anchor: 'hand' } },
      { kind: 'line', line: 'strap', layer: 'behind', from: [40, 168], to: { anchor: 'otherHand' } },
    ],
    ['seat', 'feet'],
  );
}

/** Dips between parallel bars at hip height, seen from the side. */
export function dip(lean: number, extra: readonly Equipment[] = [], assisted = false): Drawing {
  const bar = 128;
  const position = (shoulderHeight: number, trunk: number, handX: number): Pose => {
    const shoulder: Point = [0, shoulderHeight];
    const hip = along(shoulder, 360 - trunk, 51);
    return {
      hip,
      trunk,
      neck: -trunk * 0.4,
      arm: { to: [handX, bar + 3] },
      leg: assisted ? { root: 4, bend: 94, foot: -80 } : { root: 8 - trunk * 0.4, bend: 62, foot: -55 },
    };
  };
  const bars = combine(
    rod([-30, bar], [26, bar], 4.4, 'm'),
    rod([-26, bar], [-26, 3], 4.4, 'm'),
    rod([-44, 2], [0, 2], 4.4, 'm'),
    surface([
      [-30, bar + 2],
      [26, bar + 2],
    ]),
  );
  return draw(
    'side',
    position(bar + 60.5, lean * 0.4, -lean * 0.15),
    position(bar + 27, lean, -lean * 0.15),
    [fixed(bars), ...extra],
    ['hands'],
  );
}

/** The knee platform of an assisted pull-up and dip machine. */
export function assistPlatform(from: Point, to: Point): Equipment[] {
  const platform: Shape = combine(pad([-24, 0], [16, 0]), rod([16, -4], [74, -4], 4));
  return [fixed(stackTower(64, 190)), moved(platform, { at: from }, { at: to })];
}

/** Pulling a dumbbell from behind the head to above the chest, arms nearly straight. */
function pullover(): Drawing {
  return draw(
    'side',
    lyingOn(44, { arm: { root: 246, bend: 16 } }),
    lyingOn(44, { arm: { root: 168, bend: 16 } }),
    [fixed(BENCH), held(dumbbell(12), 'hands', 'middle', { turns: true })],
    ['back', 'feet'],
  );
}

export const CHEST = {
  'barbell-bench-press': reversed(flatPress([held(barbellEnd())])),
  'dumbbell-bench-press': flatPress([held(dumbbellEnd())], [-38, 73], [-48, 114]),
  'smith-bench-press': reversed(
    flatPress([fixed(smithRails(-40, 190)), held(barbellEnd(14))], [-40, 74], [-40, 113]),
  ),
  'machine-chest-press': machinePress(),
  'dumbbell-floor-press': draw(
    'side',
    lyingOn(0, { arm: { to: [-34, 33], rootScale: 0.7 }, leg: { to: [46, 8] } }),
    lyingOn(0, { arm: { to: [-48, 69] }, leg: { to: [46, 8] } }),
    [held(dumbbellEnd())],
    ['back', 'feet'],
  ),
  'decline-barbell-bench-press': reversed(declinePress()),
  'push-up': pushUp(),
  'knee-push-up': pushUp({ knees: true }),
  'incline-push-up': pushUp({ handsAt: 44, extra: [fixed(stepBox(-34, 20, 44))] }),
  'decline-push-up': pushUp({ feetAt: 44, extra: [fixed(flatBench(-190, -112))] }),
  'band-chest-press': draw(
    'side',
    {
      hip: [0, 91],
      trunk: 6,
      arm: folded([24, 128]),
      leg: { to: [14, 8] },
      otherLeg: { to: [-24, 10], foot: -14 },
    },
    {
      hip: [2, 91],
      trunk: 8,
      arm: stretched([66, 136]),
      leg: { to: [14, 8] },
      otherLeg: { to: [-24, 10], foot: -14 },
    },
    [
      fixed(combine(rod([-78, 2], [-78, 170], 5), rod([-94, 2], [-62, 2], 4))),
      band([-78, 134], { anchor: 'hands' }, 'behind'),
      held(handleEnd(), 'hands', 'front'),
    ],
    ['foot'],
  ),
  'incline-barbell-bench-press': reversed(inclinePress([held(barbellEnd())])),
  'incline-dumbbell-bench-press': inclinePress([held(dumbbellEnd())]),
  'smith-incline-bench-press': reversed(inclinePress([fixed(smithRails(-27, 200)), held(barbellEnd(14))])),
  'machine-incline-press': machineInclinePress(),
  'pec-deck-fly': pecDeck(),
  'cable-fly': cableFly(138, { to: [70, 138], sense: -1 }, together(5, 122)),
  'low-cable-fly': cableFly(
    20,
    { root: 40, bend: 6 },
    { root: 52, rootScale: 0.62, bend: -148, endScale: 0.6 },
  ),
  'high-cable-fly': cableFly(
    196,
    { root: 122, bend: -14, rootScale: 0.94, endScale: 0.94 },
    { root: -8, bend: -14, rootScale: 0.86, endScale: 0.86 },
    // Half way the arms point past the viewer.
    { root: 54, bend: -22, rootScale: 0.66, endScale: 0.66 },
  ),
  'dumbbell-fly': reversed(benchFly(44)),
  'incline-dumbbell-fly': reversed(inclineFly()),
  'band-chest-fly': draw(
    'front',
    facing({ arm: { to: [70, 138], sense: -1 } }),
    facing({ arm: together(5, 128) }),
    [
      fixed(
        combine(
          rod([-96, 2], [-96, 170], 5),
          rod([96, 2], [96, 170], 5),
          rod([-108, 2], [-84, 2], 4),
          rod([84, 2], [108, 2], 4),
        ),
      ),
      band([-96, 138], { anchor: 'hand' }, 'behind'),
      band([96, 138], { anchor: 'otherHand' }, 'behind'),
      ...inBothHands(handleEnd()),
    ],
    ['feet'],
  ),
  'chest-dip': dip(34),
  'assisted-dip': dip(14, assistPlatform([-18, 82], [-16, 50]), true),
  'dumbbell-pullover': reversed(pullover()),
} satisfies Record<string, Drawing>;
