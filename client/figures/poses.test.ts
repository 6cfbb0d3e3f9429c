import { WORKOUT_SLUGS } from '../../src/catalogue/seed/workouts/workout-slugs.js';
import { solePoints, supportGap } from './contacts.js';
import { poseAt, type Drawing } from './drawing.js';
import { drawWorkout } from './figures.js';
import { OTHER_VIEWS } from './poses/other-views.js';
import { distance } from './geometry.js';
import { BODY, solvePose, type PlacedSegment, type Skeleton } from './skeleton.js';

const MOMENTS = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** In the order of a skeleton's `misses`. */
const LIMBS = ['arm', 'otherArm', 'leg', 'otherLeg'] as const;

/** Half a hand's width: closer than this, a hand is on its bar. */
const REACH_TOLERANCE = 1.5;
const SLIDE_TOLERANCE = 1.5;
/** A body sinks into a pad. */
const SUPPORT_TOLERANCE = 3;

function skeletons(drawing: Drawing): Skeleton[] {
  return MOMENTS.map(t => solvePose(poseAt(drawing, t), drawing.view));
}

function flexion(root: PlacedSegment, end: PlacedSegment): number {
  const turn = (end.angle - root.angle) % 360;
  return turn > 180 ? turn - 360 : turn <= -180 ? turn + 360 : turn;
}

const ALL: [string, Drawing][] = [
  ...WORKOUT_SLUGS.map((slug): [string, Drawing] => [slug, drawWorkout(slug)]),
  ...Object.entries(OTHER_VIEWS).map(([slug, drawing]): [string, Drawing] => [
    `${slug} (other view)`,
    drawing,
  ]),
];

describe.each(ALL)('the drawing of %s', (slug, drawing) => {
  const solved = skeletons(drawing);

  it('describes each limb the same way at the start and at the end, so that it can move between them', () => {
    const { start } = drawing;
    for (const next of [...(drawing.via ?? []), drawing.end]) {
      const pairs = [
        [start.arm, next.arm],
        [start.otherArm ?? start.arm, next.otherArm ?? next.arm],
        [start.leg, next.leg],
        [start.otherLeg ?? start.leg, next.otherLeg ?? next.leg],
      ] as const;
      for (const [a, b] of pairs) expect(a.to === undefined).toBe(b.to === undefined);
    }
  });

  it('reaches what hands and feet are put on, at every moment', () => {
    const missing = solved.flatMap(({ misses }, index) =>
      LIMBS.map((limb, place) => ({ limb, moment: MOMENTS[index], missesByCm: misses[place]! })),
    );
    expect(missing.filter(({ missesByCm }) => missesByCm >= REACH_TOLERANCE)).toEqual([]);
  });

  it('rests on what carries it', () => {
    for (const skeleton of [solved[0], solved.at(-1)]) {
      if (!skeleton) throw new Error('no skeleton');
      for (const support of drawing.supports) {
        expect({ support, near: supportGap(support, skeleton, drawing) < SUPPORT_TOLERANCE }).toEqual({
          support,
          near: true,
        });
      }
    }
  });

  it('slides with no hand that it stands on', () => {
    if (!drawing.supports.includes('hands') || slug === 'suspension-row' || slug === 'inchworm') return;
    for (const hand of ['hand', 'otherHand'] as const) {
      const way = solved.map(({ anchors }) => distance(anchors[hand].at, solved[0]!.anchors[hand].at));
      expect({ hand, slides: Math.max(...way) > SLIDE_TOLERANCE }).toEqual({ hand, slides: false });
    }
  });

  it('sinks into no floor', () => {
    for (const { segments, anchors } of solved) {
      const soles = [segments.foot, segments.otherFoot].flatMap(foot => solePoints(foot, drawing.view));
      const shownLegs = drawing.view === 'headEnd' ? [] : soles;
      for (const [, y] of shownLegs) expect(y).toBeGreaterThan(-3);
      for (const joint of ['hand', 'otherHand', 'elbow', 'knee'] as const) {
        expect(anchors[joint].at[1]).toBeGreaterThan(drawing.view === 'headEnd' ? -60 : 1.5);
      }
    }
  });

  it('keeps every limb as long as it is', () => {
    const lengths = { upperArm: BODY.upperArm, forearm: BODY.forearm, thigh: BODY.thigh, shank: BODY.shank };
    for (const { segments } of solved) {
      for (const [name, length] of Object.entries(lengths)) {
        const segment = segments[name as keyof typeof lengths];
        expect(distance(segment.from, segment.to)).toBeCloseTo(length * segment.scale, 5);
      }
    }
  });

  it('bends no elbow or knee the wrong way or too far', () => {
    if (drawing.view !== 'side') return;
    for (const { segments } of solved) {
      const flat = (root: PlacedSegment, end: PlacedSegment): boolean =>
        root.scale > 0.95 && end.scale > 0.95;
      const elbows = [
        [segments.upperArm, segments.forearm],
        [segments.otherUpperArm, segments.otherForearm],
      ] as const;
      const knees = [
        [segments.thigh, segments.shank],
        [segments.otherThigh, segments.otherShank],
      ] as const;
      for (const [root, end] of elbows.filter(pair => flat(...pair))) {
        expect(flexion(root, end)).toBeGreaterThan(-6);
        expect(flexion(root, end)).toBeLessThan(160);
      }
      for (const [root, end] of knees.filter(pair => flat(...pair))) {
        expect(-flexion(root, end)).toBeGreaterThan(-6);
        expect(-flexion(root, end)).toBeLessThan(150);
      }
    }
  });

  it('moves', () => {
    const [first, ...others] = solved;
    if (!first) throw new Error('no skeleton');
    const travel = others.flatMap(other => [
      ...Object.keys(first.anchors).map(name =>
        distance(
          first.anchors[name as keyof Skeleton['anchors']].at,
          other.anchors[name as keyof Skeleton['anchors']].at,
        ),
      ),
      distance(first.segments.foot.to, other.segments.foot.to),
    ]);
    expect(Math.max(...travel)).toBeGreaterThan(4);
  });

  it('comes back to where it began, where it goes round', () => {
    const [first, last] = [solved[0], solved.at(-1)];
    if (!drawing.loop || !first || !last) return;
    for (const [name, { at }] of Object.entries(first.anchors)) {
      expect(distance(at, last.anchors[name as keyof Skeleton['anchors']].at)).toBeLessThan(0.01);
    }
  });
});

it.each(Object.entries(OTHER_VIEWS))('shows %s from another side, going the same way', (slug, other) => {
  const drawing = drawWorkout(slug as (typeof WORKOUT_SLUGS)[number]);
  expect(other.view).not.toBe(drawing.view);
  const rises = (shown: Drawing): number[] => {
    const [from, to] = [skeletons(shown)[0]!, skeletons(shown).at(-1)!];
    return (['hip', 'hand'] as const).map(name => to.anchors[name].at[1] - from.anchors[name].at[1]);
  };
  const [here, there] = [rises(drawing), rises(other)];
  for (const [index, rise] of here.entries()) {
    if (Math.abs(rise) > 10) expect(Math.sign(there[index]!)).toBe(Math.sign(rise));
    else expect(Math.abs(there[index]!)).toBeLessThan(20);
  }
});
