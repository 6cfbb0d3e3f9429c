import {
  BODY_PARTS,
  type BodyPartName,
  type MovementPattern,
} from '../../../catalogue/catalogue.vocabulary.js';
import type { Experience, TrainingGoal } from '../../../training-preferences/workout-wire-names.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import type { Prescription } from '../workout/prescription/prescription.types.js';

/**
 * Everything that makes up the value of a week. Counting direct sets whole and indirect ones half follows Pelland et al. 2025 (doi
 * 10.1007/s40279-025-02344-w); every number below is a choice of this model, judged by 27 written weeks.
 */
export const PARTS: readonly BodyPartName[] = BODY_PARTS.map(({ koreanName }) => koreanName);

/** Raised with every change of a week's value: bounds of another version say nothing about a stored week. */
export const WEEK_MODEL_VERSION = 1;

/** Effective sets are counted in quarters. */
export const QUARTERS = 4;
/** Fractional sets of a part beyond this number in one session add nothing (Remmert 2025, read in a secondary source). */
export const MOST_CREDITED_SETS = 11;

type Quarters = 0 | 1 | 2 | 3 | 4;
type OfPart = Partial<Record<BodyPartName, Partial<Record<MovementPattern, Quarters>>>>;

/** How much of a direct set trains the part, in quarters, by movement; a movement not listed trains it fully. */
const DIRECT: OfPart = {
  가슴: { fly: 3, verticalPush: 3, straightArmPull: 1 },
  등: { hinge: 1, straightArmPull: 2, backExtension: 1, shrug: 1 },
  엉덩이: { squat: 3, hinge: 3, lunge: 3, hipAbduction: 2 },
  어깨: { rearDelt: 3, shoulderFlexion: 1 },
  복부: { trunkRotation: 2 },
  종아리: { plantarFlexionBent: 2 },
  '허벅지 앞': { lunge: 3, kneeExtension: 3, hipAdduction: 0 },
  '허벅지 뒤': {},
  // Overhead stretches the long head, as sitting does the hamstrings.
  삼두: { elbowExtensionDown: 3, horizontalPush: 2, verticalPush: 2 },
  이두: { elbowFlexionNeutral: 3 },
};

/** Cap per set for families that train less than their movement suggests. */
const MOST_OF_FAMILY: Readonly<Record<string, Quarters>> = {
  'leg-curl': 3,
  walkout: 2,
  kickback: 2,
  'upright-row': 2,
  swing: 1,
  'pull-through': 2,
  'good-morning': 2,
  'push-up': 3,
  'pike-push-up': 2,
  'triceps-kickback': 2,
  'wall-sit': 1,
  'side-lunge': 1,
  clamshell: 1,
  'side-leg-raise': 1,
  'fire-hydrant': 1,
  'mountain-climber': 1,
  'flutter-kick': 1,
  'side-bend': 1,
  'dead-bug': 2,
  'bird-dog': 1,
};

/** How much of a set trains a secondary part: two quarters (a half) unless listed. */
const INDIRECT: OfPart = {
  가슴: { shoulderFlexion: 0, horizontalPush: 1, verticalPush: 1 },
  등: { hinge: 1, squat: 0, antiExtension: 0, rearDelt: 1, straightArmPull: 1, shoulderAbduction: 0 },
  엉덩이: { antiExtension: 0, trunkRotation: 0, kneeFlexion: 0, backExtension: 1 },
  어깨: {
    fly: 0,
    horizontalPush: 1,
    horizontalPull: 1,
    verticalPush: 1,
    antiExtension: 0,
    trunkRotation: 0,
    shrug: 0,
  },
  종아리: { kneeFlexion: 0 },
  '허벅지 앞': {
    hinge: 1,
    hipExtension: 0,
    hipAbduction: 0,
    trunkFlexion: 0,
    antiExtension: 0,
    legRaise: 0,
    verticalPush: 0,
  },
  // In rowing they only hold.
  '허벅지 뒤': { squat: 1, lunge: 1, hipAdduction: 0, horizontalPull: 0 },
  삼두: { straightArmPull: 0 },
  이두: { shoulderAbduction: 0 },
};

const MOST_OF_GENTLE = 2;

/** A lift that the trunk only stabilises does not train it. */
const TRUNK: BodyPartName = '복부';

/** Quarters of a set that train `part`, 0–4: the value of the movement, reduced where it cannot be made hard. */
export function effectiveQuarters(
  workout: EngineWorkout,
  part: BodyPartName,
  { fit }: Pick<Prescription, 'fit'>,
): number {
  const { pattern, family } = workout;
  const isDirect = workout.primaryBodyParts.includes(part);
  if (!isDirect && (part === TRUNK || !workout.secondaryBodyParts.includes(part))) return 0;
  const full = Math.min(
    (isDirect ? DIRECT : INDIRECT)[part]?.[pattern] ?? (isDirect ? QUARTERS : QUARTERS / 2),
    MOST_OF_FAMILY[family] ?? QUARTERS,
  );
  if (workout.gentle) return Math.min(full, isDirect ? MOST_OF_GENTLE : 0);
  if (fit === 'tooLight') return Math.min(full, isDirect ? 1 : 0);
  // Push-ups soon become too easy, and no weight can be added.
  const isHardToLoad = part !== TRUNK && ['band', 'bodyweight', 'hold'].includes(workout.loadType);
  return isDirect && (isHardToLoad || fit === 'fewRepetitions') ? Math.max(0, full - 1) : full;
}

/** The part a workout is chosen for. A deadlift replaces the other hinges of its session. */
export const partOf = ({ family, primaryBodyParts: [first] }: EngineWorkout): BodyPartName | undefined =>
  family === 'deadlift' ? '허벅지 뒤' : first;

/** A deadlift is chosen for the hamstrings and logged for the back: neither may rest, and both must be wanted. */
export const partsOfChoice = (workout: EngineWorkout): BodyPartName[] => [
  partOf(workout)!,
  workout.primaryBodyParts[0]!,
];

/** The big patterns. Each has a main lift: a multi-joint exercise that trains this part well. */
export const BIG_PATTERNS: readonly { part: BodyPartName; pattern: MovementPattern; family?: string }[] = [
  { part: '허벅지 앞', pattern: 'squat' },
  { part: '허벅지 뒤', pattern: 'hinge' },
  { part: '가슴', pattern: 'horizontalPush' },
  { part: '어깨', pattern: 'verticalPush' },
  { part: '등', pattern: 'horizontalPull' },
  { part: '등', pattern: 'verticalPull' },
  // Again, for members who train for strength.
  { part: '허벅지 뒤', pattern: 'hinge', family: 'deadlift' },
];
/** A main lift trains its part with at least this many quarters of each set; a deadlift spreads over everything it trains. */
const LEAST_OF_MAIN_LIFT = 3;
const LEAST_OF_DEADLIFT = 2;

/** Whether it is a main lift of the big pattern at `index`. */
export function isMainLift(workout: EngineWorkout, quarters: number, index: number): boolean {
  const { part, pattern, family = workout.family } = BIG_PATTERNS[index]!;
  return (
    workout.mechanic === 'compound' &&
    partOf(workout) === part &&
    workout.pattern === pattern &&
    workout.family === family &&
    quarters >= (workout.family === 'deadlift' ? LEAST_OF_DEADLIFT : LEAST_OF_MAIN_LIFT)
  );
}

/** Points of the first, second and third session with a main lift of a pattern in a week. Strength depends on frequency (Pelland 2025). */
const USUAL_MAIN_LIFT_POINTS = [250, 120, 40];
const MAIN_LIFT_POINTS_OF_STRENGTH = [400, 250, 120];
/** The first deadlift of a week, for members who train for strength. */
const DEADLIFT_POINTS = 400;

/** Fractional weekly sets of a part above which more adds little, for a trained member. */
const FULL_SETS: Record<TrainingGoal, number> = {
  general: 10,
  hypertrophy: 16,
  strength: 12,
  endurance: 10,
  fatLoss: 10,
};
const SHARE_OF_FULL: Record<Experience, number> = { beginner: 0.8, intermediate: 1, advanced: 1.25 };
/** Start of the recommended range. */
const LEAST_SHARE = 0.5;

/** Worth of a set up to each share of the full sets, relative to the first ones. */
const CURVE = [
  { upTo: 0.25, worth: 1 },
  { upTo: 0.5, worth: 0.7 },
  { upTo: 0.75, worth: 0.45 },
  { upTo: 1, worth: 0.25 },
  { upTo: 1.25, worth: 0.08 },
] as const;
/** Points of a part of weight 1 at full sets. */
const FULL_POINTS = 1000;
const PART_WEIGHT: Record<BodyPartName, number> = {
  가슴: 1,
  등: 1.1,
  '허벅지 앞': 1.1,
  '허벅지 뒤': 0.8,
  엉덩이: 0.8,
  어깨: 0.8,
  삼두: 0.45,
  이두: 0.45,
  종아리: 0.35,
  복부: 0.5,
};

function fullSets(goal: TrainingGoal, experience: Experience): number {
  return Math.round(FULL_SETS[goal] * SHARE_OF_FULL[experience]);
}

/** Usual range of fractional weekly sets of a part. */
export function recommendedRange(goal: TrainingGoal, experience: Experience): [number, number] {
  const full = fullSets(goal, experience);
  return [Math.round(full * LEAST_SHARE), full];
}

/** Points by quarters of effective weekly sets: whole numbers, never falling, each quarter worth no more than the one before. */
export function volumePoints(part: BodyPartName, goal: TrainingGoal, experience: Experience): number[] {
  const full = QUARTERS * fullSets(goal, experience);
  const worthOf = (quarter: number): number => CURVE.find(({ upTo }) => quarter < upTo * full)?.worth ?? 0;
  const worths = Array.from({ length: Math.round(1.25 * full) }, (_, quarter) => worthOf(quarter));
  const inFull = worths.slice(0, full).reduce((sum, worth) => sum + worth, 0);
  const points = [0];
  for (const worth of worths)
    points.push(points.at(-1)! + Math.round((FULL_POINTS * PART_WEIGHT[part] * worth) / inFull));
  return points;
}

/** Points by weekly main lifts of a big pattern. */
export function mainLiftPoints(index: number, goal: TrainingGoal): number[] {
  const usual = goal === 'strength' ? MAIN_LIFT_POINTS_OF_STRENGTH : USUAL_MAIN_LIFT_POINTS;
  const each = BIG_PATTERNS[index]!.family === 'deadlift' ? [DEADLIFT_POINTS] : usual;
  return each.reduce((points, more) => [...points, points.at(-1)! + more], [0]);
}

/** A full week would train them once or never: the first two days with each count, from four days a week on (docs/decisions.md). */
export const SMALL_PARTS: readonly BodyPartName[] = ['삼두', '이두', '종아리', '복부'];
export const TIMES_POINTS = 200;
export const TIMES_FROM_DAYS = 4;

/** Cost of a workout, for set-up and changing over. */
export const WORKOUT_POINTS = -30;
/** Cost of a set, so that none is added without effect. */
export const SET_POINTS = -3;
/** Subtracted for each point by which the session ranking prefers the part's best workout: loaded staples come first. */
export const POINTS_OF_CHOICE = 5;
/** A beginner with few days trains the whole body: each of these parts on each day. */
export const WHOLE_BODY_PARTS: readonly BodyPartName[] = ['허벅지 앞', '등', '가슴'];
export const WHOLE_BODY_POINTS = 400;
export const WHOLE_BODY_UP_TO_DAYS = 3;
/** A wish outweighs anything it can cost. Staying on its day is worth less than a first or second session with a main lift. */
export const PIN_POINTS = 20_000;
export const KEPT_POINTS = 60;
/**
 * A workout that has been in every week for a long time is replaced if another is nearly as good: at most two per week, never a lift with a bar.
 */
export const LASTING_POINTS = -1_000;
export const MOST_RENEWED = 2;
/** Staying is worth more when the same week is planned again, because the member has already seen it. */
export const KEPT_AGAIN_POINTS = 400;
