import type { EquipmentSettings, TrainingHealth, TrainingProfile } from './workout-engine.types.js';

/** Nothing told about health. */
export const HEALTH_UNTOLD: TrainingHealth = {
  conditions: [],
  medicines: [],
  soreAreas: [],
  pregnancyWeeks: null,
  postpartumWeeks: null,
  surgeryAreas: [],
  surgeryWeeks: null,
  readiness: 'unanswered',
};

/** The loads of a usual Korean gym: those of the catalogue's rows. */
export const USUAL_EQUIPMENT: EquipmentSettings = {
  dumbbellStepKg: null,
  lightestDumbbellKg: null,
  heaviestDumbbellKg: null,
  smallestPlateKg: null,
  stackStepKg: null,
  singleDumbbell: false,
};

/** A member who has told nothing yet. */
export const USUAL_PROFILE: TrainingProfile = {
  health: HEALTH_UNTOLD,
  equipment: USUAL_EQUIPMENT,
  excludedWorkoutIds: [],
  recentlyTrained: [],
};
