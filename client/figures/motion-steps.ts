import { poseAt, type Drawing } from './drawing.js';
import { along, distance, mix, mixPoint, type Point } from './geometry.js';
import { SEGMENT_LENGTHS, SEGMENTS, solvePose, type SegmentName, type Skeleton } from './skeleton.js';

/** Segments that a joint holds together: one ends where the other begins. */
const JOINTS: readonly (readonly [SegmentName, SegmentName])[] = [
  ['lowerTrunk', 'upperTrunk'],
  ['upperTrunk', 'head'],
  ['upperArm', 'forearm'],
  ['otherUpperArm', 'otherForearm'],
  ['thigh', 'shank'],
  ['otherThigh', 'otherShank'],
  ['shank', 'foot'],
  ['otherShank', 'otherFoot'],
];

/** cm that a joint may open unseen between two steps. */
const SEAM = 1.8;
/** Steps between two poses; the fewest that keep the joints together are used. */
const STEPS = [4, 6, 8, 10] as const;
const STEPS_OF_MANY = [1, 2, 3, 4, 6] as const;

/** Cosine easing: a repetition slows down where it turns. */
function ease(t: number): number {
  return (1 - Math.cos(Math.PI * t)) / 2;
}

export interface Shown {
  from: Point;
  to: Point;
}

/** What a browser shows at a `share` of the way between two solved moments: each segment moves and turns independently. */
export function shownBetween(a: Skeleton, b: Skeleton, share: number): Record<SegmentName, Shown> {
  const shown = SEGMENTS.map((name): [SegmentName, Shown] => {
    const [first, next] = [a.segments[name], b.segments[name]];
    const turn = next.angle - first.angle;
    const angle = first.angle + (turn - Math.round(turn / 360) * 360) * share;
    const from = mixPoint(first.from, next.from, share);
    const length = SEGMENT_LENGTHS[name] * mix(first.scale, next.scale, share);
    return [name, { from, to: along(from, angle, length) }];
  });
  return Object.fromEntries(shown) as Record<SegmentName, Shown>;
}

/** The widest gap at any joint between the solved moments, cm. */
export function widestSeam(drawing: Drawing, moments: readonly number[]): number {
  const skeletons = moments.map(t => solvePose(poseAt(drawing, t), drawing.view));
  const seams = skeletons.slice(1).flatMap((next, index) =>
    [0.25, 0.5, 0.75].flatMap(share => {
      const shown = shownBetween(skeletons[index]!, next, share);
      return JOINTS.map(([upper, lower]) => distance(shown[upper].to, shown[lower].from));
    }),
  );
  return Math.max(...seams);
}

/** The moments to solve so that a drawing moves in one piece. */
export function motionMoments(drawing: Drawing): number[] {
  const ways = (drawing.via?.length ?? 0) + 1;
  const at = (steps: number): number[] =>
    Array.from({ length: ways * steps + 1 }, (_, i) => i / (ways * steps)).map(t =>
      ways === 1 ? ease(t) : t,
    );
  const choices = (ways === 1 ? STEPS : STEPS_OF_MANY.slice(ways > 5 ? 0 : 1)).map(at);
  return choices.find(moments => widestSeam(drawing, moments) <= SEAM) ?? choices.at(-1)!;
}
