import type { BodyPartName } from '../../src/catalogue/catalogue.vocabulary.js';
import { smoothPath, type Point } from './geometry.js';
import { BODY, type SegmentName, type View } from './skeleton.js';

/**
 * The silhouettes and muscles of the figure, each in its segment's own plane: x runs along the segment from its
 * upper joint, y across it (SVG, y down). For hanging limbs the front of the body is −y, for the trunk +y.
 */
export interface SegmentShape {
  outline: string;
  muscles: Partial<Record<TrainedMuscle, string>>;
  woman?: WomansShape;
}

/** What differs where the figure is a woman; her joints are where the man's are, so both share one set of poses. */
export interface WomansShape {
  outline?: string;
  /** Drawn over the outline, below the muscles: hair and the top. */
  over?: string;
}

/** What a drawing can colour: the catalogue's body parts, and the adductors, which belong to none of them. */
export type TrainedMuscle = BodyPartName | '허벅지 안쪽';

/** Shapes by kind of segment: near and far, left and right share one. */
export type ShapeName =
  'lowerTrunk' | 'upperTrunk' | 'head' | 'upperArm' | 'forearm' | 'thigh' | 'shank' | 'foot';

export const SHAPE_OF: Record<SegmentName, ShapeName> = {
  lowerTrunk: 'lowerTrunk',
  upperTrunk: 'upperTrunk',
  head: 'head',
  upperArm: 'upperArm',
  forearm: 'forearm',
  otherUpperArm: 'upperArm',
  otherForearm: 'forearm',
  thigh: 'thigh',
  shank: 'shank',
  foot: 'foot',
  otherThigh: 'thigh',
  otherShank: 'shank',
  otherFoot: 'foot',
};

/** Half widths of a limb at a place along it: [along, towards −y, towards +y]. */
type Station = readonly [x: number, minus: number, plus: number];

function outline(start: number, stations: readonly Station[], end: number): string {
  const one = stations.map(([x, minus]): Point => [x, -minus]);
  const other = stations.map(([x, , plus]): Point => [x, plus]).reverse();
  return smoothPath([[start, 0], ...one, [end, 0], ...other]);
}

/** The closed hand around the grip point at the forearm's end. */
const HAND = `M${BODY.forearm - 5} 0a5 4.7 0 1 1 10 0a5 4.7 0 1 1-10 0z`;

const ARM_OUTLINE = outline(
  -7.4,
  [
    [-3.5, 6.4, 6.4],
    [4, 7.4, 7.4],
    [13, 6.5, 6.9],
    [23, 5.3, 5.5],
    [30, 4.9, 4.8],
  ],
  34.6,
);
const FOREARM_OUTLINE =
  outline(
    -4.8,
    [
      [-2, 4.5, 4.5],
      [6, 5.4, 5.2],
      [15, 4.3, 4.1],
      [24, 3.3, 3.3],
    ],
    30,
  ) + HAND;
const THIGH_OUTLINE = outline(
  -9.6,
  [
    [-5, 8.4, 8.4],
    [4, 9.9, 9.6],
    [17, 9.5, 9],
    [32, 7.5, 6.9],
    [43, 6.5, 6],
  ],
  49.2,
);
const SHANK_OUTLINE = outline(
  -6,
  [
    [-2, 5.8, 5.2],
    [5, 5.9, 6.6],
    [12, 5.3, 7.8],
    [21, 4.5, 6.3],
    [33, 3.7, 4],
    [41, 3.9, 4],
  ],
  45.5,
);
const DELTOID = smoothPath([
  [-7.5, 0],
  [-4, -6.5],
  [4, -7.5],
  [10, -4.5],
  [13.5, 0],
  [10, 4.5],
  [4, 7.5],
  [-4, 6.5],
]);

/** Her top. */
const top = (d: string): string => `<path class="W c" d="${d}"/>`;
const SIDE_TOP = top('M8 11.8Q15 17.5 25 10.6V-10.8H8z');
/** From the back it leaves the shoulder blades free. */
const frontalTop = (back: boolean): string =>
  top(
    'M7 15Q15 18 20 18.5L27 13.5L33 9.5L33 5.5' +
      (back ? 'L24 2.5L24-2.5' : 'Q25 6 24 0Q25-6 33-5.5') +
      'L33-5.5L33-9.5L27-13.500L20-18.500Q15-18 7-15z',
  );

/** Her hair, tied up at the crown; left out where she lies on a bench. */
const hair = (d: string): string => `<path class="W l" d="${d}"/>`;
const SIDE_HAIR = hair(
  'M27 8.200C33 6 34-3 29-7C24-11.5 15-10 10.5-5.200L13.5-1C17-3.5 19 .5 23 1.500C26 3 26.5 5 27 8.200zM28-6.500a5 5 0 1 1 9 1.500a5 5 0 0 1-9-1.500z',
);
const FRONT_HAIR = hair(
  'M17-9.400C20-12 33-11 33 0C33 11 20 12 17 9.400C21 8.5 26 7 27 0C26-7 21-8.5 17-9.400zM31.5-4.500a5 5 0 1 1 0 9z',
);
const BACK_HAIR = hair(
  'M11-6.500C11-11 33-13 33 0C33 13 11 11 11 6.500Q13 0 11-6.500zM31.5-4.500a5 5 0 1 1 0 9z',
);

const SIDE: Record<ShapeName, SegmentShape> = {
  lowerTrunk: {
    outline: outline(
      -12.5,
      [
        [-8, 8.5, 8.5],
        [0, 13.2, 11.4],
        [10, 11.2, 11.4],
        [20, 9.8, 11.4],
        [24, 9, 10],
      ],
      30,
    ),
    woman: {
      outline: outline(
        -12.5,
        [
          [-8, 9.5, 8.5],
          [0, 15.2, 11.4],
          [10, 10.8, 11.4],
          [20, 8.4, 11.2],
          [24, 8, 9.6],
        ],
        30,
      ),
    },
    muscles: {
      복부: smoothPath([
        [-3, 9.5],
        [2, 11.4],
        [11, 11.5],
        [21, 11.4],
        [26, 9],
        [25, 4.5],
        [12, 3.8],
        [0, 5.5],
      ]),
      등: smoothPath([
        [5, -10.8],
        [12, -10.8],
        [22, -9.6],
        [26, -6.5],
        [20, -4.2],
        [10, -4.2],
        [5, -7],
      ]),
      엉덩이: smoothPath([
        [-9.5, -6],
        [-7, -11.5],
        [0, -13.4],
        [6, -11.5],
        [7.5, -6],
        [3, -0.5],
        [-4, 1],
        [-8.5, -1.5],
      ]),
    },
  },
  upperTrunk: {
    outline: outline(
      -8,
      [
        [-4, 8.5, 9.5],
        [2, 9.8, 11.4],
        [11, 11, 12.4],
        [20, 11.6, 12.8],
        [27, 9.6, 9.8],
      ],
      35,
    ),
    woman: { over: SIDE_TOP },
    muscles: {
      가슴: smoothPath([
        [9.5, 11.4],
        [14, 12.9],
        [20, 12.9],
        [26, 10.3],
        [28.5, 5.5],
        [25, 1.5],
        [17, 1.8],
        [11, 4.5],
      ]),
      등: smoothPath([
        [-2, -7.6],
        [4, -10],
        [11, -11],
        [20, -11.7],
        [27, -9.6],
        [31, -4.5],
        [25, -2.4],
        [14, -2.2],
        [3, -3.6],
      ]),
      복부: smoothPath([
        [-3, 10],
        [2, 11.4],
        [8, 11.8],
        [10, 8.5],
        [7, 4.5],
        [0, 4.2],
        [-4, 6],
      ]),
    },
  },
  head: {
    outline:
      'M-2-5.2Q7-6.6 10-5.4L12 5Q4 4.6-2 5.4zM8.6 1.500C8.6-5 13-9 20-9C27.5-9 32-4.5 32 1C32 7 27.5 10.4 21 10.600L18.5 12.200L16.5 10.700Q9.5 11 8.8 7z',
    woman: { over: SIDE_HAIR },
    muscles: {},
  },
  upperArm: {
    outline: ARM_OUTLINE,
    muscles: {
      어깨: DELTOID,
      이두: smoothPath([
        [7, -6.9],
        [14, -6.6],
        [23, -5.4],
        [29, -4],
        [28, -0.2],
        [18, 1],
        [9, 0],
        [5.5, -3.5],
      ]),
      삼두: smoothPath([
        [3, 7.2],
        [13, 7],
        [23, 5.6],
        [29, 4.4],
        [28, 0.4],
        [18, -1],
        [8, -0.4],
        [2.5, 3.5],
      ]),
    },
  },
  forearm: { outline: FOREARM_OUTLINE, muscles: {} },
  thigh: {
    outline: THIGH_OUTLINE,
    muscles: {
      '허벅지 앞': smoothPath([
        [0, -9],
        [6, -10],
        [17, -9.6],
        [32, -7.6],
        [42, -5.8],
        [43, -1],
        [34, 1],
        [18, 1.6],
        [4, -0.5],
        [-2, -5],
      ]),
      '허벅지 뒤': smoothPath([
        [1, 8.8],
        [6, 9.7],
        [17, 9.1],
        [32, 7],
        [43, 5.4],
        [43, 1.8],
        [34, -0.6],
        [18, -1],
        [5, 1],
        [-1, 5],
      ]),
    },
  },
  shank: {
    outline: SHANK_OUTLINE,
    muscles: {
      종아리: smoothPath([
        [1, 4.8],
        [6, 6.9],
        [12, 7.9],
        [21, 6.4],
        [29, 4.4],
        [27, 1],
        [18, -1.5],
        [8, -1],
        [2, 1],
      ]),
    },
  },
  foot: { outline: 'M-4.5-4Q1-5.5 5-2Q10 2.5 16 3.500Q20.5 4.5 20 8L-7 8Q-10 3-4.5-4z', muscles: {} },
};

/** The adductors in a front view: +y is towards the mid-line. */
const INNER_THIGH = smoothPath([
  [-3, 1],
  [4, 6.5],
  [14, 8],
  [26, 6.8],
  [37, 5],
  [40, 3],
  [28, 1.5],
  [14, 0.5],
  [4, -1.5],
]);

/** Front and back views: symmetric trunk, limbs seen from the front. */
function frontal(back: boolean): Record<ShapeName, SegmentShape> {
  const mirrored = (points: readonly Point[]): string =>
    smoothPath(points) + smoothPath(points.map(([x, y]): Point => [x, -y]));
  const both = (name: BodyPartName, onBack: boolean, d: string): Partial<Record<BodyPartName, string>> =>
    back === onBack ? { [name]: d } : {};
  return {
    lowerTrunk: {
      outline: outline(
        -11,
        [
          [-7, 8, 8],
          [-1, 17, 17],
          [9, 15.6, 15.6],
          [18, 13.8, 13.8],
          [24, 12.5, 12.5],
        ],
        30,
      ),
      woman: {
        outline: outline(
          -11,
          [
            [-7, 9, 9],
            [-1, 18.4, 18.4],
            [9, 15.4, 15.4],
            [18, 11.8, 11.8],
            [24, 11, 11],
          ],
          30,
        ),
      },
      muscles: {
        ...both(
          '복부',
          false,
          smoothPath([
            [-4, 0],
            [4, 7],
            [14, 8.5],
            [24, 8.5],
            [27, 0],
            [24, -8.5],
            [14, -8.5],
            [4, -7],
          ]),
        ),
        ...both(
          '등',
          true,
          mirrored([
            [9, 1],
            [18, 1],
            [25, 1.5],
            [25, 7],
            [17, 6.5],
            [10, 5.5],
          ]),
        ),
        ...both(
          '엉덩이',
          true,
          mirrored([
            [-8, 5],
            [-7, 12],
            [0, 16],
            [7, 13.5],
            [8, 6],
            [2, 1],
            [-5, 1],
          ]),
        ),
        // From the front the buttocks show as the hips' outer edge.
        ...both(
          '엉덩이',
          false,
          mirrored([
            [-8, 11],
            [-3, 16.4],
            [4, 16.8],
            [10, 15.2],
            [7, 12],
            [0, 10.2],
            [-5, 9],
          ]),
        ),
      },
    },
    upperTrunk: {
      outline: outline(
        -7,
        [
          [-3, 12.5, 12.5],
          [3, 14, 14],
          [12, 16.5, 16.5],
          [21, 19, 19],
          [27, 18.5, 18.5],
          [31, 12, 12],
        ],
        36,
      ),
      woman: { over: frontalTop(back) },
      muscles: {
        ...both(
          '가슴',
          false,
          mirrored([
            [13, 1],
            [12, 7],
            [14, 13.5],
            [20, 16.5],
            [25.5, 14],
            [27, 7],
            [25, 1],
          ]),
        ),
        ...both(
          '복부',
          false,
          smoothPath([
            [-4, 0],
            [-2, 8],
            [5, 8.5],
            [11, 6.5],
            [11, -6.5],
            [5, -8.5],
            [-2, -8],
          ]),
        ),
        ...both(
          '등',
          true,
          mirrored([
            [-2, 2],
            [4, 11.5],
            [12, 15.5],
            [20, 17.5],
            [26, 15],
            [31, 8],
            [33, 1],
            [20, 0.8],
            [6, 0.8],
          ]),
        ),
        // From the front the back shows as the flanks below the armpits.
        ...both(
          '등',
          false,
          mirrored([
            [-2, 12.6],
            [6, 14.8],
            [12, 16.4],
            [19, 18],
            [15, 14.6],
            [8, 11.6],
            [2, 10.4],
          ]),
        ),
      },
    },
    head: {
      outline:
        'M-3-6Q6-6 11-5.500L11 5.500Q6 6-3 6zM8 0C8-6 13-9.2 20-9.200C27.5-9.2 32-5.5 32 0C32 5.5 27.5 9.2 20 9.200C13 9.2 8 6 8 0z',
      woman: { over: back ? BACK_HAIR : FRONT_HAIR },
      muscles: {},
    },
    upperArm: {
      outline: ARM_OUTLINE,
      muscles: {
        어깨: DELTOID,
        ...both(
          '이두',
          false,
          smoothPath([
            [8, -5],
            [16, -5.8],
            [24, -4.8],
            [29, -2.5],
            [29, 2.5],
            [24, 4.8],
            [16, 5.8],
            [8, 5],
          ]),
        ),
        ...both(
          '삼두',
          true,
          smoothPath([
            [6, -5.5],
            [14, -6],
            [24, -4.8],
            [29, -2.5],
            [29, 2.5],
            [24, 4.8],
            [14, 6],
            [6, 5.5],
          ]),
        ),
        // From the front the triceps shows as the arm's outer edge.
        ...both(
          '삼두',
          false,
          smoothPath([
            [6, -7],
            [14, -6.4],
            [24, -5],
            [28, -3.6],
            [20, -3],
            [10, -3.6],
          ]),
        ),
      },
    },
    forearm: { outline: FOREARM_OUTLINE, muscles: {} },
    thigh: {
      outline: THIGH_OUTLINE,
      muscles: {
        ...both(
          '허벅지 앞',
          false,
          smoothPath([
            [-1, -7.5],
            [8, -8.5],
            [20, -8],
            [34, -6],
            [41, -4],
            [41, 3.5],
            [34, 5.5],
            [20, 7],
            [8, 6.5],
            [0, 2],
          ]),
        ),
        ...(!back && { '허벅지 안쪽': INNER_THIGH }),
        ...both(
          '허벅지 뒤',
          true,
          smoothPath([
            [4, -7.5],
            [10, -8.5],
            [22, -7.8],
            [34, -5.8],
            [41, -4],
            [41, 3.5],
            [34, 5.5],
            [22, 7.3],
            [10, 7.8],
            [4, 6],
          ]),
        ),
      },
    },
    shank: {
      outline: outline(
        -6,
        [
          [-2, 5.4, 5.4],
          [5, 6.2, 6],
          [12, 6.8, 6.4],
          [21, 5.6, 5.2],
          [33, 3.8, 3.8],
          [41, 3.9, 3.9],
        ],
        45.5,
      ),
      muscles: back
        ? {
            종아리: smoothPath([
              [1, -4.5],
              [8, -6],
              [15, -6],
              [24, -3.5],
              [28, 0],
              [24, 3.5],
              [15, 5.8],
              [8, 5.6],
              [1, 4.5],
            ]),
          }
        : {
            종아리:
              smoothPath([
                [4, 3.5],
                [10, 5.6],
                [16, 5.4],
                [24, 3.6],
                [22, 2],
                [12, 2.2],
              ]) +
              smoothPath([
                [4, -3.5],
                [10, -6],
                [16, -5.8],
                [24, -3.6],
                [22, -2],
                [12, -2.2],
              ]),
          },
    },
    foot: { outline: 'M-6 0Q-6-6 0-6Q6-6 6 0Q8 5 6.5 8L-6.5 8Q-8 5-6 0z', muscles: {} },
  };
}

/** Chest and shoulders of someone lying on a bench, seen from beyond the head. */
const HEAD_END_TRUNK: SegmentShape = {
  outline: smoothPath([
    [22, -19],
    [30, -24],
    [37, -18],
    [40.5, -8],
    [40.5, 8],
    [37, 18],
    [30, 24],
    [22, 19],
    [20, 0],
  ]),
  muscles: {
    가슴:
      smoothPath([
        [33, -17],
        [38, -15],
        [41, -8],
        [40, -1],
        [36, -3],
        [32, -10],
      ]) +
      smoothPath([
        [33, 17],
        [38, 15],
        [41, 8],
        [40, 1],
        [36, 3],
        [32, 10],
      ]),
  },
};

const SHAPES: Record<View, Record<ShapeName, SegmentShape>> = {
  side: SIDE,
  front: frontal(false),
  back: frontal(true),
  headEnd: { ...frontal(false), upperTrunk: HEAD_END_TRUNK },
};

/** The shape of a segment in a view. */
export function segmentShape(view: View, shape: ShapeName): SegmentShape {
  return SHAPES[view][shape];
}
