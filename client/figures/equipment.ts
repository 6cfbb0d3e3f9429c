import { combine, type Shape, type Surface } from './drawing.js';
import { list, short, type Point } from './geometry.js';

/** Colour classes of {@link FIGURE_STYLE} that shapes use. */
export type Tone = 'e' | 'm' | 'l' | 'g' | 'b' | 'c' | 'h' | 'o';

/** A straight round-ended bar from `a` to `b`, `width` cm thick. */
export function rod(a: Point, b: Point, width: number, tone: Tone = 'm'): Shape {
  const r = width / 2;
  return {
    svg: `<path class="${tone}" stroke-width="${short(width)}" d="M${list(a[0], -a[1])}L${list(b[0], -b[1])}"/>`,
    box: {
      left: Math.min(a[0], b[0]) - r,
      right: Math.max(a[0], b[0]) + r,
      bottom: Math.min(a[1], b[1]) - r,
      top: Math.max(a[1], b[1]) + r,
    },
  };
}

export function disc(centre: Point, radius: number, tone: Tone = 'e'): Shape {
  return {
    svg: `<circle class="${tone}" cx="${short(centre[0])}" cy="${short(-centre[1])}" r="${short(radius)}"/>`,
    box: {
      left: centre[0] - radius,
      right: centre[0] + radius,
      bottom: centre[1] - radius,
      top: centre[1] + radius,
    },
  };
}

/** An upright rectangle with rounded corners, from its lower left corner. */
export function block(corner: Point, width: number, height: number, tone: Tone = 'm', radius = 2): Shape {
  const [x, y] = corner;
  return {
    svg: `<rect class="${tone}" x="${short(x)}" y="${short(-y - height)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}"/>`,
    box: { left: x, right: x + width, bottom: y, top: y + height },
  };
}

/** A cushion, 7 cm thick by default, whose top (left of the way from `a` to `b` seen from below) is the line a–b. */
export function pad(a: Point, b: Point, side: 1 | -1 = 1, thickness = 7, tone: Tone = 'e'): Shape {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const half = thickness / 2;
  const [nx, ny] = [((b[1] - a[1]) / length) * half * side, (-(b[0] - a[0]) / length) * half * side];
  const [ux, uy] = [((b[0] - a[0]) / length) * half, ((b[1] - a[1]) / length) * half];
  const shape = rod([a[0] + nx + ux, a[1] + ny + uy], [b[0] + nx - ux, b[1] + ny - uy], thickness, tone);
  return { ...shape, surfaces: [[a, b]] };
}

/** Something invisible to rest on or hold. */
export function surface(...lines: readonly Surface[]): Shape {
  const points = lines.flat();
  return {
    svg: '',
    box: {
      left: Math.min(...points.map(([x]) => x)),
      right: Math.max(...points.map(([x]) => x)),
      bottom: Math.min(...points.map(([, y]) => y)),
      top: Math.max(...points.map(([, y]) => y)),
    },
    surfaces: lines,
  };
}

/** Lowest common bench height, cm: high enough to sit on with bent knees. */
export const BENCH_HEIGHT = 44;

/** A flat bench from `left` to `right` seen from its side. */
export function flatBench(left: number, right: number, height = BENCH_HEIGHT): Shape {
  return combine(
    rod([left + 14, height - 6], [left + 14, 2], 4),
    rod([right - 14, height - 6], [right - 14, 2], 4),
    rod([left + 8, 1.5], [left + 20, 1.5], 3),
    rod([right - 20, 1.5], [right - 8, 1.5], 3),
    pad([left, height], [right, height]),
  );
}

/** A seat of `seatLength` ending at `corner` and a back rest of `backLength` leaning `lean`° from upright to the left. */
export function inclineBench(corner: Point, lean: number, backLength = 82, seatLength = 36): Shape {
  const angle = (lean * Math.PI) / 180;
  const top: Point = [corner[0] - Math.sin(angle) * backLength, corner[1] + Math.cos(angle) * backLength];
  const middle: Point = [
    corner[0] - Math.sin(angle) * backLength * 0.5,
    corner[1] + Math.cos(angle) * backLength * 0.5,
  ];
  const footLeft = Math.min(corner[0] - 22, middle[0] - 4);
  return combine(
    rod([footLeft, 2], [corner[0] + seatLength - 8, 2], 4),
    rod([corner[0] + 12, corner[1] - 6], [corner[0] + 12, 2], 4),
    rod([middle[0] - 3, middle[1] - 3], [footLeft + 4, 3], 4),
    pad([corner[0] - 2, corner[1]], [corner[0] + seatLength, corner[1]]),
    pad(top, [corner[0] - 1, corner[1] + 2]),
  );
}

/** A decline bench, its head end low on the left, with the roller that the knees hang over. */
export function declineBench(): Shape {
  return combine(
    rod([-44, 40], [-50, 3], 4),
    rod([20, 54], [24, 3], 4),
    rod([-60, 2], [40, 2], 4),
    rod([16, 52], [36, 42], 4),
    rod([36, 42], [60, 21], 4),
    pad([-88, 31.5], [16, 58]),
    disc([36, 42], 6, 'e'),
  );
}

/** The roller of a {@link declineBench} that holds the shins down. */
export function declineRoller(): Shape {
  return disc([60, 21], 6, 'e');
}

/** A barbell seen along its axis: plates as discs, the bar's end in the middle. Local: grip at 0, 0. */
export function barbellEnd(radius = 17): Shape {
  return combine(disc([0, 0], radius, 'e'), disc([0, 0], radius * 0.68, 'm'), disc([0, 0], 2.4, 'g'));
}

/** A bar without plates seen along its axis. */
export function barEnd(): Shape {
  return combine(disc([0, 0], 3, 'e'), disc([0, 0], 1.2, 'g'));
}

/** A barbell seen from the front, `half` cm to each side of the grip's middle at 0, 0. */
export function barbellFront(half = 72, plate = 20): Shape {
  return combine(
    rod([-half, 0], [half, 0], 3, 'm'),
    block([-half + 6, -plate], 5, plate * 2, 'e'),
    block([-half + 12, -plate * 0.8], 4, plate * 1.6, 'm'),
    block([half - 11, -plate], 5, plate * 2, 'e'),
    block([half - 16, -plate * 0.8], 4, plate * 1.6, 'm'),
  );
}

/** An EZ bar with small plates seen along its axis. */
export function ezBarEnd(): Shape {
  return combine(disc([0, 0], 11.5, 'e'), disc([0, 0], 7.5, 'm'), disc([0, 0], 2, 'g'));
}

/** A dumbbell seen from its side, its handle along x through 0, 0. */
export function dumbbell(half = 13): Shape {
  return combine(
    rod([-half + 4, 0], [half - 4, 0], 3, 'l'),
    block([-half, -7], 6.5, 14, 'e', 2),
    block([half - 6.5, -7], 6.5, 14, 'e', 2),
  );
}

/** A dumbbell upright, its handle along y through 0, 0. */
export function dumbbellUpright(half = 13): Shape {
  return combine(
    rod([0, -half + 4], [0, half - 4], 3, 'l'),
    block([-7, -half], 14, 6.5, 'e', 2),
    block([-7, half - 6.5], 14, 6.5, 'e', 2),
  );
}

/** A dumbbell held by its upper head: the grip at 0, 0, the rest below. */
export function dumbbellByHead(): Shape {
  return combine(
    rod([0, -2], [0, -22], 3, 'l'),
    block([-7.5, -5], 15, 7, 'e'),
    block([-7.5, -27], 15, 7, 'e'),
  );
}

/** A dumbbell seen along its handle. */
export function dumbbellEnd(): Shape {
  return combine(disc([0, 0], 8.5, 'e'), disc([0, 0], 5, 'm'));
}

/** A kettlebell hanging from its handle at 0, 0. */
export function kettlebell(): Shape {
  return combine(
    rod([-5, -7], [-4.5, 0], 2.6, 'm'),
    rod([5, -7], [4.5, 0], 2.6, 'm'),
    rod([-4.5, 0], [4.5, 0], 2.6, 'm'),
    disc([0, -14], 10.5, 'e'),
  );
}

/** A weight plate seen from its face, held at its rim on the left and right or at 0, 0. */
export function plate(radius = 17): Shape {
  return combine(disc([0, 0], radius, 'e'), disc([0, 0], radius * 0.7, 'm'), disc([0, 0], 3.5, 'g'));
}

/** A cable tower with its pulley at `pulley`, the column to the right (+1) or left (−1) of it. */
export function cableColumn(pulley: Point, side: 1 | -1 = 1, height = 205): Shape {
  const x = pulley[0] + side * 13;
  return combine(
    block([x - 9, 2], 18, height - 2, 'l', 3),
    block([x - 5.5, 10], 11, 42, 'e', 1.5),
    rod([x, 52], [x, height - 8], 1.2, 'm'),
    rod([x - 13, 2], [x + 13, 2], 4, 'm'),
    rod([x, pulley[1]], [pulley[0], pulley[1]], 4, 'm'),
    disc(pulley, 4.5, 'e'),
  );
}

/** Upright with a weight stack, the common column of seated machines; `x` is its middle. */
export function stackTower(x: number, height = 150): Shape {
  return combine(
    block([x - 11, 2], 22, height - 2, 'l', 3),
    block([x - 7, 8], 14, 46, 'e', 1.5),
    rod([x, 54], [x, height - 6], 1.2, 'm'),
    rod([x - 16, 2], [x + 16, 2], 4, 'm'),
  );
}

/** A machine seat: cushion around `x`, its top at `height`, with an optional back rest to the left. */
export function machineSeat(x: number, height: number, back?: { lean: number; length: number }): Shape {
  const parts = [
    rod([x, height - 6], [x, 3], 6, 'm'),
    rod([x - 20, 2], [x + 20, 2], 4, 'm'),
    pad([x - 17, height], [x + 21, height]),
  ];
  if (back) {
    const angle = (back.lean * Math.PI) / 180;
    const foot: Point = [x - 16, height + 6];
    parts.push(
      rod([foot[0] - 4, foot[1]], [x - 10, height - 6], 4, 'm'),
      pad([foot[0] - Math.sin(angle) * back.length, foot[1] + Math.cos(angle) * back.length], foot),
    );
  }
  return combine(...parts);
}

/** The two rails of a Smith machine seen from the side, leaning none. */
export function smithRails(x: number, height = 210): Shape {
  return combine(
    rod([x, 2], [x, height], 3.4, 'l'),
    rod([x - 22, 2], [x + 22, 2], 4, 'm'),
    rod([x - 12, height], [x + 12, height], 4, 'm'),
  );
}

/** A pull-up station seen from the front or back: two posts and the bar with its top at `height`. */
export function pullUpFrame(height: number, half = 62): Shape {
  return combine(
    rod([-half, 2], [-half, height], 4, 'm'),
    rod([half, 2], [half, height], 4, 'm'),
    rod([-half, height], [half, height], 4, 'e'),
    rod([-half - 12, 2], [-half + 12, 2], 4, 'm'),
    rod([half - 12, 2], [half + 12, 2], 4, 'm'),
    surface([
      [-half, height],
      [half, height],
    ]),
  );
}

export function stepBox(left: number, right: number, height: number): Shape {
  return {
    ...combine(
      block([left, 0], right - left, height, 'm', 3),
      block([left, height - 4], right - left, 4, 'e', 2),
    ),
    surfaces: [
      [
        [left, height],
        [right, height],
      ],
    ],
  };
}

export function mat(left: number, right: number): Shape {
  return {
    ...block([left, -3], right - left, 3, 'l', 1.5),
    surfaces: [
      [
        [left, 0],
        [right, 0],
      ],
    ],
  };
}

export function gymBall(centre: Point, radius = 30): Shape {
  return {
    svg:
      disc(centre, radius, 'l').svg +
      disc([centre[0] - radius * 0.3, centre[1] + radius * 0.35], radius * 0.18, 'g').svg,
    box: disc(centre, radius).box,
  };
}

/** A short handle seen along its axis. */
export function handleEnd(): Shape {
  return disc([0, 0], 2.8, 'e');
}

/** A straight grip across the view: for front views and rope ends. */
export function grip(half = 8, upright = false): Shape {
  return upright ? rod([0, -half], [0, half], 3.4, 'e') : rod([-half, 0], [half, 0], 3.4, 'e');
}

/** Rope ends: the hands hold just above two knots. */
export function ropeEnd(): Shape {
  return combine(rod([0, 9], [0, -5], 3, 'm'), disc([0, -6], 3.2, 'e'));
}
