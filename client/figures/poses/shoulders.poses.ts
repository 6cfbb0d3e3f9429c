import { combine, type Drawing, type Equipment } from '../drawing.js';
import {
  block,
  cableColumn,
  dumbbell,
  dumbbellEnd,
  handleEnd,
  inclineBench,
  kettlebell,
  machineSeat,
  pad,
  plate,
  rod,
  ropeEnd,
  smithRails,
  stackTower,
} from '../equipment.js';
import { along, type Point } from '../geometry.js';
import type { Limb, Pose } from '../skeleton.js';
import {
  band,
  cable,
  draw,
  facing,
  fixed,
  held,
  inBothHands,
  seatedAt,
  seatedFacing,
  standing,
  strap,
  onToes,
  reversed,
  rackedBar,
} from './kit.js';

/** Bar from the front of the shoulders to overhead, standing, side view. */
function barPress(equipment: readonly Equipment[], legDrive = false): Drawing {
  const start = standing({ trunk: -4, arm: { to: [13, 141] }, ...(legDrive && { hip: [-5, 80] as Point }) });
  const lower = legDrive ? { arm: { to: [9, 129] as Point } } : {};
  return draw('side', { ...start, ...lower }, standing({ trunk: 0, arm: { to: [2, 200] } }), equipment, [
    'feet',
  ]);
}

/** Seen from the front: elbows under the hands, up to nearly straight. */
const PRESS_LOW: Limb = { root: 62, bend: 112 };
const PRESS_HIGH: Limb = { root: 160, bend: 18 };

function frontPress(equipment: readonly Equipment[], seated: boolean, start = PRESS_LOW): Drawing {
  const rest = (arm: Limb): Pose => (seated ? seatedFacing(46, { arm }) : facing({ arm }));
  const bench = combine(
    rod([0, 44], [0, 4], 9),
    rod([-24, 2], [24, 2], 4),
    pad([-19, 46], [19, 46]),
    block([-15, 52], 30, 68, 'l', 8),
  );
  return draw(
    'front',
    rest(start),
    rest(PRESS_HIGH),
    [...(seated ? [fixed(bench)] : []), ...equipment],
    seated ? ['seat', 'feet'] : ['feet'],
  );
}

/** Seated with an upright back rest, side view, a bar or lever overhead. */
function seatedPressSide(equipment: readonly Equipment[], low: Point, high: Point): Drawing {
  const rest = seatedAt([0, 46], 8);
  return draw(
    'side',
    { ...rest, arm: { to: low, rootScale: 0.9 } },
    { ...rest, arm: { to: high } },
    equipment,
    ['seat', 'back', 'feet'],
  );
}

function kettlebellPress(): Drawing {
  return draw(
    'front',
    facing({ arm: { root: 30, bend: 6 }, otherArm: { root: 24, bend: 140, endScale: 0.9 } }),
    facing({ arm: { root: 30, bend: 6 }, otherArm: { root: 166, bend: 12 } }),
    [held(kettlebell(), 'otherHand', 'middle', { offset: [5, 2] })],
    ['feet'],
  );
}

/** Hips high, arms and trunk in one line, head towards the floor. */
function pikePushUp(): Drawing {
  const position = (shoulder: Point, hip: Point): Pose => ({
    hip,
    trunk: 180 - (Math.atan2(shoulder[0] - hip[0], -(shoulder[1] - hip[1])) * 180) / Math.PI,
    neck: -4,
    arm: { to: [54, 4] },
    leg: { to: [-28, onToes(-40)], foot: -40 },
  });
  const at = (hip: Point, angle: number): Pose => position(along(hip, angle, 51), hip);
  return draw('side', at([0, 91], 54), at([16, 82], 40), [], ['hands', 'toes']);
}

/** Arms lifting sideways, from the front. */
function lateralRaise(equipment: readonly Equipment[]): Drawing {
  return draw(
    'front',
    facing({ arm: { root: 10, bend: 6 } }),
    facing({ arm: { root: 86, bend: 6 } }),
    equipment,
    ['feet'],
  );
}

function cableLateral(): Drawing {
  const pulley: Point = [-58, 12];
  const rest: Limb = { to: [61, 116], sense: 1 };
  return draw(
    'front',
    facing({ arm: rest, otherArm: { root: -4, bend: -10 } }),
    facing({ arm: rest, otherArm: { root: 84, bend: 6 } }),
    [
      fixed(cableColumn(pulley, -1, 200)),
      cable(pulley, { anchor: 'otherHand' }, 'middle'),
      held(handleEnd(), 'otherHand', 'front'),
    ],
    ['feet'],
  );
}

/** Elbows press pads outward and up. */
function machineLateral(): Drawing {
  const at = (root: number): Pose => seatedFacing(46, { arm: { root, bend: 0, endScale: 0.35 } });
  return draw(
    'front',
    at(14),
    at(84),
    [
      fixed(
        combine(
          rod([0, 44], [0, 4], 9),
          rod([-24, 2], [24, 2], 4),
          pad([-19, 46], [19, 46]),
          block([-15, 52], 30, 60, 'l', 8),
          rod([-24, 126], [24, 126], 4),
          rod([0, 126], [0, 100], 5),
        ),
      ),
      strap([-22, 126], { anchor: 'elbow' }),
      strap([22, 126], { anchor: 'otherElbow' }),
      held(rod([-6, -8], [-6, 8], 7, 'e'), 'elbow', 'front', { turns: true }),
      held(rod([6, -8], [6, 8], 7, 'e'), 'otherElbow', 'front', { turns: true }),
    ],
    ['seat', 'feet'],
  );
}

function uprightRow(): Drawing {
  return draw(
    'front',
    facing({ arm: { to: [26, 86], sense: -1 } }),
    facing({ arm: { to: [26, 127], sense: -1 } }),
    [
      held(
        combine(
          rod([-44, 0], [44, 0], 3, 'm'),
          rod([-40, -13], [-40, 13], 6, 'e'),
          rod([40, -13], [40, 13], 6, 'e'),
        ),
        'hands',
        'middle',
      ),
    ],
    ['feet'],
  );
}

function frontRaise(equipment: readonly Equipment[], end = 90): Drawing {
  return draw(
    'side',
    standing({ arm: { root: 8, bend: 6 } }),
    standing({ trunk: -2, arm: { root: end, bend: 6 } }),
    equipment,
    ['feet'],
  );
}

/** Bent over, arms opening sideways, seen from the front: the trunk points at the viewer, so it is drawn short. */
function bentOverRaise(): Drawing {
  const at = (arm: Limb): Pose =>
    facing({ hip: [0, 86], trunkScale: 0.52, arm, leg: { to: [15, 8], rootScale: 0.88 } });
  return draw('front', at({ root: 2, bend: 6 }), at({ root: 78, bend: 10 }), inBothHands(dumbbellEnd()), [
    'feet',
  ]);
}

/** Face down on an incline bench, seen from its head end: the bench's underside covers the trunk. */
function inclineRearRaise(): Drawing {
  const at = (arm: Limb): Pose => ({
    hip: [0, 70],
    trunk: 0,
    trunkScale: 0.6,
    arm,
    leg: { to: [17, 8], rootScale: 0.74, endScale: 0.73 },
  });
  const bench = combine(
    rod([0, 70], [0, 3], 6, 'm'),
    rod([-24, 2], [24, 2], 4, 'm'),
    block([-13, 58], 26, 34, 'e', 6),
  );
  return draw(
    'front',
    at({ root: 3, bend: 4 }),
    at({ root: 80, bend: 8 }),
    [fixed(bench, 'middle'), ...inBothHands(dumbbellEnd())],
    ['feet'],
  );
}

/** Facing the machine, seen from behind: straight arms swing back. */
function reversePecDeck(): Drawing {
  const at = (arm: Limb): Pose => seatedFacing(46, { arm });
  return draw(
    'back',
    at({ root: 78, rootScale: 0.36, bend: 0, endScale: 0.4 }),
    at({ root: 86, bend: 6 }),
    [
      fixed(combine(rod([-56, 170], [56, 170], 5), rod([0, 170], [0, 4], 10, 'l'))),
      { kind: 'line', line: 'strap', layer: 'behind', from: [-44, 170], to: { anchor: 'hand' } },
      { kind: 'line', line: 'strap', layer: 'behind', from: [44, 170], to: { anchor: 'otherHand' } },
      fixed(combine(rod([0, 44], [0, 4], 8), rod([-24, 2], [24, 2], 4), pad([-20, 46], [20, 46]))),
      ...(['hand', 'otherHand'] as const).map(anchor => held(rod([0, -8], [0, 8], 4, 'e'), anchor, 'middle')),
    ],
    ['seat', 'feet'],
  );
}

function rearDeltFly(): Drawing {
  const x = 88;
  const y = 150;
  return draw(
    'back',
    // Both arms point away from the viewer.
    facing({ arm: { root: 76, bend: 6, rootScale: 0.3, endScale: 0.3 } }),
    facing({ arm: { root: 84, bend: 10 } }),
    [
      fixed(combine(cableColumn([-x, y], -1, 205), cableColumn([x, y], 1, 205))),
      cable([x, y], { anchor: 'hand' }),
      cable([-x, y], { anchor: 'otherHand' }),
      ...inBothHands(handleEnd()),
    ],
    ['feet'],
  );
}

function facePull(): Drawing {
  const pulley: Point = [92, 158];
  return draw(
    'side',
    standing({
      hip: [-4, 91.5],
      trunk: -3,
      arm: { root: 96, bend: 2 },
      leg: { to: [10, 8] },
      otherLeg: { to: [-18, 8] },
    }),
    standing({
      hip: [-4, 91.5],
      trunk: -6,
      arm: { root: 98, rootScale: 0.4, bend: 72, endScale: 0.72 },
      leg: { to: [10, 8] },
      otherLeg: { to: [-18, 8] },
    }),
    [
      fixed(cableColumn(pulley, 1, 205)),
      cable(pulley, { anchor: 'hands' }),
      held(ropeEnd(), 'hands', 'middle'),
    ],
    ['feet'],
  );
}

const SHOULDER_SEAT = machineSeat(16, 46, { lean: 8, length: 74 });

export const SHOULDERS = {
  'overhead-press': barPress(rackedBar()),
  'seated-dumbbell-shoulder-press': frontPress(inBothHands(dumbbell()), true),
  'standing-dumbbell-shoulder-press': frontPress(inBothHands(dumbbell()), false),
  'arnold-press': frontPress(inBothHands(dumbbell()), true, {
    root: 14,
    rootScale: 0.7,
    bend: 156,
    endScale: 0.95,
  }),
  'smith-shoulder-press': reversed(
    seatedPressSide(
      [fixed(inclineBench([0, 46], 8, 78)), fixed(smithRails(16, 214)), ...rackedBar(14)],
      [16, 118],
      [16, 164],
    ),
  ),
  'machine-shoulder-press': seatedPressSide(
    [
      fixed(combine(stackTower(-44, 172), SHOULDER_SEAT, rod([-44, 126], [-36, 126], 5))),
      strap([-38, 126], { anchor: 'hands' }),
      held(handleEnd(), 'hands', 'middle'),
    ],
    [20, 116],
    [8, 163],
  ),
  'push-press': barPress(rackedBar(), true),
  'kettlebell-press': kettlebellPress(),
  'pike-push-up': pikePushUp(),
  'band-shoulder-press': draw(
    'front',
    facing({ arm: PRESS_LOW }),
    facing({ arm: PRESS_HIGH }),
    [
      band({ anchor: 'foot', offset: [0, -6] }, { anchor: 'hand' }, 'behind'),
      band({ anchor: 'otherFoot', offset: [0, -6] }, { anchor: 'otherHand' }, 'behind'),
      ...inBothHands(handleEnd()),
    ],
    ['feet'],
  ),
  'dumbbell-lateral-raise': lateralRaise(inBothHands(dumbbellEnd())),
  'cable-lateral-raise': cableLateral(),
  'machine-lateral-raise': machineLateral(),
  'band-lateral-raise': lateralRaise([
    band({ anchor: 'foot', offset: [0, -6] }, { anchor: 'hand' }, 'front'),
    band({ anchor: 'otherFoot', offset: [0, -6] }, { anchor: 'otherHand' }, 'front'),
    ...inBothHands(handleEnd()),
  ]),
  'ez-bar-upright-row': uprightRow(),
  'dumbbell-front-raise': frontRaise([held(dumbbellEnd(), 'hands', 'front')]),
  'plate-front-raise': frontRaise([held(plate(), 'hands', 'middle', { offset: [3, -4] })], 94),
  'bent-over-lateral-raise': bentOverRaise(),
  'incline-rear-delt-raise': inclineRearRaise(),
  'reverse-pec-deck': reversePecDeck(),
  'cable-rear-delt-fly': rearDeltFly(),
  'face-pull': facePull(),
  'band-pull-apart': draw(
    'front',
    facing({ arm: { to: [16, 136], sense: -1, rootScale: 0.5, endScale: 0.6 } }),
    facing({ arm: { to: [74, 140], sense: -1 } }),
    [band({ anchor: 'hand' }, { anchor: 'otherHand' }, 'middle'), ...inBothHands(handleEnd())],
    ['feet'],
  ),
} satisfies Record<string, Drawing>;
