import { type BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import type { Experience } from '../../../training-preferences/workout-wire-names.js';
import { memberStrength } from '../learning/member-strength.js';
import type { TrainingLimits } from '../workout/health/training-limits.js';
import { BODY_PARTS_BY_SIZE, PATTERN_ORDER } from '../workout/selection/body-part-slots.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import type { SlotOption } from '../workout/selection/selection.types.js';
import { slotOption } from '../workout/selection/slot-options.js';
import { workoutCandidates, type CandidatePool } from '../workout/selection/workout-candidates.js';
import { minutesOf, type PlannedExercise } from '../workout/session/fit-time.js';
import { warmUpSets } from '../workout/session/warm-up.js';
import { undominatedBlocks } from './blocks.js';
import {
  BIG_PATTERNS,
  effectiveQuarters,
  isMainLift,
  KEPT_AGAIN_POINTS,
  KEPT_POINTS,
  LASTING_POINTS,
  MOST_RENEWED,
  mainLiftPoints,
  MOST_CREDITED_SETS,
  partOf,
  PARTS,
  partsOfChoice,
  PIN_POINTS,
  POINTS_OF_CHOICE,
  QUARTERS,
  SET_POINTS,
  SMALL_PARTS,
  TIMES_FROM_DAYS,
  TIMES_POINTS,
  volumePoints,
  WHOLE_BODY_PARTS,
  WHOLE_BODY_POINTS,
  WHOLE_BODY_UP_TO_DAYS,
  WORKOUT_POINTS,
} from './effective-sets.table.js';
import { datedDays, daysBetween, kindOf, sessionsOf, type DatedDay } from './week-days.js';
import {
  MOST_WORKOUTS,
  TIME_STEP_SECONDS,
  type Block,
  type Conflict,
  type Curve,
  type Item,
  type Slot,
  type WeekModel,
} from './week-model.types.js';
import type { WeekInput } from './week.types.js';

const SETS = [2, 3, 4] as const;
/** Bits after those of the parts. */
const HEAVY_SQUAT = PARTS.length;
const HEAVY_HINGE = PARTS.length + 1;
/** Sets of a part that count as one main lift done. */
const SETS_OF_MAIN_LIFT = 4;
/** A beginner who comes often does little on each day, or the week would be whole bodies with days of ten minutes between. */
const MOST_WORKOUTS_OF_BEGINNER = 4;
/** Number of parts in which a beginner learns a lift with a bar. */
const BARBELL_PARTS_OF_BEGINNER = 3;

interface PlaceOptions {
  pool: CandidatePool;
  /** Per part, best first. */
  options: SlotOption[][];
}

/** The week in numbers, with their meaning. */
export interface BuiltWeek {
  model: WeekModel;
  /** Days of each slot. */
  sessions: DatedDay[][];
  /** All items of each slot, by part, including those that no best week contains. */
  items: Item[][][];
  /** What `workout` of an item refers to, by slot. */
  options: (readonly SlotOption[])[];
  /** Points of any block, per part. */
  bonuses: number[];
  /** What each slot's place offers. */
  pools: CandidatePool[];
  /** Workouts that should give way. */
  renewed: number[];
}

export function builtWeek(input: WeekInput, limits: TrainingLimits): BuiltWeek {
  const experience = input.experience ?? 'beginner';
  const sessions = sessionsOf(datedDays(input), experience === 'beginner');
  const places = new Map<string, PlaceOptions>();
  const optionsOf = (day: DatedDay): PlaceOptions =>
    kept(places, JSON.stringify([[...day.machineNames].sort(), day.equipment]), () =>
      placeOptions(input, day, limits, experience),
    );
  const curves = curvesOf(input, limits, experience);
  const most = curves.map(({ mostOfSession }) => mostOfSession);
  const isWholeBody = experience === 'beginner' && input.days.length <= WHOLE_BODY_UP_TO_DAYS;
  const isOftenBeginner = experience === 'beginner' && !isWholeBody;
  const bonuses = PARTS.map(part => (isWholeBody && WHOLE_BODY_PARTS.includes(part) ? WHOLE_BODY_POINTS : 0));
  const renewed = givingWay(input);
  const resting = [...renewed, ...(input.givenWay ?? [])];
  const choices = new Map<string, { items: Item[][]; blocks: Block[][] }>();
  const choicesOf = (day: DatedDay): { items: Item[][]; blocks: Block[][] } =>
    kept(choices, kindOf(day), () => {
      const items = itemsOfDay(day, optionsOf(day), input, limits, experience, resting);
      return { items, blocks: items.map((each, part) => undominatedBlocks(each, bonuses[part]!, most)) };
    });
  const conflicts = conflictsOf(sessions);
  // A slot in a conflict is not interchangeable, because no other slot has the same conflicts.
  const kinds = sessions.map((days, index) =>
    conflicts.some(conflict => conflict.some(({ slot }) => slot === index))
      ? `${index}`
      : `${days.length} ${kindOf(days[0]!)}`,
  );
  const slots = sessions.map((days, index): Slot => ({
    times: days.length,
    kind: kinds.indexOf(kinds[index]!),
    capacity: Math.floor(((days[0]!.minutes - minutesOf([], days[0]!.minutes)) * 60) / TIME_STEP_SECONDS),
    mostWorkouts: isOftenBeginner ? MOST_WORKOUTS_OF_BEGINNER : MOST_WORKOUTS,
    blocks: choicesOf(days[0]!).blocks,
    required: 0,
  }));
  return {
    ...{ model: { curves, slots, conflicts }, sessions, bonuses },
    items: sessions.map(days => choicesOf(days[0]!).items),
    options: sessions.map(days => optionsOf(days[0]!).options.flat()),
    pools: sessions.map(days => optionsOf(days[0]!).pool),
    renewed,
  };
}

function kept<T>(all: Map<string, T>, key: string, make: () => T): T {
  const known = all.get(key) ?? make();
  all.set(key, known);
  return known;
}

function placeOptions(
  { member, catalogue, profile, week, experience: told, belief }: WeekInput,
  { machineNames, equipment = profile.equipment }: DatedDay,
  limits: TrainingLimits,
  experience: Experience,
): PlaceOptions {
  const pool = workoutCandidates(
    {
      ...{ member, catalogue: [...catalogue], week },
      profile: { ...profile, equipment, recentlyTrained: [] },
      request: {
        ...{ bodyParts: [...PARTS], machineNames: [...machineNames], goal: limits.goal, experience: told },
        minutes: null,
      },
    },
    memberStrength(member, told, belief),
    limits,
  );
  return {
    pool,
    options: PARTS.map(part =>
      pool.candidates
        .filter(({ workout }) => partOf(workout) === part)
        .map(candidate => slotOption(candidate, part, { bodyParts: [part], experience }))
        .sort((a, b) => b.points - a.points || a.workout.id - b.workout.id),
    ),
  };
}

/** Workouts that were in every week for a long time, isolation first. Lifts with a bar stay, because progress is made in them. */
function givingWay({ lasting, catalogue, pins }: WeekInput): number[] {
  const pinned = new Set(pins.map(({ workoutId }) => workoutId));
  return catalogue
    .filter(
      ({ id, machineNames }) => lasting.includes(id) && !machineNames.includes('바벨') && !pinned.has(id),
    )
    .sort((a, b) => Number(a.mechanic !== 'isolation') - Number(b.mechanic !== 'isolation'))
    .slice(0, MOST_RENEWED)
    .map(({ id }) => id);
}

function curvesOf(
  { days, done, pins }: WeekInput,
  { goal }: TrainingLimits,
  experience: Experience,
): Curve[] {
  const doneOf = (part: BodyPartName): number =>
    done.filter(({ bodyPart }) => bodyPart === part).reduce((sum, { sets }) => sum + sets, 0);
  return [
    ...PARTS.map(part => ({
      points: volumePoints(part, goal, experience),
      start: Math.round(QUARTERS * doneOf(part)),
      mostOfSession: QUARTERS * MOST_CREDITED_SETS,
    })),
    ...BIG_PATTERNS.map(({ part }, big) => ({
      points: mainLiftPoints(big, goal),
      // The input does not say which lifts were done.
      start: Math.floor(doneOf(part) / SETS_OF_MAIN_LIFT),
      mostOfSession: 1,
    })),
    ...timesParts(days).map(part => ({
      points: [0, TIMES_POINTS, 2 * TIMES_POINTS],
      start: doneOf(part) >= 1 ? 1 : 0,
      mostOfSession: 1,
    })),
    ...anyDayPins(pins).map(() => ({ points: [0, PIN_POINTS], start: 0, mostOfSession: Infinity })),
  ];
}

/** Parts whose number of days counts. */
const timesParts = ({ length }: WeekInput['days']): readonly BodyPartName[] =>
  length < TIMES_FROM_DAYS ? [] : SMALL_PARTS;

const anyDayPins = (pins: WeekInput['pins']): number[] =>
  pins.filter(({ weekday }) => weekday === null).map(({ workoutId }) => workoutId);

/** Items to choose from for each part on such a day. */
function itemsOfDay(
  day: DatedDay,
  { options }: PlaceOptions,
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

/** No part on consecutive days, unless the member wants it on both; nor squats and hinges that tire the lower back. */
function conflictsOf(sessions: readonly (readonly DatedDay[])[]): Conflict[] {
  const someDays = (one: number, other: number, is: (one: DatedDay, other: DatedDay) => boolean): boolean =>
    sessions[one]!.some(day => sessions[other]!.some(each => each !== day && is(day, each)));
  const indices = sessions.map((_, index) => index);
  const conflicts: Conflict[] = PARTS.flatMap((part, bit) => {
    const isTooNear = (one: number, other: number): boolean =>
      someDays(
        one,
        other,
        (day, each) =>
          daysBetween(day, each) === 1 && !(day.onlyParts?.includes(part) && each.onlyParts?.includes(part)),
      );
    return cliques(indices, isTooNear).map(clique => clique.map(slot => ({ slot, bit })));
  });
  for (const one of indices) {
    for (const other of indices) {
      if (!someDays(one, other, (day, each) => daysBetween(day, each) === 1)) continue;
      conflicts.push([
        { slot: one, bit: HEAVY_SQUAT },
        { slot: other, bit: HEAVY_HINGE },
      ]);
    }
  }
  return conflicts;
}

/** Maximal sets of two or more in which every pair is related. */
function cliques(all: readonly number[], isRelated: (one: number, other: number) => boolean): number[][] {
  const found = Array.from({ length: 2 ** all.length }, (_, mask) =>
    all.filter((_each, index) => (mask & (1 << index)) !== 0),
  ).filter(
    set => set.length > 1 && set.every((one, at) => set.slice(at + 1).every(other => isRelated(one, other))),
  );
  return found.filter(
    set => !found.some(other => other.length > set.length && set.every(one => other.includes(one))),
  );
}
