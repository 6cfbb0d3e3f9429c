import { combine, type Drawing, type Equipment } from '../drawing.js';
import {
  barbellEnd,
  barEnd,
  cableColumn,
  disc,
  dumbbell,
  dumbbellEnd,
  dumbbellUpright,
  ezBarEnd,
  flatBench,
  grip,
  handleEnd,
  inclineBench,
  machineSeat,
  pad,
  rod,
  ropeEnd,
  stackTower,
} from '../equipment.js';
import { along, type Point } from '../geometry.js';
import type { Limb, Pose } from '../skeleton.js';
import { chestSupported } from './back.poses.js';
import { closePress, dip, pushUp } from './chest.poses.js';
import {
  band,
  bentOver,
  cable,
  draw,
  facing,
  fixed,
  held,
  lyingOn,
  onToes,
  seatedAt,
  STANCE,
  standing,
  strap,
  reversed,
} from './kit.js';

/** Standing curl; the upper arm hardly moves. */
function curl(equipment: readonly Equipment[], end: Limb = { root: 14, bend: 128 }): Drawing {
  return draw(
    'side',
    standing({ arm: { root: 2, bend: 10 } }),
    standing({ trunk: -1, arm: end }),
    equipment,
    ['feet'],
  );
}

/** Standing before a cable or band that pulls from `from`. */
function cableArm(
  from: Point,
  line: 'cable' | 'band',
  start: Pose,
  end: Pose,
  handle: Equipment,
  scenery: Equipment,
): Drawing {
  const pull =
    line === 'cable' ? cable(from, { anchor: 'hands' }) : band(from, { anchor: 'hands' }, 'behind');
  return draw('side', start, end, [scenery, pull, handle], ['feet']);
}

const PUSH_START: Pose = { hip: [-3, 91.5], trunk: 8, neck: -4, arm: { root: -2, bend: 106 }, leg: STANCE };
const PUSH_END: Pose = { hip: [-3, 91.5], trunk: 10, neck: -4, arm: { root: -2, bend: 12 }, leg: STANCE };

const HIGH_PULLEY: Point = [46, 196];
const HIGH_COLUMN = fixed(cableColumn(HIGH_PULLEY, 1, 208));
const HIGH_BAND = fixed(
  combine(rod([46, 2], [46, 204], 4, 'l'), rod([28, 2], [66, 2], 4), rod([46, 200], [40, 200], 4)),
);

function pushdown(handle: Equipment, line: 'cable' | 'band' = 'cable'): Drawing {
  return cableArm(
    line === 'cable' ? HIGH_PULLEY : [40, 198],
    line,
    PUSH_START,
    PUSH_END,
    handle,
    line === 'cable' ? HIGH_COLUMN : HIGH_BAND,
  );
}

const LOW_PULLEY: Point = [62, 14];
const LOW_COLUMN = fixed(cableColumn(LOW_PULLEY, 1, 190));

/** Standing with arms overhead, the forearms folding behind the head. */
function overhead(equipment: readonly Equipment[], rearLeg: Limb = { to: [-20, 8] }): Drawing {
  const at = (arm: Limb): Pose =>
    standing({ leg: { to: [14, 8] }, otherLeg: rearLeg, hip: [-2, 91], trunk: 4, arm });
  return draw('side', at({ root: 168, bend: 128 }), at({ root: 172, bend: 12 }), equipment, ['foot']);
}

/** Lying, upper arms upright, the forearms fold to the forehead. */
function skullCrusher(equipment: readonly Equipment[]): Drawing {
  return draw(
    'side',
    lyingOn(44, { arm: { root: 190, bend: 6 } }),
    lyingOn(44, { arm: { root: 192, bend: 106 } }),
    [fixed(flatBench(-84, 26)), ...equipment],
    ['back', 'feet'],
  );
}

function benchDip(): Drawing {
  const hand: Point = [-22, 47];
  const position = (shoulder: Point): Pose => ({
    hip: along(shoulder, 4, 51),
    trunk: -4,
    arm: { to: hand },
    leg: { to: [60, 10], foot: 40 },
    otherLeg: { to: [63, 10], foot: 40 },
  });
  return draw('side', position([-12, 104.5]), position([-8, 78]), [fixed(flatBench(-84, -16))], ['hands']);
}

/** Seated upright between two handles that go down beside the hips, on a lever from behind. */
function seatedDip(): Drawing {
  const rest = seatedAt([0, 52], 4);
  const pivot: Point = [-34, 84];
  return draw(
    'side',
    { ...rest, arm: { to: [17, 86] }, leg: { to: [46, 8] } },
    { ...rest, arm: { to: [16, 60] }, leg: { to: [46, 8] } },
    [
      fixed(
        combine(
          stackTower(-54, 150),
          rod([-54, pivot[1]], pivot, 5),
          rod([-50, 3], [16, 3], 4),
          machineSeat(16, 52, { lean: 4, length: 70 }),
        ),
      ),
      strap(pivot, { anchor: 'hands' }, 'middle'),
      held(handleEnd(), 'hands', 'middle'),
    ],
    ['seat', 'back', 'feet'],
  );
}

/** Elbow high beside the trunk, the forearm swings back. */
function kickback(): Drawing {
  return draw(
    'side',
    bentOver({ trunk: 60, arm: { root: -68, bend: 68 } }),
    bentOver({ trunk: 60, arm: { root: -72, bend: 6 } }),
    [held(dumbbell(11), 'hand', 'front')],
    ['feet'],
  );
}

function machineExtension(): Drawing {
  const base: Pose = { hip: [0, 57.8], trunk: 8, neck: -2, arm: { root: 0 }, leg: { to: [46, 8] } };
  const frame = combine(
    machineSeat(2, 46),
    pad([16, 88], [46, 88], 1, 7),
    rod([40, 84], [56, 3], 5),
    rod([-20, 2], [98, 2], 4),
    stackTower(88, 130),
  );
  const elbow: Point = [33, 92.5];
  const at = (bend: number): Pose => ({ ...base, arm: { root: 58, bend } });
  return draw(
    'side',
    at(96),
    at(8),
    [
      fixed(frame),
      strap(elbow, { anchor: 'hands' }, 'front'),
      fixed(disc(elbow, 4, 'm'), 'front'),
      held(handleEnd(), 'hands', 'front'),
    ],
    ['seat', 'feet'],
  );
}

/** Upper arms on the sloping pad of a preacher bench. */
function preacher(equipment: readonly Equipment[], machine = false): Drawing {
  const base: Pose = { hip: [0, 57.8], trunk: 12, neck: 4, arm: { root: 0 }, leg: { to: [44, 8] } };
  const shoulder = along(base.hip, 168, 51);
  const angle = 46;
  const elbow = along(shoulder, angle, 30);
  const [dx, dy] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
  const under = (distance: number): Point => [
    shoulder[0] + dx * distance - 6.5 * -dy * -1,
    shoulder[1] + dy * distance - 6.5 * dx,
  ];
  const frame = combine(
    machineSeat(2, 46),
    pad(under(8), under(40), 1, 7),
    rod([under(30)[0], under(30)[1] - 8], [under(30)[0], 3], 5),
    rod([-20, 2], [70, 2], 4),
    ...(machine ? [stackTower(84, 130)] : []),
  );
  const lever: Equipment[] = machine
    ? [strap(elbow, { anchor: 'hands' }, 'front'), fixed(disc(elbow, 4, 'm'), 'front')]
    : [];
  return draw(
    'side',
    { ...base, arm: { root: angle, bend: 10 } },
    { ...base, arm: { root: angle, bend: 108 } },
    [fixed(frame), ...lever, ...equipment],
    ['seat', 'feet'],
  );
}

function inclineCurl(): Drawing {
  const rest = seatedAt([0, 46], 38);
  return draw(
    'side',
    { ...rest, neck: 12, arm: { root: -2, bend: 6 } },
    { ...rest, neck: 12, arm: { root: 6, bend: 128 } },
    [fixed(inclineBench([0, 46], 38)), held(dumbbellEnd(), 'hand', 'front')],
    ['seat', 'back', 'feet'],
  );
}

/** Sitting bent forward, the elbow against the inner thigh. */
function concentration(): Drawing {
  const base: Pose = {
    hip: [0, 57.8],
    trunk: 46,
    neck: -6,
    arm: { root: 6, bend: 8 },
    otherArm: { to: [38, 62], rootScale: 0.9 },
    leg: { to: [44, 8] },
    otherLeg: { to: [34, 8] },
  };
  return draw(
    'side',
    { ...base, arm: { root: 8, bend: 6 } },
    { ...base, arm: { root: 10, bend: 122 } },
    [fixed(flatBench(-50, 24, 46)), held(dumbbellEnd(), 'hand', 'front')],
    ['seat', 'feet'],
  );
}

function suspensionCurl(): Drawing {
  const heel: Point = [92, 9];
  // As far from the hands at the start as at the end: straps do not stretch.
  const anchorPoint: Point = [106.8, 210.4];
  const at = (lean: number, arm: Limb): Pose => {
    const hip = along(heel, 180 + lean, 85);
    const leg: Limb = { root: lean, bend: 0, foot: 30 };
    return { hip, trunk: -lean, neck: 6, arm, leg, otherLeg: leg };
  };
  return draw(
    'side',
    at(44, { root: 118, bend: 6 }),
    at(30, { root: 112, bend: 118 }),
    [
      fixed(rod([82, 211.4], [132, 211.4], 5)),
      strap(anchorPoint, { anchor: 'hands' }, 'behind'),
      held(grip(4), 'hands', 'middle'),
    ],
    [],
  );
}

/** The dumbbell travels across the chest to the other shoulder, from the front. */
function crossBody(): Drawing {
  return draw(
    'front',
    facing({ arm: { root: 7, bend: 0 }, otherArm: { root: 7, bend: -2 } }),
    facing({ arm: { root: 7, bend: 0 }, otherArm: { root: 8, rootScale: 0.92, bend: -150, endScale: 0.86 } }),
    [held(dumbbellUpright(11), 'hand', 'front'), held(dumbbellUpright(11), 'otherHand', 'front')],
    ['feet'],
  );
}

const underFeet = (equipment: Equipment[]): Equipment[] => [
  band({ anchor: 'feet', offset: [4, -6] }, { anchor: 'hands' }, 'middle'),
  ...equipment,
];

export const ARMS = {
  'close-grip-bench-press': reversed(closePress([held(barbellEnd())])),
  'dumbbell-close-grip-press': reversed(closePress([held(dumbbell(12))])),
  'triceps-dip': dip(8),
  'bench-dip': benchDip(),
  'seated-machine-dip': seatedDip(),
  'diamond-push-up': pushUp({ close: true }),
  'knee-close-push-up': pushUp({ close: true, knees: true }),
  'cable-pushdown': pushdown(held(barEnd(), 'hands', 'front')),
  'rope-pushdown': pushdown(held(ropeEnd(), 'hands', 'middle')),
  'reverse-grip-pushdown': pushdown(held(grip(6), 'hands', 'middle')),
  'band-pushdown': pushdown(held(handleEnd(), 'hands', 'front'), 'band'),
  'machine-triceps-extension': machineExtension(),
  'dumbbell-kickback': kickback(),
  'dumbbell-overhead-extension': reversed(
    overhead([held(dumbbell(12), 'hands', 'middle', { turns: true })], {
      to: [-4, 8],
    }),
  ),
  'cable-overhead-extension': overhead([
    fixed(cableColumn([-74, 18], -1, 200)),
    cable([-74, 18], { anchor: 'hands' }),
    held(ropeEnd(), 'hands', 'middle', { turns: true }),
  ]),
  'band-overhead-extension': overhead(
    [
      band({ anchor: 'otherFoot', offset: [9, -14] }, { anchor: 'hands' }, 'behind'),
      held(handleEnd(), 'hands', 'front'),
    ],
    { to: [-32, onToes(-32)], foot: -32 },
  ),
  'lying-ez-bar-extension': skullCrusher([held(ezBarEnd())]),
  'lying-dumbbell-extension': skullCrusher([held(dumbbell(11), 'hands', 'middle', { turns: true })]),
  'barbell-curl': curl([held(barbellEnd())]),
  'ez-bar-curl': curl([held(ezBarEnd())], { root: 20, bend: 122 }),
  'dumbbell-curl': curl([held(dumbbellEnd(), 'hands', 'front')]),
  'incline-dumbbell-curl': inclineCurl(),
  'concentration-curl': concentration(),
  'cable-curl': cableArm(
    LOW_PULLEY,
    'cable',
    standing({ trunk: -2, arm: { root: 8, bend: 10 } }),
    standing({ trunk: -2, arm: { root: 10, bend: 124 } }),
    held(barEnd(), 'hands', 'front'),
    LOW_COLUMN,
  ),
  'machine-preacher-curl': preacher([held(handleEnd(), 'hands', 'front')], true),
  'ez-bar-preacher-curl': preacher([held(ezBarEnd())]),
  'dumbbell-preacher-curl': preacher([held(dumbbellEnd(), 'hand', 'front')]),
  'spider-curl': chestSupported({ root: 2, bend: 8 }, { root: 10, bend: 122 }, [
    held(dumbbellEnd(), 'hand', 'front'),
  ]),
  'suspension-curl': suspensionCurl(),
  'band-curl': curl(underFeet([held(handleEnd(), 'hands', 'front')])),
  'hammer-curl': curl([held(dumbbell(11), 'hands', 'front', { turns: true })]),
  'cross-body-hammer-curl': crossBody(),
  'rope-hammer-curl': cableArm(
    LOW_PULLEY,
    'cable',
    standing({ trunk: -2, arm: { root: 8, bend: 10 } }),
    standing({ trunk: -2, arm: { root: 10, bend: 118 } }),
    held(ropeEnd(), 'hands', 'middle'),
    LOW_COLUMN,
  ),
  'reverse-curl': curl([held(ezBarEnd())], { root: 6, bend: 114 }),
  'band-hammer-curl': curl(underFeet([held(grip(6, true), 'hands', 'middle')]), { root: 8, bend: 120 }),
} satisfies Record<string, Drawing>;
