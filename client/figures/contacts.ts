import type { Drawing, Support, Surface } from './drawing.js';
import { along, distanceToSegment, mixPoint, type Point } from './geometry.js';
import type { PlacedSegment, Skeleton } from './skeleton.js';

/** A point of the body that rests on something, and how far from it the joint's centre line lies, cm. */
interface Contact {
  at: Point;
  depth: number;
}

/** Points of a foot's sole: heel, ball, toes (see the foot's outline). Front views show the foot end on. */
const SOLE: readonly Point[] = [
  [-5, 8],
  [11, 8],
  [18, 8],
];

export function solePoints(foot: PlacedSegment, view: Drawing['view']): Point[] {
  const points: readonly Point[] = view === 'side' ? SOLE : [[0, 8]];
  return points.map(([x, y]) => along(along(foot.from, foot.angle, x), foot.angle - 90, y));
}

function contactsOf(support: Support, skeleton: Skeleton, view: Drawing['view']): Contact[][] {
  const { anchors, segments } = skeleton;
  const touch = (at: Point, depth: number): Contact => ({ at, depth });
  const sole = (foot: PlacedSegment): Contact[] => solePoints(foot, view).map(at => touch(at, 0));
  switch (support) {
    case 'feet':
      return [sole(segments.foot), sole(segments.otherFoot)];
    case 'foot':
    case 'toes':
      return [[...sole(segments.foot), ...sole(segments.otherFoot)]];
    case 'seat':
      return [[touch(anchors.hip.at, 11.8)]];
    case 'back':
      return [[touch(mixPoint(anchors.hip.at, anchors.neck.at, 0.5), 11.6)]];
    case 'chest':
      return [[touch(anchors.chest.at, 12.5)]];
    case 'hands':
      return [[touch(anchors.hand.at, 2)], [touch(anchors.otherHand.at, 2)]];
    case 'knees':
      return [[touch(anchors.knee.at, 7)], [touch(anchors.otherKnee.at, 7)]];
    case 'knee':
      return [[touch(anchors.knee.at, 7), touch(anchors.otherKnee.at, 7)]];
    case 'forearm':
      return [[touch(mixPoint(segments.forearm.from, segments.forearm.to, 0.5), 4.5)]];
  }
}

/** Tops of everything fixed, and of the floor. */
export function surfacesOf(drawing: Drawing): Surface[] {
  const floor: Surface = [
    [-500, 0],
    [500, 0],
  ];
  return [
    floor,
    ...drawing.equipment.flatMap(item => (item.kind === 'fixed' ? (item.shape.surfaces ?? []) : [])),
  ];
}

/** How badly a support misses: over its contacts, the largest distance (cm) from the body's surface to the nearest surface; 0 = touches exactly. */
export function supportGap(support: Support, skeleton: Skeleton, drawing: Drawing): number {
  const surfaces = surfacesOf(drawing);
  const gaps = contactsOf(support, skeleton, drawing.view).map(alternatives =>
    Math.min(
      ...alternatives.flatMap(({ at, depth }) =>
        surfaces.map(([a, b]) => Math.abs(distanceToSegment(at, a, b) - depth)),
      ),
    ),
  );
  return Math.max(...gaps);
}
