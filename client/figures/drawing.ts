import type { Point } from './geometry.js';
import { mixPose, type AnchorName, type Pose, type View } from './skeleton.js';

/** Smallest upright box around something drawn, cm, y up. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Straight top of something a body can rest on or hold. */
export type Surface = readonly [Point, Point];

/** A drawn thing in its own plane: SVG markup (y down), its box (y up) and the surfaces it offers. */
export interface Shape {
  svg: string;
  box: Box;
  surfaces?: readonly Surface[];
}

/** behind = under the whole figure, middle = over trunk and legs but under the near arm, front = over all. */
export type Layer = 'behind' | 'middle' | 'front';

export interface Place {
  at: Point;
  /** Degrees counter-clockwise. */
  turn?: number;
}

export type Equipment =
  | { kind: 'fixed'; layer: Layer; shape: Shape }
  /** Moves with a joint. `turns`: rotates with the segment that ends there, 0 = its drawing for a limb hanging down. */
  | { kind: 'held'; layer: Layer; anchor: AnchorName; shape: Shape; turns?: boolean; offset?: Point }
  /** Moves on its own from one place to another. */
  | { kind: 'moved'; layer: Layer; start: Place; end: Place; shape: Shape }
  /** A cable or band between two ends. */
  | { kind: 'line'; layer: Layer; from: LineEnd; to: LineEnd; line: 'cable' | 'band' | 'strap' };

/** A fixed point, or one that moves with a joint. */
export type LineEnd = Point | { anchor: AnchorName; offset?: Point };

/** Parts of the body that carry its weight: each must touch the floor or a surface in both positions. */
export type Support =
  'feet' | 'foot' | 'toes' | 'seat' | 'back' | 'chest' | 'hands' | 'forearm' | 'knees' | 'knee';

/** One exercise: start and end position with its equipment. */
export interface Drawing {
  view: View;
  start: Pose;
  end: Pose;
  equipment: readonly Equipment[];
  supports: readonly Support[];
  /** Poses between start and end, where people do not move in a straight line. */
  via?: readonly Pose[];
  /** The end is the start again: the movement cycles, as pedals and steps do, instead of reversing. */
  loop?: true;
  /** Front and back views: limbs behind the trunk, drawn first and lighter. */
  behind?: readonly LimbName[];
}

/** The pose at `t` (0 start … 1 end). */
export function poseAt({ start, via = [], end }: Drawing, t: number): Pose {
  const keys = [start, ...via, end];
  const legs = keys.length - 1;
  const leg = Math.min(Math.floor(t * legs), legs - 1);
  return mixPose(keys[leg]!, keys[leg + 1]!, t * legs - leg);
}

/** The two moments that identify a movement: both ends, or a cycle's start and middle. */
export function keyMoments({ loop }: Drawing): [number, number] {
  return [0, loop ? 0.5 : 1];
}

export type LimbName = 'arm' | 'otherArm' | 'leg' | 'otherLeg';

export function boxAround(points: readonly Point[], margin = 0): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.min(...ys) - margin,
    top: Math.max(...ys) + margin,
  };
}

export function uniteBoxes(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(box => box.left)),
    right: Math.max(...boxes.map(box => box.right)),
    bottom: Math.min(...boxes.map(box => box.bottom)),
    top: Math.max(...boxes.map(box => box.top)),
  };
}

export function combine(...shapes: readonly Shape[]): Shape {
  return {
    svg: shapes.map(shape => shape.svg).join(''),
    box: uniteBoxes(shapes.map(shape => shape.box)),
    surfaces: shapes.flatMap(shape => shape.surfaces ?? []),
  };
}
