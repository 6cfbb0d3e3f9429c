import { WORKOUT_SLUGS, type WorkoutSlug } from '../../src/catalogue/seed/workouts/workout-slugs.js';
import { solePoints } from './contacts.js';
import { poseAt, type Drawing, type Equipment, type LineEnd } from './drawing.js';
import { drawWorkout, renderMotionSvg } from './figures.js';
import { along, distance, mixPoint, type Point } from './geometry.js';
import { motionMoments, shownBetween, widestSeam } from './motion-steps.js';
import { OTHER_VIEWS } from './poses/other-views.js';
import { buildScene } from './scene.js';
import { solvePose, type PlacedSegment, type Skeleton } from './skeleton.js';

const MOMENTS = Array.from({ length: 25 }, (_, index) => index / 24);
const NO_PARTS = { primary: [], secondary: [] };

/** cm that a joint may open, a hand may leave its bar or a standing foot may slide. */
const SEAM = 2;
const OFF_THE_BAR = 3;
const SLIP = 6;
/** A sole above this height does not stand. */
const STANDING = 1;
/** A lever whose end moves straight instead of in an arc gets a little longer on the way. */
const STRETCH = 1.12;
/** The face: cm around the middle of the head. */
const FACE = 8;

const solved = (drawing: Drawing, moments: readonly number[]): Skeleton[] =>
  moments.map(t => solvePose(poseAt(drawing, t), drawing.view));

function handsOffTheBar(drawing: Drawing): string[] {
  const holding = drawing.equipment.some(item => item.kind === 'held' && /hand/i.test(item.anchor));
  if (!holding) return [];
  const skeletons = solved(drawing, motionMoments(drawing));
  const gaps = skeletons.slice(1).flatMap((next, index) => {
    const before = skeletons[index]!;
    const shown = shownBetween(before, next, 0.5);
    return (['hand', 'otherHand'] as const).map(hand =>
      distance(
        shown[hand === 'hand' ? 'forearm' : 'otherForearm'].to,
        mixPoint(before.anchors[hand].at, next.anchors[hand].at, 0.5),
      ),
    );
  });
  return Math.max(...gaps) > OFF_THE_BAR
    ? [`a hand leaves what it holds by ${Math.max(...gaps).toFixed(1)} cm`]
    : [];
}

/** A standing foot keeps a sole point in place; adds up how far its stillest point slides. */
function slidingFeet(drawing: Drawing): string[] {
  if (drawing.view === 'headEnd') return [];
  const skeletons = solved(drawing, MOMENTS);
  const onSight = { foot: 'shank', otherFoot: 'otherShank' } as const;
  return (['foot', 'otherFoot'] as const).flatMap(name => {
    // A shank along the line of sight hides where its foot is.
    if (skeletons.some(({ segments }) => segments[onSight[name]].scale < 0.5)) return [];
    const soles = skeletons.map(({ segments }) => solePoints(segments[name], drawing.view));
    const stands = (sole: readonly Point[]): boolean => Math.min(...sole.map(([, y]) => y)) < STANDING;
    const slips = soles.slice(1).map((sole, index) => {
      const before = soles[index]!;
      if (!stands(sole) || !stands(before)) return 0;
      return Math.min(...sole.map((point, which) => distance(point, before[which]!)));
    });
    const slip = slips.reduce((sum, next) => sum + next, 0);
    return slip > SLIP ? [`${name} slides over the floor by ${slip.toFixed(1)} cm`] : [];
  });
}

/** Round things in front of the figure: plates and dumbbell heads. */
function hiddenFaces(drawing: Drawing): string[] {
  // Somebody lying, seen from the head end, has no face.
  if (drawing.view === 'headEnd') return [];
  const covers = (item: Equipment, { anchors, segments }: Skeleton): boolean => {
    if (item.kind !== 'held' || item.layer === 'behind') return false;
    const radius = Math.max(
      0,
      ...[...item.shape.svg.matchAll(/ r="([\d.]+)"/g)].map(found => Number(found[1])),
    );
    const [x, y] = item.offset ?? [0, 0];
    const { at } = anchors[item.anchor];
    return radius > 6 && distance([at[0] + x, at[1] + y], segments.head.to) < radius + FACE;
  };
  const covered = solved(drawing, MOMENTS).some(skeleton =>
    drawing.equipment.some(item => covers(item, skeleton)),
  );
  return covered ? ['something covers the face'] : [];
}

function turn(from: number, to: number): number {
  const angle = (to - from) % 360;
  return angle > 180 ? angle - 360 : angle <= -180 ? angle + 360 : angle;
}

/** Joint ranges, degrees; forward is positive. */
const RANGES = {
  hip: [-40, 160],
  knee: [-6, 150],
  elbow: [-6, 160],
  // A foot on its toes bends where no joint is drawn.
  ankle: [-88, 85],
} as const;

const flat = (...segments: PlacedSegment[]): boolean => segments.every(({ scale }) => scale > 0.95);

function impossibleJoints(drawing: Drawing): string[] {
  if (drawing.view !== 'side') return [];
  const wrong = new Set<string>();
  for (const { segments } of solved(drawing, MOMENTS)) {
    const check = (joint: keyof typeof RANGES, angle: number, ...of: PlacedSegment[]): void => {
      const [least, most] = RANGES[joint];
      if (flat(...of) && (angle < least || angle > most)) wrong.add(`${joint} ${Math.round(angle)}°`);
    };
    for (const [arm, fore, thigh, shank, foot] of [
      ['upperArm', 'forearm', 'thigh', 'shank', 'foot'],
      ['otherUpperArm', 'otherForearm', 'otherThigh', 'otherShank', 'otherFoot'],
    ] as const) {
      const [a, f, t, s, toes] = [arm, fore, thigh, shank, foot].map(name => segments[name]) as [
        PlacedSegment,
        PlacedSegment,
        PlacedSegment,
        PlacedSegment,
        PlacedSegment,
      ];
      const down = (trunk: PlacedSegment): number => trunk.angle - 180;
      check('elbow', turn(a.angle, f.angle), a, f);
      check('hip', turn(down(segments.lowerTrunk), t.angle), t, segments.lowerTrunk);
      check('knee', -turn(t.angle, s.angle), t, s);
      check('ankle', turn(s.angle + 90, toes.angle), s, toes);
    }
  }
  return [...wrong].map(joint => `a joint bends as none does: ${joint}`);
}

/** Beyond the middle of a head: the crown and the hair tied up there. */
const CROWN = 18.5;
const TOES = 21;

/** Whether any part of a drawing leaves the rendered frame. */
function leavesFrame(svg: string, drawing: Drawing): boolean {
  const found = /<g transform="translate\((-?[\d.]+)[ ]?(-?[\d.]+)\)scale\(([\d.]+)\)">/.exec(svg);
  if (!found) throw new Error('no figure');
  const [x, y, scale] = found.slice(1).map(Number) as [number, number, number];
  const { skeletons, equipmentBoxes } = buildScene(drawing, NO_PARTS, MOMENTS);
  const ends = skeletons.flatMap(({ segments: { head, foot, otherFoot }, anchors }): Point[] => [
    along(head.to, head.angle, CROWN),
    ...(drawing.view === 'headEnd'
      ? []
      : [foot, otherFoot].map(({ from, angle }) => along(from, angle, TOES))),
    ...(['hand', 'otherHand', 'elbow', 'otherElbow'] as const).map(name => anchors[name].at),
  ]);
  const corners = equipmentBoxes.flatMap((box): Point[] => [
    [box.left, box.bottom],
    [box.right, box.top],
  ]);
  return [...ends, ...corners].some(
    ([px, py]) => x + px * scale < 0 || x + px * scale > 320 || y - py * scale < 0 || y - py * scale > 240,
  );
}

/** Rigid or inelastic things: levers and straps, seen from where nothing is foreshortened. */
function stretchedLevers(drawing: Drawing): string[] {
  if (drawing.view !== 'side') return [];
  const skeletons = solved(drawing, MOMENTS);
  const end = (at: LineEnd, { anchors }: Skeleton): Point => {
    if (!('anchor' in at)) return at;
    const [x, y] = at.offset ?? [0, 0];
    return [anchors[at.anchor].at[0] + x, anchors[at.anchor].at[1] + y];
  };
  return drawing.equipment.flatMap(item => {
    if (item.kind !== 'line' || item.line !== 'strap') return [];
    const lengths = skeletons.map(skeleton => distance(end(item.from, skeleton), end(item.to, skeleton)));
    const stretch = Math.max(...lengths) / Math.min(...lengths);
    return stretch > STRETCH ? [`a lever stretches by ${Math.round(100 * (stretch - 1))} %`] : [];
  });
}

function faultsOf(slug: WorkoutSlug, drawing: Drawing): string[] {
  const seam = widestSeam(drawing, motionMoments(drawing));
  return [
    ...(seam > SEAM ? [`a joint opens by ${seam.toFixed(1)} cm`] : []),
    ...handsOffTheBar(drawing),
    ...slidingFeet(drawing),
    ...hiddenFaces(drawing),
    ...impossibleJoints(drawing),
    ...stretchedLevers(drawing),
    ...(leavesFrame(renderMotionSvg(slug, drawing), drawing) ? ['something leaves the frame'] : []),
  ];
}

const ALL = [
  ...WORKOUT_SLUGS.map(slug => [slug, drawWorkout(slug).view, drawWorkout(slug)] as const),
  ...Object.entries(OTHER_VIEWS).map(
    ([slug, drawing]) => [slug as WorkoutSlug, drawing.view, drawing] as const,
  ),
];

/** The belt carries the feet, or they are on pedals and plates. */
const CARRIED: readonly WorkoutSlug[] = ['treadmill-walk', 'treadmill-run'];

const faultsIn = (slug: WorkoutSlug, drawing: Drawing): string[] => {
  const faults = faultsOf(slug, drawing);
  return CARRIED.includes(slug) ? faults.filter(fault => !fault.includes('slides')) : faults;
};

it.each(ALL)('moves %s without a fault, seen from the %s', (slug, _, drawing) => {
  expect(faultsIn(slug, drawing)).toEqual([]);
});

describe('a drawing that is spoiled is found out', () => {
  const squat = drawWorkout('barbell-back-squat');
  const curl = drawWorkout('barbell-curl');
  const spoiled: [string, WorkoutSlug, Drawing, RegExp][] = [
    [
      'whose foot glides to another place',
      'bodyweight-squat',
      { ...squat, end: { ...squat.end, leg: { ...squat.end.leg, to: [14, 8] }, otherLeg: { to: [18, 8] } } },
      /^foot slides/,
    ],
    [
      'whose arm turns all around between two poses',
      'barbell-curl',
      { ...curl, end: { ...curl.end, arm: { root: 330, bend: 140 } } },
      /joint opens/,
    ],
    [
      'whose bar the hand cannot follow',
      'barbell-curl',
      {
        ...curl,
        end: { ...curl.end, arm: { root: 180, bend: 150 } },
        via: [{ ...curl.start, arm: { root: -160, bend: 0 } }],
      },
      /hand leaves/,
    ],
    [
      'whose plates are before the face',
      'barbell-back-squat',
      {
        ...squat,
        equipment: squat.equipment.map(item => ({ ...item, layer: 'front' as const })),
      },
      /covers the face/,
    ],
    [
      'whose knee bends forward',
      'barbell-curl',
      {
        ...curl,
        end: { ...curl.end, leg: { root: -20, bend: -40 } },
        start: { ...curl.start, leg: { root: 0, bend: 0 } },
      },
      /bends as none does: knee/,
    ],
  ];

  const press = drawWorkout('machine-shoulder-press');
  spoiled.push([
    'whose lever grows',
    'machine-shoulder-press',
    { ...press, end: { ...press.end, arm: { to: [30, 150] } } },
    /lever stretches/,
  ]);

  it.each(spoiled)('one %s', (_, slug, drawing, fault) => {
    expect(faultsIn(slug, drawing).some(found => fault.test(found))).toBe(true);
  });

  it('one that grows out of its frame', () => {
    const svg = renderMotionSvg('barbell-curl', curl);
    const tall = { ...curl, end: { ...curl.end, hip: [0, 200] as Point } };
    expect(leavesFrame(svg, curl)).toBe(false);
    expect(leavesFrame(svg, tall)).toBe(true);
  });
});
