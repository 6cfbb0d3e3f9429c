import type { Drawing, Equipment, Layer, LineEnd, Place, Shape, Support } from '../drawing.js';
import { barbellEnd, barEnd } from '../equipment.js';
import type { Point } from '../geometry.js';
import { solvePose, type AnchorName, type Limb, type Pose, type View } from '../skeleton.js';

/** Short forms that the pose tables are written in. All lengths cm, all angles degrees (see skeleton.ts). */

export const fixed = (shape: Shape, layer: Layer = 'behind'): Equipment => ({ kind: 'fixed', layer, shape });

export const held = (
  shape: Shape,
  anchor: AnchorName = 'hands',
  layer: Layer = 'middle',
  more: { turns?: boolean; offset?: Point } = {},
): Equipment => ({ kind: 'held', layer, anchor, shape, ...more });

export const moved = (shape: Shape, start: Place, end: Place, layer: Layer = 'behind'): Equipment => ({
  kind: 'moved',
  layer,
  start,
  end,
  shape,
});

export const cable = (from: Point, to: LineEnd, layer: Layer = 'behind'): Equipment => ({
  kind: 'line',
  line: 'cable',
  layer,
  from,
  to,
});

export const band = (from: LineEnd, to: LineEnd, layer: Layer = 'middle'): Equipment => ({
  kind: 'line',
  line: 'band',
  layer,
  from,
  to,
});

export const strap = (from: LineEnd, to: LineEnd, layer: Layer = 'behind'): Equipment => ({
  kind: 'line',
  line: 'strap',
  layer,
  from,
  to,
});

/** Hip height of a person standing with straight knees, slightly below full extension. */
export const STANDING_HIP = 92.4;

/** Both feet flat under the hip. */
export const STANCE: Limb = { to: [0, 8] };

/** A person standing upright in side view, arms hanging. */
export function standing(more: Partial<Pose> = {}): Pose {
  return { hip: [0, STANDING_HIP], trunk: 1, arm: { root: 0, bend: 8 }, leg: STANCE, ...more };
}

/** A person standing in front or back view. */
export function facing(more: Partial<Pose> = {}): Pose {
  return { hip: [0, STANDING_HIP + 0.5], trunk: 0, arm: { root: 7, bend: 4 }, leg: { to: [12, 8] }, ...more };
}

/** A person bent forward at the hips with soft knees. */
export function bentOver(more: Partial<Pose> = {}): Pose {
  return { hip: [-18, 84], trunk: 55, neck: -25, arm: { root: 0, bend: 8 }, leg: STANCE, ...more };
}

/** Thickness from the trunk's middle line to the back and from the hip to the seat. */
const BACK_DEPTH = 11.6;
const SEAT_DEPTH = 11.8;

/** Sitting in the corner of a seat and a back rest that leans `lean`° back from upright. */
export function seatedAt(corner: Point, lean: number, more: Partial<Pose> = {}): Pose {
  const angle = (lean * Math.PI) / 180;
  const dx = (BACK_DEPTH - SEAT_DEPTH * Math.sin(angle)) / Math.cos(angle);
  return {
    hip: [corner[0] + dx, corner[1] + SEAT_DEPTH],
    trunk: -lean,
    arm: { root: 0, bend: 8 },
    leg: { to: [corner[0] + 50, 8] },
    ...more,
  };
}

/** Lying on the back, head to the left, on something `height` high. */
export function lyingOn(height: number, more: Partial<Pose> = {}): Pose {
  return {
    hip: [0, height + BACK_DEPTH],
    trunk: -90,
    arm: { root: 100, bend: 4 },
    leg: { to: [40, 8] },
    ...more,
  };
}

/** Sitting seen from the front or back: thighs point at the viewer or away. */
export function seatedFacing(seat: number, more: Partial<Pose> = {}): Pose {
  return {
    hip: [0, seat + SEAT_DEPTH],
    trunk: 0,
    arm: { root: 7, bend: 4 },
    leg: { root: 62, rootScale: 0.34, bend: -60, endScale: (seat + SEAT_DEPTH - 0.34 * 43 * 0.469 - 8) / 42 },
    ...more,
  };
}

/** Hands on a bar that lies on the upper back: elbows point down and out towards the viewer. */
export function backRack(trunk: number): Limb {
  return { root: -25 - trunk, bend: 195, rootScale: 0.75, endScale: 0.7 };
}

/** Hands holding a bar on the front of the shoulders, elbows high. */
export function frontRack(trunk: number): Limb {
  return { root: 70 - trunk, bend: 152, endScale: 0.72 };
}

/** A loaded bar on the shoulders: plates behind the person, so that face and hands stay in sight. */
export function rackedBar(plate = 17): Equipment[] {
  return [held(barbellEnd(plate), 'hands', 'behind'), held(barEnd(), 'hands', 'front')];
}

/** Forearms crossed in front of a trunk that leans `trunk`°. */
export function crossedArms(trunk: number): Limb {
  return { root: 32 - trunk, bend: 112, rootScale: 0.85, endScale: 0.7 };
}

/** Arms straight down from a leaning trunk. */
export const HANGING_ARM: Limb = { root: 0, bend: 3 };

export function draw(
  view: View,
  start: Pose,
  end: Pose,
  equipment: readonly Equipment[],
  supports: readonly Support[],
  more: Pick<Drawing, 'behind' | 'via' | 'loop'> = {},
): Drawing {
  return { view, start, end, equipment, supports, ...more };
}

/** The same movement started at its other end, as people do and describe it. */
export function reversed({ start, end, via, equipment, ...rest }: Drawing): Drawing {
  return {
    ...rest,
    start: end,
    end: start,
    ...(via && { via: [...via].reverse() }),
    equipment: equipment.map(item =>
      item.kind === 'moved' ? { ...item, start: item.end, end: item.start } : item,
    ),
  };
}

/** Two dumbbells or handles, one in each hand of a front view, or near and far in a side view. */
export function inBothHands(shape: Shape, turns = false, layer: Layer = 'front'): Equipment[] {
  return [held(shape, 'otherHand', layer, { turns }), held(shape, 'hand', layer, { turns })];
}

/**
 * The same side-view pose with its arm converted from a target to joint angles. Between two such poses the hands swing
 * around the shoulder, as straight arms do, instead of along a line they might not reach.
 */
export function swinging(pose: Pose): Pose {
  const { upperArm, forearm } = solvePose(pose, 'side').segments;
  const bend = (((forearm.angle - upperArm.angle) % 360) + 360) % 360;
  return {
    ...pose,
    arm: { ...pose.arm, to: undefined, root: upperArm.angle, bend: bend > 300 ? bend - 360 : bend },
  };
}

/** Where the toes end in front of the ankle, and how far below it the sole lies, cm. */
const TOES: Point = [16, 8];

/** Ankle height of a person on the toes, the foot tilted by `foot` degrees (negative = heel up). */
export function onToes(foot: number, floor = 0): number {
  const angle = (-foot * Math.PI) / 180;
  return floor + TOES[0] * Math.sin(angle) + TOES[1] * Math.cos(angle);
}

/** From the ankle to the ball of the foot, along and below it: the part that stays on the ground when the heel rises. */
const BALL: Point = [15, 8];

/** Standing on a foot whose ball stays at `ball`, the heel raised by `raise` degrees. */
export function tilted(ball: Point, raise: number): Limb {
  const angle = (raise * Math.PI) / 180;
  const x = ball[0] - BALL[0] * Math.cos(angle) + BALL[1] * Math.sin(angle);
  return { to: [x, ball[1] + BALL[0] * Math.sin(angle) + BALL[1] * Math.cos(angle)], foot: -raise };
}
