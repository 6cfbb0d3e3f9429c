import type { Mechanic } from '../../../../catalogue/catalogue.vocabulary.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { isDumbbellRack } from '../../strength/load-grid.js';
import type { TrainingGoal } from '../../../../training-preferences/workout-wire-names.js';

export interface RepetitionRange {
  least: number;
  most: number;
}

/** ACSM 2009 (Med Sci Sports Exerc 41:687); Schoenfeld 2017 (J Strength Cond Res 31:3508). */
const RANGES: Record<TrainingGoal, Record<Mechanic, RepetitionRange>> = {
  general: { compound: { least: 8, most: 12 }, isolation: { least: 8, most: 15 } },
  hypertrophy: { compound: { least: 6, most: 12 }, isolation: { least: 8, most: 15 } },
  strength: { compound: { least: 3, most: 6 }, isolation: { least: 6, most: 10 } },
  endurance: { compound: { least: 15, most: 20 }, isolation: { least: 15, most: 20 } },
  fatLoss: { compound: { least: 10, most: 15 }, isolation: { least: 12, most: 18 } },
};

/** Where the next load is far away, repetitions rise up to this number; beyond it they only train patience. */
export const MOST_REPETITIONS = 25;
/** For exercises whose load is body weight. */
export const MOST_BODYWEIGHT_REPETITIONS = 20;
/** A technical lift from the floor stops before the back tires. */
const HEAVY_HINGE: RepetitionRange = { least: 5, most: 8 };

export function repetitionRange(goal: TrainingGoal, workout: EngineWorkout): RepetitionRange {
  const range = RANGES[goal][workout.mechanic];
  const isBodyweight = workout.loadType === 'bodyweight' || workout.loadType === 'band';
  if (isBodyweight) return { least: 1, most: Math.max(range.most, MOST_BODYWEIGHT_REPETITIONS) };
  return isHeavyHinge(workout)
    ? { least: Math.min(range.least, HEAVY_HINGE.least), most: Math.min(range.most, HEAVY_HINGE.most) }
    : range;
}

/** The most repetitions in a first recommendation. */
const FURTHEST_REPETITIONS = 20;

/** ACSM 2009: for endurance 10 to 15 repetitions for beginners, 10 to 25 and more for trained people; 8 or more keep muscle. */
const FEWEST: Partial<Record<TrainingGoal, number>> = { endurance: 10, fatLoss: 8 };

/**
 * How far repetitions may go where no load within the goal's range comes near the stated reserve: furthest up with light dumbbells, because
 * from 1 to 2 kg the load doubles; also down where the goal wants many, because many repetitions leave hardly any choice of load.
 */
export function widestRange(goal: TrainingGoal, workout: EngineWorkout): RepetitionRange {
  const range = repetitionRange(goal, workout);
  if (isHeavyHinge(workout)) return { ...range, most: HEAVY_HINGE.most };
  const goesFar = goal === 'endurance' || isDumbbellRack(workout);
  return {
    least: Math.min(range.least, FEWEST[goal] ?? range.least),
    most: goesFar ? MOST_REPETITIONS : FURTHEST_REPETITIONS,
  };
}

/** Barbell deadlifts. */
export function isHeavyHinge({ pattern, loadType, skill }: EngineWorkout): boolean {
  return pattern === 'hinge' && loadType === 'barbell' && skill === 3;
}
