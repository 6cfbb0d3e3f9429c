import { type BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import type { Experience } from '../../../training-preferences/workout-wire-names.js';
import { memberStrength } from '../learning/member-strength.js';
import type { TrainingLimits } from '../workout/health/training-limits.js';
import type { SlotOption } from '../workout/selection/selection.types.js';
import { slotOption } from '../workout/selection/slot-options.js';
import { workoutCandidates, type CandidatePool } from '../workout/selection/workout-candidates.js';
import { minutesOf } from '../workout/session/fit-time.js';
import { undominatedBlocks } from './blocks.js';
import {
  BIG_PATTERNS,
  MOST_RENEWED,
  mainLiftPoints,
  MOST_CREDITED_SETS,
  partOf,
  PARTS,
  PIN_POINTS,
  QUARTERS,
  TIMES_POINTS,
  volumePoints,
  WHOLE_BODY_PARTS,
  WHOLE_BODY_POINTS,
  WHOLE_BODY_UP_TO_DAYS,
} from './effective-sets.table.js';
import { datedDays, daysBetween, kindOf, sessionsOf, type DatedDay } from './week-days.js';
import { anyDayPins, HEAVY_HINGE, HEAVY_SQUAT, itemsOfDay, timesParts } from './week-items.js';
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

/** Sets of a part that count as one main lift done. */
const SETS_OF_MAIN_LIFT = 4;
/** A beginner who comes often does little on each day, or the week would be whole bodies with days of ten minutes between. */
const MOST_WORKOUTS_OF_BEGINNER = 4;

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
      const items = itemsOfDay(day, optionsOf(day).options, input, limits, experience, resting);
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
