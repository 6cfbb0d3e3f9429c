import { along, distance, mix, mixPoint, solveTwoBones, type Point } from './geometry.js';

/**
 * Segment lengths of a 175 cm person, cm. Shares of stature after Drillis & Contini 1966 as tabulated by
 * Winter, Biomechanics and Motor Control of Human Movement: thigh 0.245, shank 0.246, upper arm 0.186,
 * forearm 0.146 (here to the middle of the closed hand), trunk 0.288.
 */
export const BODY = {
  lowerTrunk: 22,
  upperTrunk: 29,
  headCentre: 20,
  upperArm: 30,
  forearm: 29,
  thigh: 43,
  shank: 42,
  ankleHeight: 8,
  shoulderHalfWidth: 19,
  hipHalfWidth: 9,
} as const;

export type View = 'side' | 'front' | 'back' | 'headEnd';

/**
 * A limb by its joint angles or by where its end must be. Angles are limb angles (0° down, 90° forward; in
 * front and back views 90° is outward). `scale` foreshortens a segment that points at the viewer (1 = none).
 */
export interface Limb {
  /** Where the hand's grip or the ankle goes. In front and back views x counts outward from the mid-line. */
  to?: Point;
  /** Angle of upper arm or thigh; ignored with `to`. */
  root?: number;
  /** Elbow or knee flexion, degrees; ignored with `to`. In front views negative bends the other way. */
  bend?: number;
  /** Front views with `to`: +1 elbow below the line to the hand (arms' default), −1 knee outward (legs' default). */
  sense?: 1 | -1;
  rootScale?: number;
  endScale?: number;
  /** Foot direction: 0° flat forward, positive toes up. Legs only. */
  foot?: number;
  /** Instead of `foot`: ankle angle against the shank, 0° square to it, negative pointed toes. Legs only. */
  ankle?: number;
}

/** One body position. Side views face right. */
export interface Pose {
  hip: Point;
  /** Lean of the lower trunk from upright, degrees, forward positive; −90 lies on the back, head to the left. */
  trunk: number;
  /** Forward bend of the upper trunk against the lower. */
  spine?: number;
  /** Nod of the head against the upper trunk. */
  neck?: number;
  /** Foreshortens a trunk that points at or away from the viewer (1 = none). */
  trunkScale?: number;
  /** Shift of the shoulder along the trunk (shrug), cm. */
  shrug?: number;
  arm: Limb;
  /** The far arm in side views, the other one in front views; left out = same as `arm`. */
  otherArm?: Limb;
  leg: Limb;
  otherLeg?: Limb;
}

export const SEGMENTS = [
  'lowerTrunk',
  'upperTrunk',
  'head',
  'upperArm',
  'forearm',
  'otherUpperArm',
  'otherForearm',
  'thigh',
  'shank',
  'foot',
  'otherThigh',
  'otherShank',
  'otherFoot',
] as const;
export type SegmentName = (typeof SEGMENTS)[number];

/** Unforeshortened lengths, cm. */
export const SEGMENT_LENGTHS: Record<SegmentName, number> = {
  lowerTrunk: BODY.lowerTrunk,
  upperTrunk: BODY.upperTrunk,
  head: BODY.headCentre,
  upperArm: BODY.upperArm,
  forearm: BODY.forearm,
  otherUpperArm: BODY.upperArm,
  otherForearm: BODY.forearm,
  thigh: BODY.thigh,
  shank: BODY.shank,
  foot: 14,
  otherThigh: BODY.thigh,
  otherShank: BODY.shank,
  otherFoot: 14,
};

/** A segment placed in the plane: from `from` at limb angle `angle`. `mirror` = drawn with its sides swapped. */
export interface PlacedSegment {
  from: Point;
  to: Point;
  angle: number;
  scale: number;
  mirror: boolean;
}

export const ANCHORS = [
  'hand',
  'otherHand',
  'hands',
  'foot',
  'otherFoot',
  'feet',
  'hip',
  'shoulder',
  'neck',
  'knee',
  'otherKnee',
  'elbow',
  'otherElbow',
  'chest',
] as const;
export type AnchorName = (typeof ANCHORS)[number];

export interface Anchor {
  at: Point;
  /** Limb angle of the segment that ends there. */
  angle: number;
}

export interface Skeleton {
  segments: Record<SegmentName, PlacedSegment>;
  anchors: Record<AnchorName, Anchor>;
  /** How far the hands and ankles stay from the pose's targets, cm (0 = reached). */
  misses: number[];
}

interface PlacedLimb {
  root: PlacedSegment;
  end: PlacedSegment;
  miss: number;
}

/** Side views bend elbows towards larger limb angles and knees towards smaller ones. */
function placeLimb(
  origin: Point,
  limb: Limb,
  lengths: Point,
  kind: 'arm' | 'leg',
  mirrored: boolean | null,
): PlacedLimb {
  const flip = mirrored ? -1 : 1;
  const rootScale = limb.rootScale ?? 1;
  const endScale = limb.endScale ?? 1;
  const [first, second] = [lengths[0] * rootScale, lengths[1] * endScale];
  let rootAngle = (limb.root ?? 0) * flip;
  const anatomical = kind === 'arm' ? 1 : -1;
  let endAngle = rootAngle + (limb.bend ?? 0) * flip * (mirrored === null ? anatomical : 1);
  let miss = 0;
  if (limb.to) {
    const target: Point = [limb.to[0] * flip, limb.to[1]];
    const sense = (mirrored === null ? anatomical : (limb.sense ?? anatomical) * flip) as 1 | -1;
    const solved = solveTwoBones(origin, target, first, second, sense);
    rootAngle = solved.first;
    endAngle = solved.second;
    miss = distance(along(along(origin, rootAngle, first), endAngle, second), target);
  }
  const joint = along(origin, rootAngle, first);
  const end = along(joint, endAngle, second);
  const mirror = mirrored === true;
  return {
    root: { from: origin, to: joint, angle: rootAngle, scale: rootScale, mirror },
    end: { from: joint, to: end, angle: endAngle, scale: endScale, mirror },
    miss,
  };
}

/** Far limbs of a side view are offset slightly, so that a pair reads as two. */
const FAR_SHOULDER: Point = [3.5, 0.5];
const FAR_HIP: Point = [2, 0.5];

/** Solves a pose: every segment's place, every anchor and how far IK targets were missed. */
export function solvePose(pose: Pose, view: View): Skeleton {
  const side = view === 'side';
  const up = 180 - pose.trunk;
  const trunkScale = pose.trunkScale ?? 1;
  const waist = along(pose.hip, up, BODY.lowerTrunk * trunkScale);
  const chestAngle = up - (pose.spine ?? 0);
  const collar = along(waist, chestAngle, BODY.upperTrunk * trunkScale);
  const headAngle = chestAngle - (pose.neck ?? 0);
  const headTop = along(collar, headAngle, BODY.headCentre);
  const shoulderBase = along(collar, chestAngle, pose.shrug ?? 0);
  const across = (centre: Point, angle: number, half: number, which: 1 | -1): Point =>
    along(centre, angle - 90, half * which);
  const shoulder = side ? shoulderBase : across(shoulderBase, chestAngle, BODY.shoulderHalfWidth, -1);
  const otherShoulder: Point = side
    ? [shoulderBase[0] + FAR_SHOULDER[0], shoulderBase[1] + FAR_SHOULDER[1]]
    : across(shoulderBase, chestAngle, BODY.shoulderHalfWidth, 1);
  const hip = side ? pose.hip : across(pose.hip, up, BODY.hipHalfWidth, -1);
  const otherHip: Point = side
    ? [pose.hip[0] + FAR_HIP[0], pose.hip[1] + FAR_HIP[1]]
    : across(pose.hip, up, BODY.hipHalfWidth, 1);

  // In front views the first limb is on the viewer's left and mirrored, so that outward is always positive.
  const arms: Point = [BODY.upperArm, BODY.forearm];
  const legs: Point = [BODY.thigh, BODY.shank];
  const arm = placeLimb(shoulder, pose.arm, arms, 'arm', side ? null : true);
  const otherArm = placeLimb(otherShoulder, pose.otherArm ?? pose.arm, arms, 'arm', side ? null : false);
  const leg = placeLimb(hip, pose.leg, legs, 'leg', side ? null : true);
  const otherLegPose = pose.otherLeg ?? (side ? farLeg(pose.leg) : pose.leg);
  const otherLeg = placeLimb(otherHip, otherLegPose, legs, 'leg', side ? null : false);

  const foot = (placed: PlacedLimb, limb: Limb): PlacedSegment => {
    const angle = 90 + (limb.ankle === undefined ? (limb.foot ?? 0) : placed.end.angle + limb.ankle);
    const from = placed.end.to;
    return { from, to: along(from, angle, SEGMENT_LENGTHS.foot), angle, scale: 1, mirror: false };
  };
  const trunk = (from: Point, to: Point, angle: number, scale = 1): PlacedSegment => ({
    from,
    to,
    angle,
    scale,
    mirror: false,
  });
  const segments: Record<SegmentName, PlacedSegment> = {
    lowerTrunk: trunk(pose.hip, waist, up, trunkScale),
    upperTrunk: trunk(waist, collar, chestAngle, trunkScale),
    head: trunk(collar, headTop, headAngle),
    upperArm: arm.root,
    forearm: arm.end,
    otherUpperArm: otherArm.root,
    otherForearm: otherArm.end,
    thigh: leg.root,
    shank: leg.end,
    foot: foot(leg, pose.leg),
    otherThigh: otherLeg.root,
    otherShank: otherLeg.end,
    otherFoot: foot(otherLeg, otherLegPose),
  };
  const anchor = (at: Point, angle: number): Anchor => ({ at, angle });
  const anchors: Record<AnchorName, Anchor> = {
    hand: anchor(arm.end.to, arm.end.angle),
    otherHand: anchor(otherArm.end.to, otherArm.end.angle),
    hands: anchor(side ? arm.end.to : mixPoint(arm.end.to, otherArm.end.to, 0.5), arm.end.angle),
    foot: anchor(leg.end.to, segments.foot.angle),
    otherFoot: anchor(otherLeg.end.to, segments.otherFoot.angle),
    feet: anchor(mixPoint(leg.end.to, otherLeg.end.to, 0.5), segments.foot.angle),
    hip: anchor(pose.hip, up),
    shoulder: anchor(shoulder, chestAngle),
    neck: anchor(collar, chestAngle),
    knee: anchor(leg.root.to, leg.root.angle),
    otherKnee: anchor(otherLeg.root.to, otherLeg.root.angle),
    elbow: anchor(arm.root.to, arm.root.angle),
    otherElbow: anchor(otherArm.root.to, otherArm.root.angle),
    chest: anchor(mixPoint(waist, collar, 0.65), chestAngle),
  };
  return { segments, anchors, misses: [arm.miss, otherArm.miss, leg.miss, otherLeg.miss] };
}

/** The far leg of a symmetric stance: half a foot further on, or a few degrees apart. */
function farLeg(leg: Limb): Limb {
  if (leg.to) return { ...leg, to: [leg.to[0] + 4, leg.to[1]] };
  return leg;
}

function mixOptional(a: number | undefined, b: number | undefined, t: number, fallback: number): number {
  return mix(a ?? fallback, b ?? fallback, t);
}

function mixLimb(a: Limb, b: Limb, t: number): Limb {
  const shared = {
    sense: a.sense,
    rootScale: mixOptional(a.rootScale, b.rootScale, t, 1),
    endScale: mixOptional(a.endScale, b.endScale, t, 1),
    ...(a.ankle !== undefined || b.ankle !== undefined
      ? { ankle: mixOptional(a.ankle, b.ankle, t, 0) }
      : { foot: mixOptional(a.foot, b.foot, t, 0) }),
  };
  if (a.to && b.to) return { ...shared, to: mixPoint(a.to, b.to, t) };
  return {
    ...shared,
    root: mixOptional(a.root, b.root, t, 0),
    bend: mixOptional(a.bend, b.bend, t, 0),
  };
}

/**
 * The position `t` (0…1) of the way from `a` to `b`. A limb given by target in one pose and by angles in the other
 * cannot be mixed: both poses of a drawing describe a limb the same way (checked by a test).
 */
export function mixPose(a: Pose, b: Pose, t: number): Pose {
  const otherArm = a.otherArm || b.otherArm;
  const otherLeg = a.otherLeg || b.otherLeg;
  return {
    hip: mixPoint(a.hip, b.hip, t),
    trunk: mix(a.trunk, b.trunk, t),
    spine: mixOptional(a.spine, b.spine, t, 0),
    neck: mixOptional(a.neck, b.neck, t, 0),
    shrug: mixOptional(a.shrug, b.shrug, t, 0),
    trunkScale: mixOptional(a.trunkScale, b.trunkScale, t, 1),
    arm: mixLimb(a.arm, b.arm, t),
    ...(otherArm && { otherArm: mixLimb(a.otherArm ?? a.arm, b.otherArm ?? b.arm, t) }),
    leg: mixLimb(a.leg, b.leg, t),
    ...(otherLeg && { otherLeg: mixLimb(a.otherLeg ?? a.leg, b.otherLeg ?? b.leg, t) }),
  };
}
