/** Plane geometry for the drawings: centimetres, x to the right, y up, the floor at y = 0. */
export type Point = readonly [x: number, y: number];

const RADIANS = Math.PI / 180;

/** Unit vector of a limb angle: 0° hangs down, 90° points right (+x), 180° up, −90° left. */
export function direction(angle: number): Point {
  return [Math.sin(angle * RADIANS), -Math.cos(angle * RADIANS)];
}

/** Limb angle (degrees, −180…180) of the vector from `a` to `b`; the inverse of {@link direction}. */
export function angleBetween(a: Point, b: Point): number {
  return Math.atan2(b[0] - a[0], -(b[1] - a[1])) / RADIANS;
}

/** The point `length` cm away from `origin` at a limb angle. */
export function along(origin: Point, angle: number, length: number): Point {
  const [x, y] = direction(angle);
  return [origin[0] + x * length, origin[1] + y * length];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function mixPoint(a: Point, b: Point, t: number): Point {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t)];
}

/** Distance from a point to the segment `a`–`b`. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square;
  return distance(p, mixPoint(a, b, Math.min(1, Math.max(0, t))));
}

export interface TwoBoneSolution {
  /** Limb angle of the first bone. */
  first: number;
  /** Limb angle of the second bone. */
  second: number;
}

/**
 * Two-bone inverse kinematics by the law of cosines. `sense` +1 turns the second bone towards larger angles
 * (an elbow of someone facing right), −1 towards smaller ones (a knee). A target out of reach gives the
 * straight limb towards it, so that callers can measure the miss.
 */
export function solveTwoBones(
  origin: Point,
  target: Point,
  firstLength: number,
  secondLength: number,
  sense: 1 | -1,
): TwoBoneSolution {
  const reach = firstLength + secondLength;
  const nearest = Math.abs(firstLength - secondLength);
  const gap = Math.min(Math.max(distance(origin, target), nearest + 1e-6), reach - 1e-6);
  const heading = angleBetween(origin, target);
  const cosine = (firstLength ** 2 + gap ** 2 - secondLength ** 2) / (2 * firstLength * gap);
  const inner = Math.acos(Math.min(1, Math.max(-1, cosine))) / RADIANS;
  const first = heading - sense * inner;
  const joint = along(origin, first, firstLength);
  const reached: Point = along(origin, heading, gap);
  return { first, second: angleBetween(joint, reached) };
}

/** A number for SVG: one decimal, no trailing zero, no leading one. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Joins numbers for an SVG path with the fewest separators: a sign or a second decimal point starts a new one. */
export function list(...values: number[]): string {
  let text = '';
  let last = '';
  for (const next of values.map(short)) {
    const separate = text === '' || next.startsWith('-') || (next.startsWith('.') && last.includes('.'));
    text += separate ? next : ` ${next}`;
    last = next;
  }
  return text;
}

/**
 * Closed smooth path (Catmull–Rom as cubic Béziers, each continuing the last one's tangent) through SVG points.
 * Relative and rounded to a tenth; every step starts from the rounded place, so that errors do not add up.
 */
export function smoothPath(points: readonly Point[]): string {
  const n = points.length;
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  const at = (index: number): Point => {
    const [x, y] = points[(index + n) % n] ?? [0, 0];
    return [tenth(x), tenth(y)];
  };
  const tangent = (index: number): Point => {
    const [before, after] = [at(index - 1), at(index + 1)];
    return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6];
  };
  let path = `M${list(...at(0))}`;
  for (let i = 1; i <= n; i++) {
    const [from, to, slope] = [at(i - 1), at(i), tangent(i)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const control = [dx - slope[0], dy - slope[1], dx, dy];
    path += i === 1 ? `c${list(...tangent(0), ...control)}` : `s${list(...control)}`;
  }
  return `${path}z`;
}
