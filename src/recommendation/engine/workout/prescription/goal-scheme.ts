import type { Mechanic } from '../../../../catalogue/catalogue.vocabulary.js';
import type { Experience, TrainingGoal } from '../../../../training-preferences/workout-wire-names.js';

export interface SetScheme {
  sets: number;
  repetitions: number;
  repsInReserve: number;
  restSeconds: number;
}

/** ACSM 2009 (Med Sci Sports Exerc 41:687); Schoenfeld 2017 (J Strength Cond Res 31:3508). */
const SCHEMES: Record<TrainingGoal, Record<Mechanic, SetScheme>> = {
  general: {
    compound: { sets: 3, repetitions: 10, repsInReserve: 3, restSeconds: 120 },
    isolation: { sets: 3, repetitions: 12, repsInReserve: 3, restSeconds: 90 },
  },
  hypertrophy: {
    compound: { sets: 4, repetitions: 10, repsInReserve: 2, restSeconds: 180 },
    isolation: { sets: 3, repetitions: 12, repsInReserve: 2, restSeconds: 90 },
  },
  strength: {
    compound: { sets: 4, repetitions: 5, repsInReserve: 2, restSeconds: 180 },
    isolation: { sets: 3, repetitions: 8, repsInReserve: 2, restSeconds: 180 },
  },
  endurance: {
    compound: { sets: 3, repetitions: 15, repsInReserve: 3, restSeconds: 60 },
    isolation: { sets: 2, repetitions: 18, repsInReserve: 3, restSeconds: 45 },
  },
  // Loads keep muscle, sweat does not (ACSM 2009 on weight loss, Med Sci Sports Exerc 41:459); short rests save time.
  fatLoss: {
    compound: { sets: 3, repetitions: 12, repsInReserve: 3, restSeconds: 75 },
    isolation: { sets: 2, repetitions: 15, repsInReserve: 3, restSeconds: 60 },
  },
};

export function schemeFor(goal: TrainingGoal, mechanic: Mechanic): SetScheme {
  return SCHEMES[goal][mechanic];
}

/** Repetitions in reserve for everything that must stay light: effort 6 of 10 at most. */
export const LIGHT_RESERVE = 4;

const HOLD_SECONDS: Record<TrainingGoal, number> = {
  general: 30,
  hypertrophy: 40,
  strength: 30,
  endurance: 45,
  fatLoss: 30,
};
const HOLD_SHIFT: Record<Experience, number> = { beginner: -10, intermediate: 0, advanced: 15 };

/** Seconds per set of a hold (plank): 20–60. */
export function holdSeconds(goal: TrainingGoal, experience: Experience | undefined): number {
  return HOLD_SECONDS[goal] + (experience === undefined ? 0 : HOLD_SHIFT[experience]);
}
