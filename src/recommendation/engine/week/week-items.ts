import type { BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import type { Experience } from '../../../training-preferences/workout-wire-names.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import type { TrainingLimits } from '../workout/health/training-limits.js';
import { BODY_PARTS_BY_SIZE, PATTERN_ORDER } from '../workout/selection/body-part-slots.js';
import type { SlotOption } from '../workout/selection/selection.types.js';
import { minutesOf, type PlannedExercise } from '../workout/session/fit-time.js';
import { warmUpSets } from '../workout/session/warm-up.js';
import {
  BIG_PATTERNS,
  effectiveQuarters,
  isMainLift,
  KEPT_AGAIN_POINTS,
  KEPT_POINTS,
  LASTING_POINTS,
  partOf,
  PARTS,
  partsOfChoice,
  PIN_POINTS,
  POINTS_OF_CHOICE,
  SET_POINTS,
  SMALL_PARTS,
  TIMES_FROM_DAYS,
  WORKOUT_POINTS,
} from './effective-sets.table.js';
import type { DatedDay } from './week-days.js';
import type { Item } from './week-model.types.js';
import type { WeekInput } from './week.types.js';

const SETS = [2, 3, 4] as const;
/** Bits after those of the parts. */
export const HEAVY_SQUAT = PARTS.length;
export const HEAVY_HINGE = PARTS.length + 1;
/** Number of parts in which a beginner learns a lift with a bar. */
const BARBELL_PARTS_OF_BEGINNER = 3;

/** Parts whose number of days counts. */
export const timesParts = ({ length }: WeekInput['days']): readonly BodyPartName[] =>
  length < TIMES_FROM_DAYS ? [] : SMALL_PARTS;

export const anyDayPins = (pins: WeekInput['pins']): number[] =>
  pins.filter(({ weekday }) => weekday === null).map(({ workoutId }) => workoutId);

/** Items to choose from for each part on such a day. */
export function itemsOfDay(
  day: DatedDay,
  /** Of its place: per part, best first. */
  options: readonly SlotOption[][],
  input: WeekInput,
  { goal }: TrainingLimits,
  experience: Experience,
  /** Workouts that others replace. */
  resting: readonly number[],
): Item[][] {
  const wished = new Set([...day.pinned, ...anyDayPins(input.pins)]);
  const all = options.flat();
  const allowed = experience === 'beginner' ? beginnersOptions(options, wished) : options;
  const isGym = all.some(({ workout }) => workout.loadType === 'stack');
  const hasBarbell = new Set(
    allowed.flat().flatMap(({ isBarbellLift, workout: { pattern } }) => (isBarbellLift ? [pattern] : [])),
  );
  const isLeft = (part: BodyPartName): boolean =>
    !day.resting.includes(part) && day.onlyParts?.includes(part) !== false;
  const optionsLeft = allowed.map(own =>
    (isGym ? withoutNeedlessBands(own, new Set([...wished, ...day.kept])) : own).filter(({ workout }) =>
      partsOfChoice(workout).every(isLeft),
    ),
  );
  const possible = new Set(optionsLeft.flat().map(({ workout }) => workout.id));
  // Where the day can stay as it was, nothing should be added to it.
  const isWhole = day.kept.length > 0 && day.kept.every(id => possible.has(id));
  const [kept, stranger] = input.isAgain
    ? [KEPT_AGAIN_POINTS, isWhole ? -KEPT_AGAIN_POINTS : 0]
    : [KEPT_POINTS, 0];
  return PARTS.map((_, index) => {
    const best = options[index]![0]?.points ?? 0;
    const own = optionsLeft[index]!;
    // Without another of its pattern a workout stays; the other is worth as much as if it had been there.
    const isReplaced = ({ id, pattern }: EngineWorkout): boolean =>
      resting.includes(id) &&
      own.some(({ workout }) => workout.pattern === pattern && !resting.includes(workout.id));
    const replaced = own.flatMap(({ workout }) =>
      day.kept.includes(workout.id) && isReplaced(workout) ? [workout.pattern] : [],
    );
    const bonusOf = (workout: EngineWorkout): number => {
      if (isReplaced(workout)) return LASTING_POINTS;
      return day.kept.includes(workout.id) || replaced.includes(workout.pattern) ? kept : stranger;
    };
    return own
      .flatMap(option => {
        const { pattern, family } = option.workout;
        // Strength counts lifts with a bar, where there is one. Other goals hinge with an exercise less tiring than a deadlift.
        const countsAsMain =
          goal === 'strength' ? option.isBarbellLift || !hasBarbell.has(pattern) : family !== 'deadlift';
        return SETS.map(sets =>
          itemOf(option, sets, best, all.indexOf(option), day, input, countsAsMain, bonusOf(option.workout)),
        );
      })
      .filter(({ amounts }) => amounts.some(amount => amount > 0));
  });
}

/** In a gym, a band is only quicker to set up than a weight that fits, and does not show whether its user gets stronger. */
const withoutNeedlessBands = (own: readonly SlotOption[], wished: ReadonlySet<number>): SlotOption[] =>
  own.filter(
    ({ workout: { id, loadType, pattern } }) =>
      loadType !== 'band' ||
      wished.has(id) ||
      !own.some(
        ({ workout, prescription: { fit, weightKg } }) =>
          workout.pattern === pattern && weightKg !== null && fit === 'fits',
      ),
  );

/**
 * What a beginner learns first: no technical lift where the part has another exercise of its pattern, one squat and one hinge, and a bar for
 * the main pattern of three parts.
 */
function beginnersOptions(options: readonly SlotOption[][], wished: ReadonlySet<number>): SlotOption[][] {
  const withBar = new Set<BodyPartName>();
  const kept = new Map<BodyPartName, SlotOption[]>();
  for (const part of BODY_PARTS_BY_SIZE) {
    const own = options[PARTS.indexOf(part)]!;
    const main = PATTERN_ORDER[part][0]!;
    const isLearnt = (option: SlotOption): boolean => {
      const { pattern, skill } = option.workout;
      if (skill === 3 && own.some(({ workout }) => workout.pattern === pattern && workout.skill < 3))
        return false;
      if (option.isHeavyLegMove && !main.includes(pattern)) return false;
      if (!option.isBarbellLift) return true;
      return main.includes(pattern) && (withBar.has(part) || withBar.size < BARBELL_PARTS_OF_BEGINNER);
    };
    const learnt = own.filter(option => wished.has(option.workout.id) || isLearnt(option));
    if (learnt.some(({ isBarbellLift }) => isBarbellLift)) withBar.add(part);
    kept.set(part, learnt);
  }
  return PARTS.map(part => kept.get(part)!);
}

function itemOf(
  { workout, prescription, points, isHeavyLegMove }: SlotOption,
  sets: number,
  /** Points of the part's best option at this place. */
  best: number,
  index: number,
  day: DatedDay,
  { days, pins }: WeekInput,
  countsAsMain: boolean,
  /** Points for having been there before. */
  bonus: number,
): Item {
  const { weightKg, repeat, restSeconds } = prescription;
  const [warmUp] = warmUpSets([{ workout, weightKg, repeat }], day.minutes);
  const exercise = { sets, isLoaded: weightKg !== null, restSeconds, warmUp: [] };
  const seconds = secondsOf(exercise, day.minutes);
  const quarters = PARTS.map(part => effectiveQuarters(workout, part, prescription));
  const isHeavy =
    isHeavyLegMove && workout.stresses?.some(stress => stress === 'lowerBack' || stress === 'spinalLoad');
  return {
    ...{ workout: index, pattern: workout.pattern, sets, seconds },
    warmUpSeconds: secondsOf({ ...exercise, warmUp: warmUp! }, day.minutes) - seconds,
    amounts: [
      ...quarters.map(quarter => quarter * sets),
      ...BIG_PATTERNS.map(({ part }, big) =>
        countsAsMain && isMainLift(workout, quarters[PARTS.indexOf(part)]!, big) ? 1 : 0,
      ),
      ...timesParts(days).map(part => (quarters[PARTS.indexOf(part)]! > 0 ? 1 : 0)),
      ...anyDayPins(pins).map(id => (id === workout.id ? 1 : 0)),
    ],
    points:
      WORKOUT_POINTS +
      SET_POINTS * sets +
      Math.round(POINTS_OF_CHOICE * (Math.floor(points) - Math.floor(best))) +
      bonus +
      (day.pinned.includes(workout.id) ? PIN_POINTS : 0),
    bits:
      (1 << PARTS.indexOf(partOf(workout)!)) |
      (isHeavy ? 1 << (workout.pattern === 'squat' ? HEAVY_SQUAT : HEAVY_HINGE) : 0),
  };
}

/**
 * `minutesOf` rounds up to whole minutes. All times are multiples of five seconds, so the minutes of twelve copies times five are exactly
 * the seconds of one.
 */
function secondsOf(exercise: PlannedExercise, limit: number): number {
  return 5 * (minutesOf(Array<PlannedExercise>(12).fill(exercise), limit) - minutesOf([], limit));
}
