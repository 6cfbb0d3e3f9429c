import type { BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import { trainingLimits } from '../workout/health/training-limits.js';
import { orderWorkouts } from '../workout/selection/order-workouts.js';
import type { SlotOption } from '../workout/selection/selection.types.js';
import { minutesOf } from '../workout/session/fit-time.js';
import { warmUpSets } from '../workout/session/warm-up.js';
import { PARTS, recommendedRange } from './effective-sets.table.js';
import { datedDays } from './week-days.js';
import { builtWeek, type BuiltWeek } from './week-model.js';
import type { Block } from './week-model.types.js';
import { bestWeek, type Solution } from './week-search.js';
import type {
  LeftOutCause,
  PartOfWeek,
  PinnedWorkout,
  PlannedDay,
  PlannedWorkout,
  WeekInput,
  WeekPlan,
} from './week.types.js';

/** An indirect set counts half. */
const HELPING = 0.5;

/**
 * The best week under the rules found before `isOver` (polled about every millisecond), with an upper bound on its gap to the optimum.
 * Otherwise pure: with enough time the same input gives the same week. Throws `RangeError` unless there are one to six days, either of
 * different weekdays in order or all without one.
 */
export function planWeek(input: WeekInput, isOver: (soFar: Solution) => boolean): WeekPlan {
  const limits = trainingLimits(input.profile.health, input.goal, input.member);
  if (limits.isMobility) return withoutTraining(input, limits.notes);
  const built = builtWeek(input, limits);
  const { plan, value, bound } = bestWeek(built.model, isOver);
  const days = built.sessions
    .flatMap((ofSession, slot) =>
      ofSession.map(({ weekday, minutes }) =>
        plannedDay(weekday, minutes, plan[slot]!, built.options[slot]!),
      ),
    )
    .sort((a, b) => a.weekday - b.weekday);
  const parts = partsOf(input, days, recommendedRange(limits.goal, input.experience ?? 'beginner'));
  const planned = new Set(days.flatMap(({ workouts }) => workouts.map(({ workoutId }) => workoutId)));
  return {
    ...{ days, parts, value, bound, gap: bound === 0 ? 0 : (bound - value) / bound },
    isProved: value === bound,
    leftOut: parts.flatMap(({ bodyPart, directSets, fractionalSets, range: [least] }) =>
      directSets > 0 || fractionalSets >= least
        ? []
        : [{ bodyPart, because: whyNoPart(bodyPart, input, built) }],
    ),
    unmetPins: input.pins.flatMap(pin => {
      const isMet = pin.weekday === null ? planned.has(pin.workoutId) : isOn(days, pin);
      return isMet ? [] : [{ ...pin, because: whyNoPin(pin, input, built) }];
    }),
    renewed: built.renewed.filter(id => !planned.has(id)),
    ...{ notes: limits.notes, isMobility: false },
  };
}

function withoutTraining(input: WeekInput, notes: string[]): WeekPlan {
  return {
    days: datedDays(input).map(({ weekday }) => ({ weekday, workouts: [], minutes: 0 })),
    ...{ parts: [], value: 0, bound: 0, gap: 0, isProved: true },
    leftOut: [],
    unmetPins: input.pins.map(pin => ({ ...pin, because: 'health' })),
    ...{ renewed: [], notes, isMobility: true },
  };
}

/** In training order, with the minutes it takes in that order. */
function plannedDay(
  weekday: number,
  limit: number,
  blocks: readonly (Block | null)[],
  options: readonly SlotOption[],
): PlannedDay {
  const sets = new Map<SlotOption, number>();
  const slots = blocks.flatMap((block, part) =>
    (block?.items ?? []).map(item => {
      const option = options[item.workout]!;
      sets.set(option, item.sets);
      return { bodyPart: PARTS[part]!, option };
    }),
  );
  if (slots.length === 0) return { weekday, workouts: [], minutes: 0 };
  const ordered = orderWorkouts(slots);
  const warmUps = warmUpSets(
    ordered.map(({ candidate: { workout, prescription } }) => ({
      ...{ workout, weightKg: prescription.weightKg, repeat: prescription.repeat },
    })),
    limit,
  );
  const exercises = ordered.map(({ candidate }, index) => ({
    ...{ sets: sets.get(candidate)!, warmUp: warmUps[index]! },
    isLoaded: candidate.prescription.weightKg !== null,
    restSeconds: candidate.prescription.restSeconds,
  }));
  const workouts = ordered.map(({ bodyPart, candidate }): PlannedWorkout => ({
    ...{ workoutId: candidate.workout.id, bodyPart, sets: sets.get(candidate)! },
  }));
  return { weekday, workouts, minutes: minutesOf(exercises, limit) };
}

function partsOf(
  { catalogue, done }: WeekInput,
  days: readonly PlannedDay[],
  range: PartOfWeek['range'],
): PartOfWeek[] {
  const byId = new Map(catalogue.map(workout => [workout.id, workout]));
  return PARTS.map(bodyPart => {
    const setsOn = ({ workouts }: PlannedDay, isOf: (workout: EngineWorkout) => boolean): number =>
      workouts.reduce((sum, { workoutId, sets }) => sum + (isOf(byId.get(workoutId)!) ? sets : 0), 0);
    const direct = days.map(day => setsOn(day, ({ primaryBodyParts: of }) => of.includes(bodyPart)));
    const indirect = days.map(day => setsOn(day, ({ secondaryBodyParts: of }) => of.includes(bodyPart)));
    const [directSets, indirectSets] = [sum(direct), sum(indirect)];
    const before = sum(done.filter(each => each.bodyPart === bodyPart).map(({ sets }) => sets));
    return {
      ...{ bodyPart, directSets, indirectSets, range },
      fractionalSets: before + directSets + HELPING * indirectSets,
      times: days.filter((_, index) => direct[index]! + HELPING * indirect[index]! >= 1).length,
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const isOn = (days: readonly PlannedDay[], { workoutId, weekday }: PinnedWorkout): boolean =>
  days.some(day => day.weekday === weekday && day.workouts.some(each => each.workoutId === workoutId));

function whyNoPart(bodyPart: BodyPartName, input: WeekInput, { places }: BuiltWeek): LeftOutCause {
  const trains = ({ primaryBodyParts: [first] }: EngineWorkout): boolean => first === bodyPart;
  if (places.every(({ options }) => options[PARTS.indexOf(bodyPart)]!.length === 0))
    return whyNone(input.catalogue.filter(trains), input, places);
  const isAsked = input.days.some(({ onlyParts }) => onlyParts === null || onlyParts.includes(bodyPart));
  return isAsked ? 'time' : 'otherDays';
}

function whyNoPin({ workoutId }: PinnedWorkout, input: WeekInput, { places }: BuiltWeek): LeftOutCause {
  const isThere = places.some(({ options }) =>
    options.flat().some(({ workout }) => workout.id === workoutId),
  );
  const pinned = input.catalogue.filter(({ id }) => id === workoutId);
  if (!isThere) return whyNone(pinned, input, places);
  const parts = pinned.flatMap(({ primaryBodyParts }) => primaryBodyParts);
  const isAsked = input.days.some(
    ({ onlyParts }) => onlyParts === null || parts.some(part => onlyParts.includes(part)),
  );
  return isAsked ? 'time' : 'otherDays';
}

/** Why none of these can be chosen anywhere. */
function whyNone(
  workouts: readonly EngineWorkout[],
  { days, profile }: WeekInput,
  places: BuiltWeek['places'],
): LeftOutCause {
  const possible = workouts.filter(({ machineNames }) =>
    days.some(day => machineNames.every(machine => day.machineNames.includes(machine))),
  );
  const refused = new Set(places.flatMap(({ pool }) => pool.refused.map(({ workout }) => workout.id)));
  if (possible.some(({ id }) => refused.has(id))) return 'health';
  return possible.some(({ id }) => profile.excludedWorkoutIds.includes(id)) ? 'excluded' : 'notThere';
}
