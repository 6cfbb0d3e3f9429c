import { isStrengthTraining, type BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import { trainingLimits } from '../workout/health/training-limits.js';
import { orderWorkouts } from '../workout/selection/order-workouts.js';
import type { SlotOption } from '../workout/selection/selection.types.js';
import { minutesOf } from '../workout/session/fit-time.js';
import { warmUpSets } from '../workout/session/warm-up.js';
import { PARTS, partOf, partsOfChoice, recommendedRange } from './effective-sets.table.js';
import { datedDays } from './week-days.js';
import { builtWeek, type BuiltWeek } from './week-model.js';
import { TIME_STEP_SECONDS, type Block, type Item, type Plan, type WeekModel } from './week-model.types.js';
import { sum } from './week-plan.js';
import { bestWeek, type Solution } from './week-search.js';
import { gapOf } from './week-words.js';
import type {
  EmptyDay,
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
  const all = days.flatMap(({ workouts }) => workouts);
  const planned = new Set(all.map(({ workoutId }) => workoutId));
  const catalogueOf = (part: BodyPartName) => input.catalogue.filter(workout => partOf(workout) === part);
  const old = new Set(input.old.flatMap(({ workouts }) => workouts.map(({ workoutId }) => workoutId)));
  const isReplaced = (id: number): boolean =>
    all.some(each => !old.has(each.workoutId) && catalogueOf(each.bodyPart).some(of => of.id === id));
  return {
    ...{ days, parts, value, bound, gap: gapOf({ value, bound }) },
    isProved: value === bound,
    leftOut: parts.flatMap(({ bodyPart, directSets, fractionalSets, range: [least] }) => {
      if (directSets > 0 || fractionalSets >= least || all.some(each => each.bodyPart === bodyPart))
        return [];
      const because = whyNot(catalogueOf(bodyPart), input, built, plan);
      // A week planned again stays as it was where that loses little.
      return input.isAgain && because === 'little' ? [] : [{ bodyPart, because }];
    }),
    unmetPins: input.pins.flatMap(pin => {
      const isMet = pin.weekday === null ? planned.has(pin.workoutId) : isOn(days, pin);
      return isMet ? [] : [{ ...pin, because: whyNoPin(pin, input, built, plan) }];
    }),
    emptyDays: all.length === 0 ? [] : emptyDays(days, built),
    renewed: built.renewed.filter(id => !planned.has(id) && isReplaced(id)),
    ...{ notes: limits.notes, isMobility: false },
  };
}

function withoutTraining(input: WeekInput, notes: string[]): WeekPlan {
  return {
    days: datedDays(input).map(({ weekday }) => ({ weekday, workouts: [], minutes: 0 })),
    ...{ parts: [], value: 0, bound: 0, gap: 0, isProved: true },
    leftOut: [],
    unmetPins: input.pins.map(pin => ({ ...pin, because: 'health' })),
    ...{ emptyDays: [], renewed: [], notes, isMobility: true },
  };
}

/** In training order, with the minutes it takes in that order. */
function plannedDay(
  weekday: number,
  limit: number,
  blocks: readonly Block[],
  options: readonly SlotOption[],
): PlannedDay {
  const chosen = new Map<SlotOption, Pick<PlannedWorkout, 'bodyPart' | 'sets'>>();
  blocks.forEach((block, part) =>
    block.items.forEach(item =>
      chosen.set(options[item.workout]!, { bodyPart: PARTS[part]!, sets: item.sets }),
    ),
  );
  if (chosen.size === 0) return { weekday, workouts: [], minutes: 0 };
  // By the part it trains first: a deadlift comes before the rows, not after them, and is warmed up for.
  const slots = [...chosen.keys()].map(option => ({ bodyPart: option.workout.primaryBodyParts[0]!, option }));
  const ordered = orderWorkouts(slots);
  const warmUps = warmUpSets(
    ordered.map(({ candidate: { workout, prescription } }) => ({
      ...{ workout, weightKg: prescription.weightKg, repeat: prescription.repeat },
    })),
    limit,
  );
  const exercises = ordered.map(({ candidate }, index) => ({
    ...{ sets: chosen.get(candidate)!.sets, warmUp: warmUps[index]! },
    isLoaded: candidate.prescription.weightKg !== null,
    restSeconds: candidate.prescription.restSeconds,
  }));
  const workouts = ordered.map(({ candidate }): PlannedWorkout => ({
    workoutId: candidate.workout.id,
    ...chosen.get(candidate)!,
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

const isOn = (days: readonly PlannedDay[], { workoutId, weekday }: PinnedWorkout): boolean =>
  days.some(day => day.weekday === weekday && day.workouts.some(each => each.workoutId === workoutId));

function emptyDays(days: readonly PlannedDay[], { sessions, items }: BuiltWeek): EmptyDay[] {
  const isPossible = ({ weekday }: PlannedDay): boolean =>
    sessions.some((of, slot) => of.some(day => day.weekday === weekday) && items[slot]!.flat().length > 0);
  return days.flatMap(day =>
    day.workouts.length > 0
      ? []
      : [{ weekday: day.weekday, because: isPossible(day) ? 'enough' : 'nothing' }],
  );
}

/** Why none of these workouts is in the plan. */
function whyNot(
  workouts: readonly EngineWorkout[],
  { days, profile }: WeekInput,
  { model, sessions, items, options, pools }: BuiltWeek,
  plan: Plan,
): LeftOutCause {
  const ids = new Set(workouts.map(({ id }) => id));
  const slots = sessions.map(([day], slot) => ({
    ...{ day: day!, pool: pools[slot]! },
    options: options[slot]!.flatMap(({ workout }) => (ids.has(workout.id) ? [workout] : [])),
    items: items[slot]!.flat().filter(({ workout }) => ids.has(options[slot]![workout]!.workout.id)),
  }));
  if (slots.some(slot => slot.items.length > 0)) return whyNoRoom(model, plan, slots);
  const asked = slots.filter(({ day: { onlyParts } }) =>
    workouts.some(workout => partsOfChoice(workout).every(part => onlyParts?.includes(part) !== false)),
  );
  const there = asked.filter(slot => slot.options.length > 0);
  if (there.length > 0)
    return there.every(slot =>
      slot.options.every(workout => partsOfChoice(workout).some(part => slot.day.resting.includes(part))),
    )
      ? 'resting'
      : 'little';
  if (asked.length === 0 && slots.some(slot => slot.options.length > 0)) return 'otherDays';
  const [of, at] = asked.length > 0 ? [asked.map(({ day }) => day), asked] : [days, slots];
  const possible = workouts.filter(({ machineNames }) =>
    of.some(day => machineNames.every(machine => day.machineNames.includes(machine))),
  );
  const possibleIds = new Set(possible.map(({ id }) => id));
  const refused = at.flatMap(({ pool }) => pool.refused).filter(({ workout }) => possibleIds.has(workout.id));
  if (refused.length > 0) return refused.some(({ cause }) => cause === 'health') ? 'health' : 'tooHard';
  return possible.some(({ id }) => profile.excludedWorkoutIds.includes(id)) ? 'excluded' : 'notThere';
}

function whyNoPin(
  { workoutId }: PinnedWorkout,
  input: WeekInput,
  built: BuiltWeek,
  plan: Plan,
): LeftOutCause {
  const pinned = input.catalogue.find(({ id }) => id === workoutId);
  if (!pinned) return 'gone';
  if (!isStrengthTraining(pinned)) return 'noStrength';
  const because = whyNot([pinned], input, built, plan);
  const parts = [...partsOfChoice(pinned), ...pinned.primaryBodyParts];
  const isHalfWanted = input.days.some(({ onlyParts }) => parts.some(part => onlyParts?.includes(part)));
  return because === 'otherDays' && isHalfWanted ? 'otherParts' : because;
}

/** Why none of these possible items is in the plan. */
function whyNoRoom(
  { slots }: WeekModel,
  plan: Plan,
  possible: readonly { items: readonly Item[] }[],
): 'time' | 'many' | 'little' {
  const fitting = slots.flatMap(({ capacity, mostWorkouts }, slot) => {
    const blocks = plan[slot]!;
    const left = capacity - sum(blocks.map(({ time }) => time));
    const fits = possible[slot]!.items.some(
      ({ seconds, warmUpSeconds }) => (seconds + warmUpSeconds) / TIME_STEP_SECONDS <= left,
    );
    return fits ? [sum(blocks.map(({ items }) => items.length)) >= mostWorkouts] : [];
  });
  if (fitting.length === 0) return 'time';
  return fitting.every(Boolean) ? 'many' : 'little';
}
