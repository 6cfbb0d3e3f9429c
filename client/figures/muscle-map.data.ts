import type { BodyPartName } from '../../src/catalogue/catalogue.vocabulary.js';
import { smoothPath, type Point } from './geometry.js';

/**
 * The muscle map, drawn for this project: half a body by points (offset from the mid-line, distance from the top),
 * mirrored and smoothed. No dependency but the path helper, so that a screen can import it for its touch targets.
 */
export type MuscleView = 'front' | 'back';

/** One body part in one view: all of it as one path. */
export interface MuscleRegion {
  bodyPart: BodyPartName;
  view: MuscleView;
  d: string;
  /** The viewer's right half of `d`; mirrored at {@link MUSCLE_MIRROR} it gives the whole. */
  half: string;
}

export const MUSCLE_VIEW = { width: 210, height: 440 } as const;
const MIDDLE = MUSCLE_VIEW.width / 2;

/** Points as x y pairs of the half body. */
type Half = readonly number[];

const HEAD: Half = [0, 6, 12, 9, 18, 20, 18.5, 33, 15, 48, 7, 58, 0, 60];
const HAND: Half = [
  85, 244, 93, 241, 98, 250, 102, 264, 101, 278, 96, 286, 91, 280, 87, 268, 82, 266, 80, 256,
];
const FOREARM_OUTER: Half = [76, 173, 82, 184, 88, 204, 92, 230, 89, 238, 82, 216, 76, 194];
const FOREARM_INNER: Half = [61, 174, 67, 182, 74, 198, 80, 218, 85, 239, 80, 238, 70, 214, 62, 192];

/** The adductors are no body part of their own: neutral unless a picture highlights them. */
const INNER_THIGH: Half = [5, 246, 12, 244, 19, 256, 20, 276, 15, 298, 10, 280, 6, 262];

const FRONT_NEUTRAL: readonly Half[] = [
  [4, 62, 12, 57, 14, 69, 17, 80, 8, 86, 4, 76],
  [17, 72, 25, 80, 40, 85, 26, 88, 18, 87],
  FOREARM_OUTER,
  FOREARM_INNER,
  HAND,
  [45, 127, 49, 136, 47, 150, 43, 163, 41, 150, 43, 138],
  [43, 209, 46, 219, 47, 232, 43, 238, 39, 226, 37, 216],
  [37, 219, 30, 228, 20, 243, 14, 240, 23, 228],
  INNER_THIGH,
  [20, 327, 28, 323, 36, 322, 38, 332, 32, 342, 24, 342, 20, 336],
  [32, 346, 38, 344, 42, 362, 40, 384, 35, 403, 32, 398, 32, 370],
  [24, 346, 30, 346, 30, 370, 30, 402, 26, 404, 24, 380],
  [24, 408, 34, 407, 38, 417, 44, 427, 42, 434, 30, 434, 24, 425],
];

const FRONT: Partial<Record<BodyPartName, readonly Half[]>> = {
  가슴: [[3, 95, 14, 90, 30, 90, 42, 97, 46, 110, 42, 125, 30, 135, 14, 136, 4, 130, 2, 112]],
  어깨: [[37, 89, 49, 88, 60, 95, 67, 109, 66, 125, 59, 132, 53, 121, 48, 106, 42, 96]],
  이두: [[51, 127, 58, 135, 64, 140, 69, 153, 70, 168, 66, 176, 59, 168, 53, 153, 49, 139]],
  삼두: [[68, 127, 73, 141, 76, 157, 75, 171, 72, 163, 71, 147, 67, 135]],
  복부: [
    [2, 140, 9, 140, 16, 142, 17, 150, 14, 157, 8, 158, 2, 158],
    [2, 161, 9, 161, 16, 161, 17, 169, 16, 177, 8, 178, 2, 178],
    [2, 181, 9, 181, 16, 181, 17, 190, 15, 198, 8, 200, 2, 200],
    [2, 203, 8, 203, 15, 202, 15, 214, 11, 227, 5, 240, 2, 240],
    [21, 143, 31, 140, 40, 132, 41, 143, 30, 152, 21, 154],
    [21, 157, 30, 156, 39, 148, 38, 160, 30, 167, 21, 168],
    [21, 172, 30, 171, 37, 164, 36, 180, 38, 196, 41, 205, 32, 213, 20, 221, 19, 200],
  ],
  '허벅지 앞': [
    [40, 240, 46, 253, 49, 276, 46, 300, 40, 317, 37, 300, 37, 270, 37, 250],
    [26, 238, 34, 233, 36, 256, 36, 284, 34, 306, 29, 312, 24, 292, 22, 262],
    [18, 284, 22, 300, 26, 314, 25, 322, 18, 322, 13, 311, 15, 297],
  ],
  종아리: [
    [15, 342, 20, 347, 22, 366, 21, 384, 17, 377, 13, 360],
    [41, 340, 45, 353, 46, 369, 43, 384, 43, 366, 41, 350],
  ],
};

const BACK_NEUTRAL: readonly Half[] = [
  [3, 60, 12, 56, 13, 68, 10, 66, 3, 61],
  [63, 173, 70, 172, 74, 177, 68, 183, 62, 180],
  FOREARM_OUTER,
  [62, 184, 68, 186, 74, 198, 80, 218, 85, 239, 80, 238, 70, 216, 62, 196],
  HAND,
  [39, 176, 40, 192, 42, 204, 31, 206, 19, 207, 29, 198],
  [20, 335, 27, 334, 34, 335, 34, 341, 27, 339, 20, 341],
  [22, 415, 34, 414, 38, 422, 40, 431, 31, 434, 23, 433, 20, 426],
];

const BACK: Partial<Record<BodyPartName, readonly Half[]>> = {
  등: [
    [2, 65, 10, 71, 15, 80, 28, 86, 40, 90, 30, 98, 20, 108, 12, 124, 5, 147, 2, 150],
    [33, 102, 43, 110, 51, 119, 48, 129, 36, 128, 23, 122, 21, 112],
    [20, 127, 34, 133, 47, 134, 46, 150, 40, 168, 34, 184, 24, 196, 12, 202, 8, 190, 8, 160, 13, 142],
    [2, 157, 5, 161, 5, 194, 10, 206, 9, 214, 2, 220],
  ],
  어깨: [[42, 91, 54, 92, 63, 101, 67, 117, 63, 127, 54, 115, 45, 106, 37, 98]],
  삼두: [
    [50, 130, 58, 131, 62, 142, 64, 160, 60, 170, 54, 158, 50, 144],
    [62, 130, 67, 125, 73, 140, 76, 158, 73, 169, 67, 168, 66, 150],
  ],
  엉덩이: [
    [13, 213, 28, 209, 42, 208, 46, 219, 46, 231, 36, 226, 22, 221, 12, 219],
    [3, 225, 14, 222, 30, 228, 46, 236, 48, 252, 42, 263, 26, 267, 10, 263, 3, 254],
  ],
  '허벅지 뒤': [
    [28, 271, 42, 268, 47, 281, 46, 300, 40, 320, 34, 331, 30, 312, 28, 290],
    [6, 268, 17, 270, 25, 273, 26, 296, 24, 314, 20, 331, 15, 316, 9, 294],
  ],
  종아리: [
    [28, 342, 38, 338, 44, 352, 45, 370, 40, 384, 32, 386, 28, 372],
    [14, 352, 20, 341, 26, 342, 26, 372, 24, 388, 17, 382, 13, 368],
    [18, 387, 26, 392, 38, 389, 40, 396, 34, 408, 28, 411, 22, 404],
  ],
};

/** SVG transform that swaps the halves of a view. */
export const MUSCLE_MIRROR = `matrix(-1 0 0 1 ${MUSCLE_VIEW.width} 0)`;

function pairs(half: Half, sign: 1 | -1): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < half.length; i += 2)
    points.push([MIDDLE + sign * (half[i] ?? 0), half[i + 1] ?? 0]);
  return points;
}

function oneSide(shapes: readonly Half[], sign: 1 | -1 = 1): string {
  return shapes.map(half => smoothPath(pairs(half, sign))).join('');
}

function bothSides(shapes: readonly Half[]): string {
  return oneSide(shapes) + oneSide(shapes, -1);
}

/** Neutral shapes of a half body, and the head on the mid-line. */
export const MUSCLE_NEUTRAL: Record<MuscleView, string> = {
  front: oneSide(FRONT_NEUTRAL),
  back: oneSide(BACK_NEUTRAL),
};
/** The viewer's right inner thigh in the front view. */
export const MUSCLE_INNER_THIGH = oneSide([INNER_THIGH]);
export const MUSCLE_HEAD = smoothPath([...pairs(HEAD, 1), ...pairs(HEAD, -1).reverse().slice(1, -1)]);

function regions(view: MuscleView, parts: Partial<Record<BodyPartName, readonly Half[]>>): MuscleRegion[] {
  return Object.entries(parts).map(([bodyPart, shapes]) => ({
    bodyPart: bodyPart as BodyPartName,
    view,
    d: bothSides(shapes),
    half: oneSide(shapes),
  }));
}

/** Every body part as seen from the front and from the back; some show in both. */
export const MUSCLE_REGIONS: readonly MuscleRegion[] = [...regions('front', FRONT), ...regions('back', BACK)];
